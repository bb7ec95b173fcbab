import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { MINUTE } from '../../domain/durations';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type WireSlots } from '../../domain/contract';

/** A week well after the sample clinic's vacations, so that every time of it is free. */
const FIRST_WEEK = 12;
const TIMEOUT_MS = MINUTE;

/** A patient's attempt to book a time. The same key is the same booking. */
export interface LabAttempt {
  readonly doctorId: number;
  readonly slotId: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly key: string;
}

export interface Booked {
  /** 0 if no answer came. */
  readonly status: number;
  readonly reference?: string;
  /** Path of the patient's page. */
  readonly link?: string;
  readonly confirmation?: string;
}

export async function getSlots(url: string, doctorId: number): Promise<WireSlots> {
  return (await (await fetch(`${url}${CALLS.slots}?user_id=${doctorId}`)).json()) as WireSlots;
}

/** Returns a function that returns a doctor's times in order, each with a key of its own; presumes that all are free. */
export async function attemptsInOrder(url: string, doctorId = 1): Promise<() => LabAttempt> {
  const slots = await getSlots(url, doctorId);
  const today = clinicTimeAt(Date.now()).date;
  const monday = addDays(today, FIRST_WEEK * 7 - weekdayOf(today));
  let count = 0;
  return () => {
    const entry = slots[count % slots.length];
    if (entry === undefined) throw new Error('The doctor has no slots.');
    const date = addDays(monday, Math.floor(count / slots.length) * 7 + entry.slot.day);
    count += 1;
    return { doctorId, slotId: entry.slot.id, date, key: randomUUID() };
  };
}

type HeaderValues = Readonly<Record<string, string>>;

interface BookOptions {
  readonly email?: string;
  readonly message?: string;
  readonly headers?: HeaderValues;
}

/** Posts without following redirects. Never rejects; the status is 0 if no answer came. */
async function postBody(url: string, body: FormData | URLSearchParams, headers: HeaderValues = {}) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Posts a booking as the page does. */
export async function postBooking(
  url: string,
  attempt: LabAttempt,
  { email, message = '', headers }: BookOptions = {},
): Promise<Booked> {
  const { doctorId, slotId, date, key } = attempt;
  const appointment = {
    client_first_name: 'Ana',
    client_last_name: 'Popescu',
    client_email: email ?? `${key}@pacient.example`,
    client_phone: '0700 000 000',
    message,
    date,
    user_appointment_id: slotId,
    user_id: doctorId,
  };
  const body = new FormData();
  body.set(FORM_FIELD.createAppointment, JSON.stringify(appointment));
  const all = { [IDEMPOTENCY_HEADER]: key, ...headers };
  const { status, text } = await postBody(url + CALLS.createAppointment, body, all);
  return status === 200 ? { ...(JSON.parse(text) as Booked), status } : { status };
}

/** Posts to a page without JavaScript. Returns the status, 0 if no answer came. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>> = {},
  headers: HeaderValues = {},
): Promise<number> {
  return (await postBody(address, new URLSearchParams(fields), headers)).status;
}

/** Posts a contact request. Returns the status, 0 if no answer came. */
export async function postContactRequest(url: string, email: string, headers: HeaderValues): Promise<number> {
  const request = { name: 'Ana', email, phone: '0700 000 000', subject: 'Program', message: 'Bună ziua' };
  const body = new FormData();
  body.set(FORM_FIELD.contactRequest, JSON.stringify(request));
  return (await postBody(url + CALLS.contactRequest, body, headers)).status;
}

/** Formats how often each status was answered: `200 × 100, 409 × 1900`. */
export function formatStatuses(statuses: Iterable<number>): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no answer' : status} × ${count}`)
    .join(', ');
}
