import { PATHS } from '../../../content/paths';
import { clinicTimeAt } from '../../../domain/clock';
import { isSameJson } from '../../run/mismatches';
import { SCENARIO_VERSION, type Scenario } from '../../scenario/scenario';
import { recordedAnswer } from './recordedAnswer';
import type { Recording } from './recording';
import { createRedactor } from './redactor';

/** The title of a recording without one. */
export const UNTITLED = 'Înregistrare fără titlu';

/** Returns the answers to each call; none for a call that only the standard clinic answered. */
function draftAnswers({ steps, calls }: Recording): Readonly<Record<string, readonly object[]>> {
  const answers: Record<string, object[]> = {};
  const isOffered = steps.some((step) => 'send' in step && step.send.type === 'offer.chosen');
  for (const call of calls) {
    // The clinic's facts matter only when a doctor's first free time was chosen.
    if (call.call === 'facts' && !isOffered) continue;
    const answer = { ...recordedAnswer(call), ...(call.isHeld && { delay: 'respond' }) };
    (answers[call.call] ??= []).push(answer);
  }
  // The last answer of a call stands for all further ones.
  for (const given of Object.values(answers))
    while (given.length > 1 && isSameJson(given.at(-1), given.at(-2))) given.pop();
  const isOwn = ([, given]: readonly [string, readonly object[]]): boolean =>
    given.some((answer) => Object.keys(answer).some((key) => key !== 'doctor'));
  return Object.fromEntries(Object.entries(answers).filter(isOwn));
}

/**
 * Converts a recording into a scenario that plays the same on any machine. Synthetic data replaces every typed text and all
 * personal data in the answers.
 */
export function toScenario(recording: Recording, title: string): Scenario {
  const { machine, startedAt, steps } = recording;
  const { redactAddress, redactStep } = createRedactor(recording);
  const { date, time } = clinicTimeAt(startedAt);
  const seconds = String(new Date(startedAt).getUTCSeconds()).padStart(2, '0');
  const address = redactAddress(recording.address);
  return {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: `${date} ${time}:${seconds}`,
    ...(address !== PATHS[machine] && { address }),
    answers: draftAnswers(recording),
    // A scenario needs a step; a recording may have none yet.
    steps: steps.length === 0 ? [{ advance: 0 }] : steps.map(redactStep),
  } as Scenario;
}
