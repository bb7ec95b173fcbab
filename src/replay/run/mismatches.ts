import type { ExpectedControls, ExpectedText } from '../scenario/parts';
import { didYouMean, type JsonPath } from '../scenario/parseScenario';
import type { PageReader, ScenarioRunner } from './scenarioRunner';
import type { Expectation, Mismatch, StepReport } from './report';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the differences in the expected parts; parts without an expectation are ignored. */
function mismatches(path: JsonPath, expected: unknown, actual: unknown): readonly Mismatch[] {
  if (!isObject(expected) || !isObject(actual))
    return isSameJson(expected, actual) ? [] : [{ what: path.join('.'), path, expected, actual }];
  // Of all problems each must be expected.
  const isWhole = path.at(-1) === 'problems';
  const names = new Set([...Object.keys(expected), ...(isWhole ? Object.keys(actual) : [])]);
  return [...names].flatMap((name) => mismatches([...path, name], expected[name], actual[name]));
}

/** Returns a text on one line, with single spaces. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** Returns those of the expected texts that came true. */
function shownTexts(
  { present, absent, announced }: ExpectedText,
  page: PageReader,
): Readonly<Record<string, unknown>> {
  const isIn = (shown: string) => (text: string) => shown.includes(oneLine(text));
  const isVisible = isIn(page.visibleText());
  return {
    present: present?.filter(isVisible),
    absent: absent?.filter((text) => !isVisible(text)),
    announced: announced?.filter(isIn(page.announcedText())),
  };
}

function controlMismatches(expected: ExpectedControls, page: PageReader): readonly Mismatch[] {
  const shown = page.shownControls();
  // Too many times would make the message unreadable.
  const names = Object.keys(shown).filter((name) => !/\d\d:\d\d/.test(name));
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = mismatches(['controls', name], wanted, shown[name] ?? null);
    if (name in shown) return found;
    const others = `: lipsește; există ${names.join(' | ')}${didYouMean(name, names)}`;
    return found.map((mismatch) => ({ ...mismatch, what: mismatch.what + others }));
  });
}

/** Returns whether a step's one request used a new or an earlier idempotency key. */
export function keyWord(sent: StepReport['sent'], earlier: readonly StepReport[]): string {
  const { key = '' } = sent[0] ?? {};
  const known = earlier.flatMap((report) => report.sent.map((asked) => asked.key));
  if (sent.length !== 1) return `${sent.length} cereri`;
  if (key === known.at(-1)) return 'same';
  return known.includes(key) ? 'older' : 'new';
}

type Seen = Omit<StepReport, 'mismatches'>;

function calendarMismatches(expect: Expectation, runner: ScenarioRunner): readonly Mismatch[] {
  const expected = 'calendar' in expect ? expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = runner.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches(['calendar'], null, actual === null ? null : 'shown');
  }
  return expected.flatMap(({ state, ...slot }, index) =>
    // The week on show, only a page knows.
    !runner.page && state === 'absent'
      ? []
      : mismatches(['calendar', index, 'state'], state, runner.slotState(slot)).map((mismatch) => ({
          ...mismatch,
          slot,
        })),
  );
}

/** Returns what a step showed, under the names of the expectations. */
function seenAs(
  { state, text }: Expectation,
  { observed, sent, messages }: Seen,
  earlier: readonly StepReport[],
  { page }: ScenarioRunner,
): Readonly<Record<string, unknown>> {
  const requests = sent.map(({ payload }) => payload);
  return {
    ...observed,
    // The expectation `submitted` holds in all its parts.
    ...(observed.state.startsWith(`${state}.`) && { state }),
    notification: messages.at(-1) ?? null,
    request: requests.length > 1 ? requests : (requests[0] ?? null),
    key: keyWord(sent, earlier),
    ...(page && { focus: page.focusedName() }),
    ...(page && text && { text: shownTexts(text, page) }),
  };
}

/**
 * Returns the expectations that a step does not meet, of those that can be judged in this runner.
 * @param earlier the steps before it
 */
export function stepMismatches(
  report: Seen,
  earlier: readonly StepReport[],
  runner: ScenarioRunner,
): readonly Mismatch[] {
  const { step, unjudged } = report;
  const expect: Expectation = Object.fromEntries(
    Object.entries(step.expect ?? {}).filter(([name]) => !unjudged.includes(name)),
  );
  const seen = seenAs(expect, report, earlier, runner);
  return [
    ...Object.entries(expect)
      .filter(([name]) => name !== 'calendar' && name !== 'controls')
      .flatMap(([name, expected]) => mismatches([name], expected, seen[name])),
    ...(runner.page && expect.controls ? controlMismatches(expect.controls, runner.page) : []),
    ...calendarMismatches(expect, runner),
  ];
}
