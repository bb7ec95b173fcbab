import { randomUUID } from 'node:crypto';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type WireSlots } from '../../domain/contract';
import { askJson } from '../bench/askJson';
import { comingTimes, type ComingTime } from '../bench/comingTimes';
import { wireBooking } from '../bench/wireBooking';

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

/** Milliseconds. */
const PATIENCE = 60_000;

/** One booking over HTTP, as the page sends it. Never rejects. */
export async function book(url: string, { slotId, date, key }: Attempt, message = ''): Promise<Answer> {
  const body = new FormData();
  const client_email = `${key}@pacient.example`;
  const json = wireBooking({ client_email, message, date, user_appointment_id: slotId, user_id: DOCTOR });
  body.set(FORM_FIELD.createAppointment, json);
  // A connection for each: a killed server's would only fail the next request.
  const headers = { [IDEMPOTENCY_HEADER]: key, connection: 'close' };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(url + CALLS.createAppointment, { method: 'POST', body, headers, signal });
    const { status, reference } = (await answer.json()) as Required<Answer>;
    return status === 200 ? { status, reference } : { status };
  } catch {
    return { status: 0 };
  }
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
