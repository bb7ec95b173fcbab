import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { earlierPath } from '../../content/paths';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, IDEMPOTENCY_HEADER, type WireSlots } from '../../domain/contract';
import { MOVE_FIELDS } from '../../server/patient/movePage';
import { askJson } from '../bench/askJson';
import { bookingBytes } from '../bench/bookingRequests';
import { comingTimes, type ComingTime } from '../bench/comingTimes';
import { wireBooking } from '../bench/wireBooking';

export const DOCTOR = 1;

export interface Attempt extends ComingTime {
  readonly key: string;
  /** {@link DOCTOR} when left out. */
  readonly doctorId?: number;
}

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly reference?: string;
  /** The path of the patient's own page. */
  readonly link?: string;
  /** When to try again, of a 503. */
  readonly retryAfter?: string;
}

/** Attempts at times that nobody else asks for, each with a key of its own. */
export async function freeAttempts(url: string): Promise<() => Attempt> {
  const slots = await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${DOCTOR}`);
  const nextTime = comingTimes(slots, clinicTimeAt(Date.now()).date);
  return () => ({ ...nextTime(), key: randomUUID() });
}

/** Milliseconds. */
const PATIENCE = 60_000;

/** One booking over a connection of its own, as a killed server's would fail the next. Never rejects. */
export async function book(
  url: string,
  { slotId, date, key, doctorId = DOCTOR }: Attempt,
  message = '',
  client_email = `${key}@pacient.example`,
  headers: readonly string[] = [],
): Promise<Answer> {
  const json = wireBooking({ client_email, message, date, user_appointment_id: slotId, user_id: doctorId });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.write(bookingBytes(json, [`${IDEMPOTENCY_HEADER}: ${key}`, 'Connection: close', ...headers]));
  try {
    const answer = await text(socket);
    const end = answer.indexOf('\r\n\r\n');
    const { status, reference, link } = JSON.parse(answer.slice(end)) as Required<Answer>;
    const retryAfter = /^retry-after: (.+)$/im.exec(answer.slice(0, end))?.[1];
    return status === 200 ? { status, reference, link } : { status, ...(retryAfter && { retryAfter }) };
  } catch {
    return { status: 0 };
  }
}

/** A post of the patient's page, answered by its status; 0 when there was none. Never rejects. */
async function postOwn(address: string, fields: string): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const request = {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
      redirect: 'manual',
      headers: { connection: 'close' },
    } as const;
    return (await fetch(address, request)).status;
  } catch {
    return 0;
  }
}

/** Puts the patient on the list of those who wait for an earlier time, on any day. */
export const ask = (url: string, link: string): Promise<number> =>
  postOwn(url + earlierPath(link), 'zi=0&zi=1&zi=2&zi=3&zi=4&parte=1&parte=2');

/**
 * Moves a booking that was never moved before to another time. Never rejects.
 * @returns the status: 303 when it is there
 */
export const move = (url: string, link: string, { slotId, date }: ComingTime): Promise<number> =>
  postOwn(`${url}${link}/mutare`, `${MOVE_FIELDS.time}=${slotId}+${date}&${MOVE_FIELDS.moves}=0`);

/** How often each status was answered, like `200 × 100, 409 × 1900`. */
export function countStatuses(statuses: Iterable<number>): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no answer' : status} × ${count}`)
    .join(', ');
}
