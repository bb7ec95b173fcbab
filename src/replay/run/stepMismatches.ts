import { mismatches, type Mismatch } from './compare';
import { controlMismatches, keyMismatches, textMismatches } from './pageMismatches';
import type { StepReport } from './report';
import type { Expectation } from './fillExpectations';
import type { Stage } from './stage';

type Seen = Omit<StepReport, 'mismatches'>;

/** Nothing for what is not expected. */
const compared = (what: string, expected: unknown, actual: unknown): readonly Mismatch[] =>
  expected === undefined ? [] : mismatches(what, expected, actual);

function calendarMismatches(expect: Expectation, stage: Stage): readonly Mismatch[] {
  const expected = 'calendar' in expect ? expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = stage.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches('calendar', null, actual === null ? null : 'shown');
  }
  return expected.flatMap(({ state, ...slot }, index) => {
    const what = `calendar: slot ${slot.slotId} on ${slot.date}`;
    return mismatches(what, state, stage.slotState(slot), ['calendar', index, 'state']);
  });
}

function lookMismatches({ text, controls }: Expectation, stage: Stage): readonly Mismatch[] {
  if (text === undefined && controls === undefined) return [];
  const look = stage.look(text !== undefined);
  return [
    ...(text === undefined ? [] : textMismatches(text, look.text)),
    ...(controls === undefined ? [] : controlMismatches(controls, look.controls)),
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
    ...(key === undefined
      ? []
      : keyMismatches(
          key,
          keys,
          earlier.flatMap((report) => report.keys),
        )),
  ];
}

/** What the step expects that can be judged where it was played. */
function judged({ step: { expect = {} }, unjudged }: Seen): Expectation {
  return Object.fromEntries(Object.entries(expect).filter(([name]) => !unjudged.includes(name)));
}

/**
 * Returns what is not as the step expects it, of what can be judged there.
 * @param earlier the steps before it
 */
export function stepMismatches(
  report: Seen,
  earlier: readonly StepReport[],
  stage: Stage,
): readonly Mismatch[] {
  const expected = judged(report);
  return [
    ...visibleMismatches(expected, report, earlier),
    ...lookMismatches(expected, stage),
    ...calendarMismatches(expected, stage),
  ];
}
