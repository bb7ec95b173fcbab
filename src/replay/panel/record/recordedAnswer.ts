import type { ClinicData } from '../../../domain/facts';
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

/**
 * Replacements for an answer's fields without personal data: the reference and the link identify an appointment, and
 * the message can hold anything.
 */
const OUTCOMES: Readonly<Record<string, (value: unknown) => unknown>> = {
  status: (value) => value,
  confirmation: (value) => value,
  reference: () => STANDARD_REFERENCE,
  link: () => '/programare/exemplu',
  message: () => STANDARD_REFUSAL,
};

/** An empty list of bookings is left out, because `hasAppointments` already shows it. */
const isSaid = (row: object, key: string): boolean =>
  key === 'appointments' && 'hasAppointments' in row && row.hasAppointments === false;

function onlyListKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onlyListKeys);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([key]) => LIST_KEYS.includes(key) && !isSaid(value, key));
  return Object.fromEntries(known.map(([key, inner]: [string, unknown]) => [key, onlyListKeys(inner)]));
}

function onlyOutcome(value: unknown, isRefused: boolean): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(value).filter(
    ([key]) => Object.hasOwn(OUTCOMES, key) && (isRefused || key !== 'message'),
  );
  return Object.fromEntries(known.map(([key, inner]) => [key, OUTCOMES[key]?.(inner)]));
}

function publicPart({ call }: RecordedCall, status: number, body: unknown): unknown {
  if (call === 'facts') return { free: (body as Partial<ClinicData> | null)?.free };
  const isRefused = status !== 200;
  const isList = call !== 'createAppointment' && call !== 'contactRequest';
  return isList && !isRefused ? onlyListKeys(body) : onlyOutcome(body, isRefused);
}

/** Returns an answer's content for the scenario; empty where the standard clinic answers the same. */
function contentOf(
  asked: RecordedCall,
  { status, text }: Exclude<TappedAnswer, string>,
  keepsTyped: boolean,
): Pick<Answer, 'body' | 'text'> {
  const { call, doctorId } = asked;
  try {
    const whole: unknown = JSON.parse(text);
    const body = keepsTyped && call !== 'facts' ? whole : publicPart(asked, status, whole);
    const isStandard = JSON.stringify(body) === JSON.stringify(standardBody(call, doctorId, status));
    return isStandard ? {} : { body };
  } catch {
    return { text: keepsTyped ? text : 'Nu este JSON.' };
  }
}

/**
 * Returns a call's answer as a scenario writes it, without status and content if it never came.
 * @param keepsTyped false removes personal data, the reference and the link
 */
export function recordedAnswer(asked: RecordedCall, keepsTyped: boolean): Answer {
  const { doctorId, answer } = asked;
  const whose = doctorId !== '' && { doctor: doctorId };
  if (answer === null || answer === 'givenUp') return { ...whose };
  if (answer === 'broken') return { ...whose, failure: 'network' };
  return {
    ...whose,
    ...(answer.status !== 200 && { status: answer.status }),
    ...contentOf(asked, answer, keepsTyped),
  };
}
