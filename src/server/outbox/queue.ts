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
  if (most === 0) {
    await queueMail(tx, kind, about, now);
    return true;
  }
  const mailbox = mailboxDigest(email);
  const { counted } = await tx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('counted'))
    .where('mailbox', '=', mailbox)
    .where('createdAt', '>', iso(now - DAY))
    .where('status', '!=', 'dropped')
    .executeTakeFirstOrThrow();
  const goesOut = counted < most;
  const dropped = { status: 'dropped', settledAt: iso(now) } as const;
  await queueMail(tx, kind, { mailbox, ...about, ...(!goesOut && dropped) }, now);
  return goesOut;
}

/**
 * Informs the clinic and the patient, who may have no mailbox, of what happened to an appointment.
 * @param most as for {@link queueLimited}; not limited where staff or the link's owner caused it
 * @returns whether the patient's mail goes out
 */
export async function queueBothMails(
  tx: Db,
  what: 'booking' | 'move' | 'cancellation',
  { id: appointmentId, email }: { readonly id: number; readonly email: string },
  now: number,
  most = 0,
): Promise<boolean> {
  await queueMail(tx, `${what}.notice`, { appointmentId }, now);
  return email !== '' && queueLimited(tx, `${what}.confirmation`, { appointmentId }, email, now, most);
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
