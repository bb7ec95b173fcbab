import type { Insertable } from 'kysely';
import type { MailKind } from '../../domain/mailKinds';
import { DAY, iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { mailboxDigest } from '../limits/mailbox';

// Every function takes the transaction that stores what its mails are about.

type OutboxRow = Insertable<ClinicSchema['outbox']>;

/** The subject of a mail, and its time where it is not due immediately. */
type About = Partial<Omit<OutboxRow, 'kind' | 'createdAt'>>;

/** Returns a row that is due immediately, unless `about` has another time. */
export const newMail = (kind: MailKind, about: About, now: number): OutboxRow => ({
  status: 'waiting',
  attempts: 0,
  createdAt: iso(now),
  dueAt: iso(now),
  settledAt: null,
  leasedUntil: null,
  lastError: null,
  ...about,
  kind,
});

/** Queues a mail; one of the same kind about the same appointment is queued again in its place. */
export async function queueMail(tx: Db, kind: MailKind, about: About, now: number): Promise<void> {
  const mail = newMail(kind, about, now);
  await tx
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doUpdateSet(mail))
    .execute();
}

/**
 * Queues a mail that a stranger can cause: it counts for its mailbox, and beyond the limit it is dropped.
 * @param most how many of them a mailbox gets within a day; 0 = no limit
 * @returns whether it goes out
 */
export async function queueLimited(
  tx: Db,
  kind: MailKind,
  about: About,
  email: string,
  now: number,
  most: number,
): Promise<boolean> {
  const mailbox = most === 0 ? null : mailboxDigest(email);
  const { counted } = await tx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('counted'))
    .where('mailbox', '=', mailbox)
    .where('createdAt', '>', iso(now - DAY))
    .where('status', '!=', 'dropped')
    .executeTakeFirstOrThrow();
  const goesOut = most === 0 || counted < most;
  const dropped = { status: 'dropped', settledAt: iso(now) } as const;
  await queueMail(tx, kind, { mailbox, ...about, ...(!goesOut && dropped) }, now);
  return goesOut;
}

/** Informs the clinic of a booking, and the patient, see {@link queueLimited}. */
export async function queueBookingMails(
  tx: Db,
  { id: appointmentId, email }: { readonly id: number; readonly email: string },
  now: number,
  most: number,
): Promise<boolean> {
  await queueMail(tx, 'booking.notice', { appointmentId }, now);
  // A person who called may have no mailbox.
  return (
    email !== '' && (await queueLimited(tx, 'booking.confirmation', { appointmentId }, email, now, most))
  );
}

/** Informs the clinic of a change, and the patient, who may have no mailbox. */
export async function queueChangeMails(
  tx: Db,
  change: 'cancellation' | 'move',
  { id: appointmentId, email }: { readonly id: number; readonly email: string },
  now: number,
): Promise<void> {
  await queueMail(tx, `${change}.notice`, { appointmentId }, now);
  if (email !== '') await queueMail(tx, `${change}.confirmation`, { appointmentId }, now);
}

/** Drops what was not sent yet about an appointment, and what failed, which staff would otherwise send again. */
export async function dropMails(tx: Db, appointmentId: number, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: iso(now) })
    .where('appointmentId', '=', appointmentId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
}
