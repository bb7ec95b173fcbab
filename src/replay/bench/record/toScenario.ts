import { PATHS } from '../../../content/paths';
import { clinicTimeAt } from '../../../domain/clock';
import { MINUTE, SECOND } from '../../../domain/durations';
import { withExpected } from '../../run/expected';
import { isSameJson } from '../../run/mismatches';
import { MAX_ADVANCE_MS, SCENARIO_VERSION, type Scenario, type Step } from '../../scenario/scenario';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import { recordedAnswer, startTimes } from './recordedAnswer';
import type { Entry, RecordedCall, Recording } from './recording';
import { createRedactor } from './redactor';

/** The title of a recording without one. */
export const UNTITLED = 'Înregistrare fără titlu';

/**
 * Returns whether nothing happened and no time passed between a call and its answer. The answer with the clinic's facts
 * always counts as immediate.
 */
const isAtOnce = (entries: readonly Entry[], { call, since }: RecordedCall, answered: number): boolean =>
  call === 'facts' ||
  entries.slice(since, answered).every(({ kind }) => kind === 'answer' || kind === 'removed');

/** Returns the answers to each call; none for a call that only the standard clinic answered. */
function draftAnswers({ entries, calls }: Recording): Readonly<Record<string, readonly object[]>> {
  const answers: Record<string, object[]> = {};
  const isOffered = entries.some((entry) => entry.kind === 'send' && entry.send.type === 'offer.chosen');
  calls.forEach((call, index) => {
    // The clinic's facts matter only when a doctor's first free time was chosen.
    if (call.call === 'facts' && !isOffered) return;
    const answered = entries.findIndex((entry) => entry.kind === 'answer' && entry.call === index);
    const waits = answered === -1 || !isAtOnce(entries, call, answered);
    const answer = { ...recordedAnswer(call), ...(waits && { delay: 'respond' }) };
    (answers[call.call] ??= []).push(answer);
  });
  // The last answer of a call stands for all further ones.
  for (const given of Object.values(answers))
    while (given.length > 1 && isSameJson(given.at(-1), given.at(-2))) given.pop();
  const isOwn = ([, given]: readonly [string, readonly object[]]): boolean =>
    given.some((answer) => Object.keys(answer).some((key) => key !== 'doctor'));
  return Object.fromEntries(Object.entries(answers).filter(isOwn));
}

/** Returns whether between two moments (ms since the epoch) an offered time begins, or a day: the page then changes. */
function isPageAging(from: number, to: number, offered: ReadonlySet<string>): boolean {
  for (let minute = Math.floor(from / MINUTE) + 1; minute * MINUTE <= to; minute += 1) {
    const { time } = clinicTimeAt(minute * MINUTE);
    if (time === '00:00' || offered.has(time)) return true;
  }
  return false;
}

/** Returns the step of an event, with a note where its text is a made-up one. */
function sendStep(send: ScenarioEvent, own: ScenarioEvent): Step {
  const isReplaced = 'value' in send && 'value' in own && send.value !== own.value;
  return { send, ...(isReplaced && { note: 'Text înlocuit.' }) } as Step;
}

/**
 * Converts a recording into a scenario that plays the same on any machine: events and answers in order, with only the
 * time that the form itself waits for, or in which the page changes by itself. Its expectations are those that the tester
 * pointed at. Synthetic data replaces every typed text and all personal data in the answers.
 * @returns the scenario, the recording's steps, and for each of them the index of its entry
 */
export function toScenario(recording: Recording, title: string) {
  const { machine, startedAt, entries, calls } = recording;
  const { redactAddress, redactEvent, redactExpectation } = createRedactor(recording);
  const opened = startedAt - (startedAt % SECOND);
  const { date, time } = clinicTimeAt(opened);
  const seconds = String(new Date(opened).getUTCSeconds()).padStart(2, '0');
  const offered = startTimes(calls);
  const steps: Step[] = [];
  const origins: number[] = [];
  let clock = 0;
  /** Scenario time in ms after each number of entries. */
  const clockAfter = [0];
  const advanceTo = (moment: number): void => {
    while (clock < moment) {
      const advance = Math.min(moment - clock, MAX_ADVANCE_MS);
      steps.push({ advance });
      clock += advance;
    }
  };
  entries.forEach((entry, index) => {
    if (entry.kind === 'wait') {
      const end = (clockAfter[entry.since] ?? 0) + entry.ms;
      // Stop 1 ms earlier, so that a form that reacts too early is detected.
      advanceTo(end - 1);
      advanceTo(end);
    } else if (entry.kind === 'answer') {
      const call = calls[entry.call];
      if (call !== undefined && !isAtOnce(entries, call, index)) steps.push({ respond: call.call });
    } else if (entry.kind === 'expected') {
      // It is the page after the last step that the tester saw, be that step a wait or an answer.
      const last = steps.pop() ?? { advance: 0 };
      steps.push(entry.isStruck ? last : withExpected(machine, last, redactExpectation(entry.expectation)));
    } else if (entry.kind === 'removed') {
      // Replaces the removed text in later expectations, too.
      if (entry.send !== undefined) redactEvent(entry.send);
    } else {
      if (entry.isQuiet && isPageAging(opened + clock, entry.at, offered)) advanceTo(entry.at - opened);
      steps.push(sendStep(redactEvent(entry.send, entry.written), entry.send));
    }
    clockAfter.push(clock);
    while (origins.length < steps.length) origins.push(index);
  });
  const address = redactAddress(recording.address);
  const scenario = {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: `${date} ${time}:${seconds}`,
    ...(address !== PATHS[machine] && { address }),
    answers: draftAnswers(recording),
    // A scenario needs a step; a recording may have none yet.
    steps: steps.length === 0 ? [{ advance: 0 }] : steps,
  } as Scenario;
  return { scenario, steps, origins };
}
