import type { JsonPath } from '../scenario/jsonTree';
import type { ExpectedControls, ExpectedText } from '../scenario/parts';
import { didYouMean } from '../scenario/parseScenario';
import type { ControlLook, PageLook, ScenarioRunner } from './scenarioRunner';
import type { Expectation, Mismatch, StepReport } from './report';

const isObject = (value: unknown): value is Record<string, unknown> =>
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

function textMismatches(
  { present = [], absent = [], announced = [] }: ExpectedText,
  shown: PageLook,
): readonly Mismatch[] {
  const isThere = (text: string): boolean => shown.text.includes(withoutBreaks(text));
  return [
    ...mismatches('text.present', present, present.filter(isThere), ['text', 'present']),
    ...mismatches(
      'text.absent',
      absent,
      absent.filter((text) => !isThere(text)),
      ['text', 'absent'],
    ),
    ...mismatches(
      'text.announced',
      announced,
      announced.filter((text) => shown.announced.includes(withoutBreaks(text))),
      ['text', 'announced'],
    ),
  ];
}

function controlMismatches(
  expected: ExpectedControls,
  shown: Readonly<Record<string, ControlLook>>,
): readonly Mismatch[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = shown[name] ?? null;
    // Too many times would make the message unreadable.
    const names = Object.keys(shown).filter((other) => !/\d\d:\d\d/.test(other));
    const none = `: there is none, only ${names.join(' | ')}${didYouMean(name, names)}`;
    const what = `controls.${name}${found === null && wanted !== null ? none : ''}`;
    return mismatches(what, wanted, found, ['controls', name]);
  });
}

/** Returns whether a step's one request used a new or an earlier idempotency key. */
export function keyOf(sent: readonly string[], earlier: readonly StepReport[]): string {
  const [key = ''] = sent;
  const known = earlier.flatMap(({ keys }) => keys);
  if (sent.length !== 1) return `${sent.length} requests`;
  if (key === known.at(-1)) return 'same';
  return known.includes(key) ? 'older' : 'new';
}

type Seen = Omit<StepReport, 'mismatches'>;

/** Compares a value; returns nothing when none is expected. */
const compared = (what: string, expected: unknown, actual: unknown): readonly Mismatch[] =>
  expected === undefined ? [] : mismatches(what, expected, actual);

function calendarMismatches(expect: Expectation, runner: ScenarioRunner): readonly Mismatch[] {
  const expected = 'calendar' in expect ? expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = runner.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches('calendar', null, actual === null ? null : 'shown');
  }
  return expected.flatMap(({ state, ...slot }, index) => {
    const what = `calendar: slot ${slot.slotId} on ${slot.date}`;
    return mismatches(what, state, runner.slotState(slot), ['calendar', index, 'state']);
  });
}

function lookMismatches({ text, controls, focus }: Expectation, runner: ScenarioRunner): readonly Mismatch[] {
  if (text === undefined && controls === undefined && focus === undefined) return [];
  const look = runner.look(text !== undefined);
  return [
    ...(text === undefined ? [] : textMismatches(text, look)),
    ...(controls === undefined ? [] : controlMismatches(controls, look.controls)),
    ...compared('focus', focus, look.focus),
  ];
}

function visibleMismatches(
  { state, context, notification, onScreen, request, key }: Expectation,
  { observed, requests, messages, keys }: Seen,
  earlier: readonly StepReport[],
): readonly Mismatch[] {
  const isState = observed.state === state || observed.state.startsWith(`${state}.`);
  const sent = requests.length > 1 ? requests : (requests[0] ?? null);
  return [
    ...(isState ? [] : compared('state', state, observed.state)),
    ...compared('context', context, observed.context),
    ...compared('notification', notification, messages.at(-1) ?? null),
    ...compared('onScreen', onScreen, observed.onScreen),
    ...compared('request', request, sent),
    ...compared('key', key, keyOf(keys, earlier)),
  ];
}

/** Returns the step's expectations that can be judged in this runner. */
function judged({ step: { expect = {} }, unjudged }: Seen): Expectation {
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
  const expected = judged(report);
  return [
    ...visibleMismatches(expected, report, earlier),
    ...lookMismatches(expected, runner),
    ...calendarMismatches(expected, runner),
  ];
}
