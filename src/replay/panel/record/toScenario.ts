import { clinicTimeAt } from '../../../domain/clock';
import type { BookingContext } from '../../../features/booking/bookingContext';
import type { ContactContext } from '../../../features/contact/contactContext';
import type { ScenarioEvent } from '../../run/stage';
import { LONGEST_ADVANCE, SCENARIO_VERSION, type Scenario, type Step } from '../../scenario/scenario';
import { visibleBooking, visibleContact } from '../../scenario/visibleContext';
import { recordedAnswers } from './recordedAnswers';
import type { Mark, Recording } from './recording';
import { syntheticText } from './syntheticText';

/** A page's timers are late by some ms, a simulated clock's never: what was seen has happened by then. */
const SLACK_MS = 5;
const SECOND_MS = 1000;

export interface ExportOptions {
  readonly title: string;
  /** Else every text that somebody typed becomes a made-up one. */
  readonly keepsTyped: boolean;
}

type Rewrite = (field: string, typed: string) => string;

/** Of what is typed letter by letter only the whole counts. */
function withoutKeystrokes(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ send }, index) => {
    const next = marks[index + 1]?.send;
    const isTyping = send?.type === 'field.changed' && next?.type === 'field.changed';
    return !(isTyping && send.field === next.field);
  });
}

function rewritten(send: ScenarioEvent, rewrite: Rewrite): ScenarioEvent {
  return send.type === 'field.changed' ? { ...send, value: rewrite(send.field, send.value) } : send;
}

function expectation({ send, state, notification }: Mark): object {
  const tellsState = send === undefined || send.type === 'form.submitted';
  return {
    ...(tellsState && state !== undefined && { state }),
    ...(notification !== undefined && { notification }),
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
  const { machine, startedAt, endedAt, marks } = recording;
  const rewrite: Rewrite = keepsTyped
    ? (_, typed) => typed
    : (field, typed) => syntheticText(machine, field, typed);
  const { date, time } = clinicTimeAt(startedAt);
  // A scenario starts at a full second; the rest of it passes before the first step.
  const opened = startedAt - (startedAt % SECOND_MS);
  const seconds = String((opened / SECOND_MS) % 60).padStart(2, '0');
  const steps: object[] = [];
  let passed = 0;
  const passUntil = (instant: number): number => {
    let advance = Math.max(0, instant - opened - passed);
    passed += advance;
    for (; advance > LONGEST_ADVANCE; advance -= LONGEST_ADVANCE) steps.push({ advance: LONGEST_ADVANCE });
    return advance;
  };
  for (const mark of withoutKeystrokes(marks)) {
    const expect = expectation(mark);
    const expected = Object.keys(expect).length > 0 && { expect };
    if (mark.send === undefined) {
      steps.push({ advance: passUntil(mark.at + SLACK_MS), ...expected });
      continue;
    }
    const advance = passUntil(mark.at);
    if (advance > 0) steps.push({ advance });
    steps.push({ send: rewritten(mark.send, rewrite), ...expected });
  }
  const expect = { state: recording.state, context: finalContext(recording, rewrite) };
  steps.push({ advance: passUntil(endedAt + SLACK_MS), expect });
  return {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: `${date} ${time}:${seconds}`,
    answers: recordedAnswers(recording, keepsTyped),
    // Events and contexts are the machine's own, so that they fit each other.
    steps: steps as Step[],
  } as Scenario;
}
