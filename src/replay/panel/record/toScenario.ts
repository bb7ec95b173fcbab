import { PATHS } from '../../../content/paths';
import { clinicTimeAt } from '../../../domain/clock';
import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { ContactContext } from '../../../features/contact/session/contactContext';
import { visibleBooking, visibleContact } from '../../machine/machines';
import type { ScenarioEvent } from '../../run/stage';
import { LONGEST_ADVANCE, SCENARIO_VERSION, type Scenario, type Step } from '../../scenario/scenario';
import { CONSEQUENCE_MS, recordedAnswers } from './recordedAnswers';
import { openedAt, type Mark, type Recording } from './recording';
import { PageChanges } from './pageChanges';
import { rewriteFor, rewrittenPayload, type Rewrite } from './typedTexts';

/** A page's timers are late by some ms, a simulated clock's never: what was seen has happened by then. */
const SLACK_MS = 5;

interface Draft {
  readonly send?: object;
  readonly advance?: number;
  expect?: object;
}

export interface ExportOptions {
  readonly title: string;
  /** Else every text that somebody typed becomes a made-up one. */
  readonly keepsTyped: boolean;
}

/** What the page itself waits for is a round number of ms; the rest is a busy computer's. */
const ROUND_MS = 500;

/** Answers are heard of by less than this many ms late. */
const LATEST_MS = 100;

/** Of what is typed letter by letter only the whole counts, with all that came of it. */
function withoutKeystrokes(marks: readonly Mark[]): readonly Mark[] {
  return marks.reduce<Mark[]>((kept, mark) => {
    const last = kept.at(-1);
    const isTyping = last?.send?.type === 'field.changed' && mark.send?.type === 'field.changed';
    if (!isTyping || last.send.field !== mark.send.field) return [...kept, mark];
    const context = { ...last.context, ...mark.context };
    const changes = mark.changes ?? last.changes;
    const whole = {
      ...mark,
      ...(Object.keys(context).length > 0 && { context }),
      ...(changes && {
        changes: { ...changes, controls: { ...last.changes?.controls, ...changes.controls } },
      }),
    };
    return [...kept.slice(0, -1), whole];
  }, []);
}

function rewritten(send: ScenarioEvent, rewrite: Rewrite): ScenarioEvent {
  return send.type === 'field.changed' ? { ...send, value: rewrite(send.field, send.value) } : send;
}

function expectation({ send, state, notification, tone, context }: Mark): object {
  const tellsState = send === undefined || send.type === 'form.submitted';
  return {
    ...(tellsState && state !== undefined && { state }),
    ...(context && { context }),
    ...(notification !== undefined && { notification }),
    ...(tone !== undefined && { tone }),
  };
}

const rewrittenTexts = <Texts extends object>(texts: Texts, rewrite: Rewrite): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, rewrite(field, String(text))]),
  ) as Texts;

/** How the form stood in the end. */
function finalContext({ machine, context }: Recording, rewrite: Rewrite): object {
  if (machine === 'contact') {
    const form = context as ContactContext;
    return { ...visibleContact(form), request: rewrittenTexts(form.request, rewrite) };
  }
  const booking = context as BookingContext;
  const { receipt, ...visible } = visibleBooking(booking);
  const { date, startTime } = receipt ?? {};
  return {
    ...visible,
    patient: rewrittenTexts(booking.patient, rewrite),
    receipt: receipt && { date, startTime },
  };
}

/** What was recorded, as a scenario that comes to the same again. */
export function toScenario(recording: Recording, { title, keepsTyped }: ExportOptions): Scenario {
  const { machine, address, startedAt, endedAt, calls } = recording;
  const rewrite = rewriteFor(machine, keepsTyped);
  const { date, time } = clinicTimeAt(startedAt);
  const opened = openedAt(startedAt);
  const seconds = String(new Date(opened).getUTCSeconds()).padStart(2, '0');
  const steps: Draft[] = [];
  let passed = 0;
  let sentAt = startedAt;
  let late = 0;
  /** What was sent, and still has to be expected. */
  let sent: object | undefined;
  const page = new PageChanges();
  const passUntil = (instant: number, expect: object): void => {
    let advance = Math.max(0, instant - opened - passed);
    passed += advance;
    for (; advance > LONGEST_ADVANCE; advance -= LONGEST_ADVANCE) steps.push({ advance: LONGEST_ADVANCE });
    const last = steps.at(-1);
    const expected = Object.keys(expect).length > 0 && { expect };
    if (advance > 0) steps.push({ advance, ...expected });
    else if (last !== undefined && expected) last.expect = { ...last.expect, ...expect };
  };
  const marks = withoutKeystrokes(recording.marks);
  const addRequest = (mark: Mark, index: number): void => {
    late = (mark.at - sentAt) % ROUND_MS;
    const before = mark.at - late - 1;
    if (before > opened + passed) passUntil(before, { ...page.seenBy(before), request: null });
    sent = { request: rewrittenPayload(mark.request ?? {}, marks, index, rewrite) };
    const next = marks[index + 1]?.at ?? endedAt;
    // What is answered sooner may have been answered before the late request was sent here.
    if (next - mark.at <= late + LATEST_MS) return;
    passUntil(mark.at + SLACK_MS, { state: 'submitted.sending', ...sent });
    sent = undefined;
  };
  for (const [index, mark] of marks.entries()) {
    const expect = { ...expectation(mark), ...(mark.send === undefined && sent) };
    if (mark.request !== undefined) addRequest(mark, index);
    else if (mark.send !== undefined) {
      passUntil(mark.at, page.seenBy(mark.at));
      ({ at: sentAt } = mark);
      steps.push({
        send: rewritten(mark.send, rewrite),
        ...(Object.keys(expect).length > 0 && { expect }),
      });
    } else if (Object.keys(expect).length > 0) {
      const causes = calls
        .map(({ answeredAt }) => answeredAt)
        .filter((at) => at <= mark.at && mark.at - at < CONSEQUENCE_MS);
      const before = Math.min(mark.at - late - LATEST_MS, ...causes.map((at) => at - SLACK_MS));
      const isApart = mark.state !== undefined && sent === undefined && before > opened + passed;
      const seen = isApart ? page.seenBy(before) : {};
      if ('controls' in seen) passUntil(before, seen);
      passUntil(mark.at + SLACK_MS, expect);
      sent = undefined;
    }
    page.note(mark.changes);
  }
  const hasLeft = marks.at(-1)?.send?.type === 'page.back';
  if (!hasLeft) {
    const expect = { state: recording.state, context: finalContext(recording, rewrite) };
    passUntil(endedAt + SLACK_MS, { ...page.seenBy(endedAt), ...sent, ...expect });
  }
  return {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: `${date} ${time}:${seconds}`,
    ...(address !== PATHS[machine] && { address }),
    answers: recordedAnswers(recording, keepsTyped),
    // Events and contexts are the machine's own, so that they fit each other.
    steps: steps as unknown as Step[],
  } as Scenario;
}
