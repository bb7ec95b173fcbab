import type { Insertable, Kysely } from 'kysely';
import { reminderTimes } from '../../../domain/reminders';
import type { AppointmentMailKind } from '../ports/outboxStore';
import { mailboxOf } from './mailbox';
import type { ClinicSchema } from './schema';

type NewMail = Insertable<ClinicSchema['outbox']>;

/** A stored appointment, as far as its mails are concerned. */
export interface Booked {
  readonly id: number;
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly email: string;
  readonly linkToken: string;
  /** ISO text in UTC. */
  readonly createdAt: string;
}

function newMail(createdAt: string, mail: Pick<NewMail, 'kind'> & Partial<NewMail>): NewMail {
  // Every column in every row: rows of one shape are cheap to put into a statement.
  const none = { linkToken: null, mailbox: null };
  return { status: 'waiting', attempts: 0, createdAt, dueAt: createdAt, ...none, ...mail };
}

/** To the clinic at once, to the patient at once, 7 days and 1 day before; no reminder for a time already past. */
function bookingMails({ id, date, time, email, linkToken, createdAt }: Booked): NewMail[] {
  const toPatient = { linkToken, mailbox: mailboxOf(email) };
  const mail = (kind: AppointmentMailKind, more: Partial<NewMail> = {}): NewMail =>
    newMail(createdAt, { kind, appointmentId: id, ...more });
  const reminders = Object.entries(reminderTimes({ date, time }))
    .map(([when, instant]) => [when, new Date(instant).toISOString()] as const)
    .filter(([, dueAt]) => dueAt > createdAt);
  return [
    mail('booking.notice'),
    mail('booking.confirmation', toPatient),
    ...reminders.map(([when, dueAt]) => mail(`reminder.${when as 'week' | 'day'}`, { ...toPatient, dueAt })),
  ];
}

/** @param db the transaction that stored the appointments */
export async function addBookingMails(db: Kysely<ClinicSchema>, booked: readonly Booked[]): Promise<void> {
  if (booked.length === 0) return;
  await db.insertInto('outbox').values(booked.flatMap(bookingMails)).execute();
}

/**
 * Asks patients to confirm what is kept unconfirmed.
 * @param isFirst tells the clinic, too, that this has begun
 * @param db the transaction that keeps it
 */
export async function addConfirmationRequests(
  db: Kysely<ClinicSchema>,
  kept: readonly Pick<Booked, 'email' | 'linkToken' | 'createdAt'>[],
  isFirst: boolean,
): Promise<void> {
  const mails = kept.map(({ email, linkToken, createdAt }) =>
    newMail(createdAt, { kind: 'booking.request', linkToken, mailbox: mailboxOf(email) }),
  );
  const notice = kept
    .slice(0, Number(isFirst))
    .map(({ createdAt }) => newMail(createdAt, { kind: 'brake.notice' }));
  if (mails.length > 0)
    await db
      .insertInto('outbox')
      .values([...notice, ...mails])
      .execute();
}

/**
 * Drops what still waits, so that nobody is reminded of what was cancelled, and what failed, so that staff who
 * retry it confirm nothing that is no more; and tells both sides.
 * @param db the transaction that cancelled the appointment
 */
export async function addCancellationMails(
  db: Kysely<ClinicSchema>,
  { id: appointmentId, email }: Pick<Booked, 'id' | 'email'>,
  at: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: at, linkToken: null })
    .where('appointmentId', '=', appointmentId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
  await db
    .insertInto('outbox')
    .values([
      newMail(at, { kind: 'cancellation.notice', appointmentId }),
      newMail(at, { kind: 'cancellation.confirmation', appointmentId, mailbox: mailboxOf(email) }),
    ])
    .execute();
}

/** @param db the transaction that stored the request */
export async function addContactMail(
  db: Kysely<ClinicSchema>,
  contactRequestId: number,
  { email }: Pick<Booked, 'email'>,
  createdAt: string,
): Promise<void> {
  const mail = newMail(createdAt, { kind: 'contact.notice', contactRequestId, mailbox: mailboxOf(email) });
  await db.insertInto('outbox').values(mail).execute();
}
