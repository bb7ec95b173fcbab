import type { Insertable } from 'kysely';
import type { MailKind } from '../../domain/mailKinds';
import type { Config } from '../config/config';
import { iso, type ClinicSchema, type Db } from '../db/schema';
import { mailboxDigest, spendLimit } from '../limits/uses';

// Every function that writes takes the transaction that stores what its mails are about.

type OutboxRow = Insertable<ClinicSchema['outbox']>;

/** The subject's ids of a mail, and `dueAt` if it is not due immediately. */
type About = Partial<Omit<OutboxRow, 'kind' | 'createdAt'>>;

/** Returns a row for the outbox, due immediately unless `about` has another time. */
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

/**
 * Queues a mail; replaces one of the same kind about the same appointment. Nothing is lost by this: a mail is written
 * from the data when it is sent, and one that is just being sent is followed by another.
 */
export async function queueMail(tx: Db, kind: MailKind, about: About, now: number): Promise<void> {
  const mail = newMail(kind, about, now);
  await tx
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doUpdateSet(mail))
    .execute();
}

/** Limit of the mails that visitors and links cause to one mailbox; 0 for none. */
export type MailboxLimit = Pick<Config, 'confirmationsPerEmail'>;
/** What staff cause is always mailed. */
export const NO_LIMIT: MailboxLimit = { confirmationsPerEmail: 0 };

/**
 * Queues a mail that a visitor or a link caused. It counts against its mailbox; beyond the limit it is stored as
 * dropped.
 * @returns true if it will be sent
 */
export async function queueLimited(
  tx: Db,
  kind: MailKind,
  about: About,
  email: string,
  now: number,
  { confirmationsPerEmail }: MailboxLimit,
): Promise<boolean> {
  const goesOut = await spendLimit(tx, 'mail', mailboxDigest(email), now, confirmationsPerEmail);
  const dropped = { status: 'dropped', settledAt: iso(now) } as const;
  await queueMail(tx, kind, { ...about, ...(!goesOut && dropped) }, now);
  return goesOut;
}

/**
 * Queues mails about an appointment to the clinic and to the patient, if the patient has an e-mail address.
 * @returns true if the patient's mail will be sent
 */
export async function queueBothMails(
  tx: Db,
  what: 'booking' | 'move' | 'cancellation',
  { id: appointmentId, email }: { readonly id: number; readonly email: string },
  now: number,
  limit: MailboxLimit,
): Promise<boolean> {
  await queueMail(tx, `${what}.notice`, { appointmentId }, now);
  return email !== '' && queueLimited(tx, `${what}.confirmation`, { appointmentId }, email, now, limit);
}

/** Drops an appointment's unsent mails, and failed ones, which staff could otherwise send again. */
export async function dropMails(tx: Db, appointmentId: number, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: iso(now) })
    .where('appointmentId', '=', appointmentId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
}
