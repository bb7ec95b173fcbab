import { mismatches, type Mismatch } from './compare';
import { controlMismatches, headerMismatches, textMismatches } from './pageMismatches';
import type { StepReport } from './report';
import type { Stage } from './stage';

/** Nothing for what is not expected. */
const compared = (what: string, expected: unknown, actual: unknown): readonly Mismatch[] =>
  expected === undefined ? [] : mismatches(what, expected, actual);

async function calendarMismatches({ step }: StepReport, stage: Stage): Promise<readonly Mismatch[]> {
  const expected = step.expect && 'calendar' in step.expect ? step.expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = await stage.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches('calendar', null, actual === null ? null : 'shown');
  }
  const found: Mismatch[] = [];
  for (const [index, { state, ...slot }] of expected.entries()) {
    const what = `calendar: slot ${slot.slotId} on ${slot.date}`;
    found.push(...mismatches(what, state, await stage.slotState(slot), ['calendar', index, 'state']));
  }
  return found;
}

async function lookMismatches({ step, unjudged }: StepReport, stage: Stage): Promise<readonly Mismatch[]> {
  const { text, controls } = step.expect ?? {};
  if (text === undefined && controls === undefined) return [];
  if (unjudged.includes('text') || unjudged.includes('controls')) return [];
  const look = await stage.look(text !== undefined);
  return [
    ...(text === undefined ? [] : textMismatches(text, look.text)),
    ...(controls === undefined ? [] : controlMismatches(controls, look.controls)),
  ];
}

function visibleMismatches(
  { step: { expect }, observed, requests, headers: sentHeaders }: StepReport,
  earlier: readonly StepReport[],
): readonly Mismatch[] {
  if (expect === undefined) return [];
  const { state, context, onScreen, request, headers } = expect;
  const isState = observed.states.some((known) => known === state || known.startsWith(`${state}.`));
  const before = earlier.map((report) => report.headers);
  const sent = requests.length > 1 ? requests : (requests[0] ?? null);
  return [
    ...(isState ? [] : compared('state', state, observed.states.join(' or '))),
    ...compared('context', context, observed.context),
    ...compared('onScreen', onScreen, observed.onScreen),
    ...compared('request', request, sent),
    ...(headers === undefined ? [] : headerMismatches(headers, sentHeaders, before)),
  ];
}

/** Compared last, because a message may appear later than it was told. */
export function messageMismatches({ step, messages, tone }: StepReport): readonly Mismatch[] {
  return [
    ...compared('notification', step.expect?.notification, messages.at(-1) ?? null),
    ...compared('tone', step.expect?.tone, tone),
  ];
}

/**
 * What is not as the step expects it, but for its messages.
 * @param earlier the steps before it
 */
export async function stepMismatches(
  report: StepReport,
  earlier: readonly StepReport[],
  stage: Stage,
): Promise<readonly Mismatch[]> {
  return [
    ...visibleMismatches(report, earlier),
    ...(await lookMismatches(report, stage)),
    ...(await calendarMismatches(report, stage)),
  ];
}
