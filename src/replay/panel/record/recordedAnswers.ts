import type { ClinicFacts } from '../../../domain/facts';
import type { Answer, Answers, CallName } from '../../scenario/answers';
import { STANDARD_REFERENCE } from '../../scenario/standardClinic';
import { openedAt, type RecordedCall, type Recording } from './recording';

function contentOf(text: string): Pick<Answer, 'body' | 'text'> {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { text };
  }
}

/** By its reference a clinic finds a real appointment. */
function withoutReference(content: Pick<Answer, 'body' | 'text'>): Pick<Answer, 'body' | 'text'> {
  const { body } = content;
  if (typeof body !== 'object' || body === null || !('reference' in body)) return content;
  return { body: { ...body, reference: STANDARD_REFERENCE } };
}

/** Of what the clinic says of itself a scenario needs the times only. */
const freeTimesOf = ({ body }: Pick<Answer, 'body' | 'text'>): Pick<Answer, 'body'> => ({
  body: { free: (body as Partial<ClinicFacts> | undefined)?.free },
});

/** What a page asks for or tells within so many ms of something has that for its cause: a busy one takes a while. */
export const CONSEQUENCE_MS = 500;

/**
 * When the call would have been asked for in a scenario, where a load begins in the same moment as its cause: a busy
 * page takes a while. Requests are late too, but those have marks of their own.
 */
function causeOf({ asked }: RecordedCall, { startedAt, marks, calls }: Recording): number {
  if (asked.payload !== undefined) return asked.askedAt;
  const events = marks.filter(({ send }) => send !== undefined).map(({ at }) => at);
  const answers = calls.map(({ answeredAt }) => answeredAt);
  const before = [startedAt, ...events, ...answers].filter((at) => at <= asked.askedAt);
  const cause = Math.max(...before);
  if (asked.askedAt - cause > CONSEQUENCE_MS) return asked.askedAt;
  return cause === startedAt ? openedAt(startedAt) : cause;
}

function answerOf(call: RecordedCall, recording: Recording, keepsTyped: boolean): Answer {
  const { asked, answer, answeredAt } = call;
  const { doctorId } = asked;
  const whose = doctorId !== '' && { doctor: doctorId };
  // One that the page gave up would not have come either: it waits for a step that never is.
  if (answer === null || answer === 'givenUp') return { ...whose, delay: 'respond' };
  const askedAt = causeOf(call, recording);
  const delay = answeredAt > askedAt && { delay: answeredAt - askedAt };
  if (answer === 'broken') return { ...whose, ...delay, failure: 'network' };
  const content = asked.call === 'facts' ? freeTimesOf(contentOf(answer.text)) : contentOf(answer.text);
  return {
    ...whose,
    ...delay,
    ...(answer.status !== 200 && { status: answer.status }),
    ...(keepsTyped ? content : withoutReference(content)),
  };
}

/** What each call answered, in the order in which they were made. */
export function recordedAnswers(recording: Recording, keepsTyped: boolean): Answers {
  const answers: Partial<Record<CallName, Answer[]>> = {};
  for (const call of recording.calls) {
    (answers[call.asked.call] ??= []).push(answerOf(call, recording, keepsTyped));
  }
  return answers;
}
