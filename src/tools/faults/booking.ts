import { randomUUID } from 'node:crypto';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type WireSlots } from '../../domain/contract';
import { askJson } from '../bench/askJson';
import { postForm } from './postForm';
import { comingTimes, type ComingTime } from '../bench/comingTimes';

const DOCTOR = 1;

export interface Attempt extends ComingTime {
  readonly key: string;
}

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly reference?: string;
}

/** Attempts at times that nobody else asks for, each with a key of its own. */
export async function freeAttempts(url: string): Promise<() => Attempt> {
  const slots = await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${DOCTOR}`);
  const nextTime = comingTimes(slots, clinicTimeAt(Date.now()).date);
  return () => ({ ...nextTime(), key: randomUUID() });
}

/** One booking over HTTP, as the page sends it. Never rejects. */
export async function book(url: string, { slotId, date, key }: Attempt, message = ''): Promise<Answer> {
  const json = JSON.stringify({
    client_first_name: 'Ana',
    client_last_name: 'Popescu',
    client_email: `${key}@pacient.example`,
    client_phone: '0700 000 000',
    message,
    date,
    user_appointment_id: slotId,
    user_id: DOCTOR,
  });
  const { status, body } = await postForm(url + CALLS.createAppointment, FORM_FIELD.createAppointment, json, {
    [IDEMPOTENCY_HEADER]: key,
  });
  if (status !== 200) return { status };
  return { status, reference: (JSON.parse(body) as { readonly reference: string }).reference };
}

/** How often each status was answered, like `200 × 100, 409 × 1900`. */
export function countStatuses(statuses: Iterable<number>): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no answer' : status} × ${count}`)
    .join(', ');
}
