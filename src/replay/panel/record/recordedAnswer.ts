import type { ClinicFacts } from '../../../domain/facts';
import type { Answer } from '../../scenario/parts';
import { STANDARD_REFERENCE, STANDARD_REFUSAL, standardBody } from '../../scenario/standardClinic';
import type { TappedAnswer } from '../watch/networkTap';
import type { RecordedCall } from './recording';

/** The clinic's own fields in the lists; other fields that a backend adds are dropped. */
const LIST_KEYS = [
  'id',
  'medical_field_name',
  'first_name',
  'last_name',
  'medical_field_id',
  'status',
  'payload',
  'start_date',
  'end_date',
  'slot',
  'day',
  'start_time',
  'end_time',
  'appointments',
  'date',
  'hasAppointments',
];

/** An empty list of bookings is left out, because `hasAppointments` already shows it. */
function withoutRepetition(this: object, key: string, value: unknown): unknown {
  return key === 'appointments' && Reflect.get(this, 'hasAppointments') === false ? undefined : value;
}

/**
 * Returns what a form's answer says without personal data: the reference and the link identify an appointment, and the
 * message can hold anything.
 */
function onlyOutcome(body: unknown, isRefused: boolean): object {
  const { status, confirmation, reference, link } = Object(body) as Record<string, unknown>;
  return {
    status,
    ...(isRefused && { message: STANDARD_REFUSAL }),
    ...(confirmation !== undefined && { confirmation }),
    ...(reference !== undefined && { reference: STANDARD_REFERENCE }),
    ...(link !== undefined && { link: '/programare/exemplu' }),
  };
}

function publicPart({ call }: RecordedCall, status: number, body: unknown): unknown {
  if (call === 'facts') return { free: (body as Partial<ClinicFacts> | null)?.free };
  const isRefused = status !== 200;
  if (isRefused || call === 'createAppointment' || call === 'contactRequest')
    return onlyOutcome(body, isRefused);
  return JSON.parse(JSON.stringify(body, LIST_KEYS), withoutRepetition) as unknown;
}

/** Returns an answer's content for the scenario; empty where the standard clinic answers the same. */
function contentOf(
  asked: RecordedCall,
  { status, text }: Exclude<TappedAnswer, string>,
): Pick<Answer, 'body' | 'text'> {
  const { call, doctorId } = asked;
  try {
    const body = publicPart(asked, status, JSON.parse(text));
    const standard = publicPart(asked, status, standardBody(call, doctorId, status));
    return JSON.stringify(body) === JSON.stringify(standard) ? {} : { body };
  } catch {
    return { text: 'Nu este JSON.' };
  }
}

/**
 * Returns a call's answer as a scenario writes it, without personal data, the reference and the link; without status and
 * content if it never came.
 */
export function recordedAnswer(asked: RecordedCall): Answer {
  const { doctorId, answer } = asked;
  const whose = doctorId !== '' && { doctor: doctorId };
  if (answer === null || answer === 'givenUp') return { ...whose };
  if (answer === 'broken') return { ...whose, failure: 'network' };
  return {
    ...whose,
    ...(answer.status !== 200 && { status: answer.status }),
    ...contentOf(asked, answer),
  };
}
