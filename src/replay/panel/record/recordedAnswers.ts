import type { Answer, Answers, CallName } from '../../scenario/answers';
import { STANDARD_REFERENCE } from '../../scenario/standardClinic';
import type { RecordedCall, Recording } from './recording';

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

function answerOf({ asked, answer, answeredAt }: RecordedCall, keepsTyped: boolean): Answer {
  const { doctorId, askedAt } = asked;
  const whose = doctorId !== '' && { doctor: doctorId };
  // One that the page gave up would not have come either: it waits for a step that never is.
  if (answer === null || answer === 'givenUp') return { ...whose, delay: 'respond' };
  const delay = answeredAt > askedAt && { delay: answeredAt - askedAt };
  if (answer === 'broken') return { ...whose, ...delay, failure: 'network' };
  const content = contentOf(answer.text);
  return {
    ...whose,
    ...delay,
    ...(answer.status !== 200 && { status: answer.status }),
    ...(keepsTyped ? content : withoutReference(content)),
  };
}

/** What each call answered, in the order in which they were made. */
export function recordedAnswers({ calls }: Recording, keepsTyped: boolean): Answers {
  const answers: Partial<Record<CallName, Answer[]>> = {};
  for (const call of calls) {
    (answers[call.asked.call] ??= []).push(answerOf(call, keepsTyped));
  }
  return answers;
}
