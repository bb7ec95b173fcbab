import { PATHS } from '../../../content/paths';
import { clinicTimeAt } from '../../../domain/clock';
import { isSame, withExpected } from '../../run/fillExpectations';
import type { Expectation } from '../../run/report';
import { LONGEST_ADVANCE, SCENARIO_VERSION, type Scenario, type Step } from '../../scenario/scenario';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import { publicAddress } from './publicAddress';
import { namedIds, privateTexts, recordedAnswer } from './recordedAnswer';
import type { Entry, RecordedCall, Recording } from './recording';
import { syntheticText } from './syntheticText';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Returns whether an entry is one of several changes of a field, of which only the last counts. */
function isKeystroke(entries: readonly Entry[], index: number): boolean {
  const { [index]: entry } = entries;
  const next = entries.slice(index + 1).find(({ kind }) => kind !== 'answer' && kind !== 'removed');
  if (entry?.kind !== 'send' || next?.kind !== 'send') return false;
  const { send } = entry;
  return (
    send.type === 'field.changed' && next.send.type === 'field.changed' && send.field === next.send.field
  );
}

/**
 * Returns whether nothing happened and no time passed between a call and its answer. The answer with the clinic's facts
 * always counts as immediate.
 */
const isAtOnce = (entries: readonly Entry[], { call, since }: RecordedCall, answered: number): boolean =>
  call === 'facts' ||
  entries
    .slice(since, answered)
    .every((entry, index) => entry.kind === 'answer' || isKeystroke(entries, since + index));

interface Draft {
  readonly scenario: Scenario;
  readonly origins: readonly number[];
}

/** Shorter texts also occur in text that was not typed. */
const SHORTEST_FOUND = 3;

/** Returns an expected text in which made-up texts replace the private ones. */
function withoutPrivate(text: string, texts: readonly (readonly [string, string])[]): string {
  let result = text;
  for (const [own, madeUp] of texts) {
    if (text === own) result = madeUp;
    else if (own.trim().length >= SHORTEST_FOUND) result = result.replaceAll(own.trim(), madeUp);
  }
  return result;
}

/**
 * Converts a recording into a scenario that plays the same on any machine: events and answers in order, with only the
 * time that the form itself waits for. Its expectations are those that the tester pointed at. Synthetic data replaces
 * every typed text and all personal data in the answers.
 */
export const scenarioDraft = (recording: Recording, title: string): Scenario =>
  draftWithOrigins(recording, title).scenario;

/** Returns the {@link scenarioDraft}, and for each of its steps the index of the recording's entry. */
export function draftWithOrigins(recording: Recording, title: string): Draft {
  const { machine, address, startedAt, entries, calls } = recording;
  const opened = startedAt - (startedAt % SECOND_MS);
  const { date, time } = clinicTimeAt(opened);
  const seconds = String(new Date(opened).getUTCSeconds()).padStart(2, '0');
  const steps: Step[] = [];
  const origins: number[] = [];
  let clock = 0;
  /** Scenario time in ms after each number of entries. */
  const clockAfter = [0];

  const advanceTo = (moment: number): void => {
    for (; moment > clock; clock += Math.min(moment - clock, LONGEST_ADVANCE))
      steps.push({ advance: Math.min(moment - clock, LONGEST_ADVANCE) });
  };
  const typed = new Map<string, string[]>();
  const texts = [...privateTexts(calls)];
  const ids = namedIds(calls);
  const written = (send: ScenarioEvent, own: string | undefined): ScenarioEvent => {
    if ('address' in send) return { ...send, address: publicAddress(send.address, ids) };
    if (send.type !== 'field.changed') return send;
    const known = typed.get(send.field) ?? [];
    if (!known.includes(send.value)) known.push(send.value);
    typed.set(send.field, known);
    const value = own ?? syntheticText(machine, send.field, send.value, known.indexOf(send.value));
    texts.push([send.value, value]);
    return { ...send, value };
  };
  const withMadeUp = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withMadeUp);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMadeUp(inner)]));
    return typeof value === 'string' ? withoutPrivate(value, texts) : value;
  };
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
    while (given.length > 1 && isSame(given.at(-1), given.at(-2))) given.pop();

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
      steps.push(withExpected(last, withMadeUp(entry.expectation) as Expectation));
    } else if (entry.kind === 'removed') {
      if (entry.send !== undefined) written(entry.send, undefined);
    } else if (!isKeystroke(entries, index)) {
      const now = opened + clock;
      // Times expire on the clinic's full minutes.
      if (entry.isQuiet && Math.floor(now / MINUTE_MS) < Math.floor(entry.at / MINUTE_MS))
        advanceTo(entry.at - opened);
      const send = written(entry.send, entry.written);
      const isReplaced = 'value' in send && 'value' in entry.send && send.value !== entry.send.value;
      steps.push({ send, ...(isReplaced && { note: 'Text înlocuit.' }) } as Step);
    }
    clockAfter.push(clock);
    while (origins.length < steps.length) origins.push(index);
  });
  // Leave out calls whose answers are all the standard clinic's.
  const isOwn = ([, given]: readonly [string, readonly object[]]): boolean =>
    given.some((answer) => Object.keys(answer).some((key) => key !== 'doctor'));
  const own = publicAddress(address, ids);
  const scenario = {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: `${date} ${time}:${seconds}`,
    ...(own !== PATHS[machine] && { address: own }),
    answers: Object.fromEntries(Object.entries(answers).filter(isOwn)),
    steps: steps.length === 0 ? [{ advance: 0 }] : steps,
  } as Scenario;
  return { scenario, origins };
}
