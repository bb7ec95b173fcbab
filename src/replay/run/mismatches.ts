import type { ExpectedControls, ExpectedText } from '../scenario/parts';
import { didYouMean, type JsonPath } from '../scenario/parseScenario';
import type { ControlLook, ScenarioRunner } from './scenarioRunner';
import type { Expectation, Mismatch, StepReport } from './report';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Expectations that must be complete: a key that they do not name must be absent. */
const WHOLE = ['problems'];

/** Returns the differences in the expected parts; parts without an expectation are ignored. */
function mismatches(
  what: string,
  expected: unknown,
  actual: unknown,
  path: JsonPath = [what],
): readonly Mismatch[] {
  if (!isObject(expected) || !isObject(actual)) {
    const isSame = JSON.stringify(expected) === JSON.stringify(actual);
    return isSame ? [] : [{ what, path, expected, actual }];
  }
  const isWhole = WHOLE.some((name) => what.endsWith(name));
  const names = isWhole ? new Set([...Object.keys(expected), ...Object.keys(actual)]) : Object.keys(expected);
  return [...names].flatMap((name) =>
    mismatches(`${what}.${name}`, expected[name], actual[name], [...path, name]),
  );
}

const withoutBreaks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns those of the expected texts that came true. */
function shownTexts(
  { present, absent, announced }: ExpectedText,
  runner: ScenarioRunner,
): Readonly<Record<string, unknown>> {
  const isIn = (shown: string) => (text: string) => shown.includes(withoutBreaks(text));
  const isVisible = isIn(runner.visibleText());
  return {
    present: present?.filter(isVisible),
    absent: absent?.filter((text) => !isVisible(text)),
    announced: announced?.filter(isIn(runner.announcedText())),
  };
}

function controlMismatches(
  expected: ExpectedControls,
  shown: Readonly<Record<string, ControlLook>>,
): readonly Mismatch[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = shown[name] ?? null;
    // Too many times would make the message unreadable.
    const names = Object.keys(shown).filter((other) => !/\d\d:\d\d/.test(other));
    const none = `: lipsește; există ${names.join(' | ')}${didYouMean(name, names)}`;
    const what = `controls.${name}${found === null && wanted !== null ? none : ''}`;
    return mismatches(what, wanted, found, ['controls', name]);
  });
}

/** Returns whether a step's one request used a new or an earlier idempotency key. */
export function keyOf(sent: StepReport['sent'], earlier: readonly StepReport[]): string {
  const { key = '' } = sent[0] ?? {};
  const known = earlier.flatMap((report) => report.sent.map((asked) => asked.key));
  if (sent.length !== 1) return `${sent.length} requests`;
  if (key === known.at(-1)) return 'same';
  return known.includes(key) ? 'older' : 'new';
}

type Seen = Omit<StepReport, 'mismatches'>;

function calendarMismatches(expect: Expectation, runner: ScenarioRunner): readonly Mismatch[] {
  const expected = 'calendar' in expect ? expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = runner.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches('calendar', null, actual === null ? null : 'shown');
  }
  return expected.flatMap(({ state, ...slot }, index) => {
    const what = `calendar: slot ${slot.slotId} on ${slot.date}`;
    const found = mismatches(what, state, runner.slotState(slot), ['calendar', index, 'state']);
    return found.map((mismatch) => ({ ...mismatch, slot }));
  });
}

/** Returns what a step showed, under the names of the expectations. */
function seenAs(
  expect: Expectation,
  { observed, sent, messages }: Seen,
  earlier: readonly StepReport[],
  runner: ScenarioRunner,
): Readonly<Record<string, unknown>> {
  const { state, text } = expect;
  const requests = sent.map(({ payload }) => payload);
  return {
    ...observed,
    // The expectation `submitted` holds in all its parts.
    ...(observed.state.startsWith(`${state}.`) && { state }),
    notification: messages.at(-1) ?? null,
    request: requests.length > 1 ? requests : (requests[0] ?? null),
    key: keyOf(sent, earlier),
    ...(text && { text: shownTexts(text, runner) }),
    ...('focus' in expect && { focus: runner.focusedName() }),
  };
}

/** Returns the step's expectations that can be judged in this runner. */
function judgeableExpectation({ step: { expect = {} }, unjudged }: Seen): Expectation {
  return Object.fromEntries(Object.entries(expect).filter(([name]) => !unjudged.includes(name)));
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
  const expect = judgeableExpectation(report);
  const seen = seenAs(expect, report, earlier, runner);
  const { controls, ...others } = expect;
  return [
    ...Object.entries(others)
      .filter(([name]) => name !== 'calendar')
      .flatMap(([name, expected]) => mismatches(name, expected, seen[name])),
    ...(controls ? controlMismatches(controls, runner.shownControls()) : []),
    ...calendarMismatches(expect, runner),
  ];
}
