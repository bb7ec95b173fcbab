import { clinicTimeAt } from '../../domain/clock';
import type { MailKind } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { mailboxDigest, normalizedEmail } from '../limits/mailbox';
import { remindersOf } from './reminders';
import { insertMails, newMail, removeMails, replaceMails, type NewMail } from './rows';

/** An appointment's row, as far as its mails are concerned. */
export interface Mailed {
  readonly id: number;
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly email: string;
}

type Addressed = Pick<Mailed, 'id' | 'email'>;

/*
 * Each function takes the transaction that stores what its mails are about. Where a stranger can cause a mail,
 * `most` is how many of them a mailbox gets within a day (0 = no limit), and the function returns whether it goes out.
 */

/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Queues a mail that a stranger can cause: it counts for its mailbox, and beyond the limit it is dropped.
 * @returns whether it goes out
 */
async function queueLimited(
  tx: Db,
  kind: MailKind,
  about: Partial<NewMail>,
  { email, now, most }: { readonly email: string; readonly now: number; readonly most: number },
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
  await insertMails(tx, [newMail(now, kind, { mailbox, ...about, ...(!goesOut && dropped) })]);
  return goesOut;
}

/** Informs the clinic of a booking, and the patient. */
export async function queueBookingMails(
  tx: Db,
  { id: appointmentId, email }: Addressed,
  now: number,
  most: number,
): Promise<boolean> {
  await insertMails(tx, [newMail(now, 'booking.notice', { appointmentId })]);
  // A person who called may have no mailbox.
  if (email === '') return false;
  return queueLimited(tx, 'booking.confirmation', { appointmentId }, { email, now, most });
}

/** Asks the patient to confirm a pending booking. */
export const queueBookingRequest = (
  tx: Db,
  { id: appointmentId, email }: Addressed,
  now: number,
  most: number,
): Promise<boolean> => queueLimited(tx, 'booking.request', { appointmentId }, { email, now, most });

/** Asks a person without an appointment to confirm their place on the waiting list. */
export const queuePlaceRequest = (
  tx: Db,
  { id: waitingId, email }: Addressed,
  now: number,
  most: number,
): Promise<boolean> => queueLimited(tx, 'waiting.request', { waitingId }, { email, now, most });

/** Informs both sides of the new time, and reminds of that instead of the old one. */
export const queueMoveMails = (tx: Db, moved: Mailed, now: number): Promise<void> =>
  replaceMails(tx, moved.id, [
    newMail(now, 'move.notice', {}),
    newMail(now, 'move.confirmation', {}),
    ...remindersOf(moved, now),
  ]);

/** Drops what was not sent yet about an appointment, and what failed, which staff would otherwise send again. */
export async function dropMails(tx: Db, appointmentId: number, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: iso(now) })
    .where('appointmentId', '=', appointmentId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
}

/** Informs both sides of a cancellation, and of nothing else any more. */
export async function queueCancellationMails(
  tx: Db,
  { id: appointmentId }: Pick<Mailed, 'id'>,
  now: number,
): Promise<void> {
  await dropMails(tx, appointmentId, now);
  await insertMails(tx, [
    newMail(now, 'cancellation.notice', { appointmentId }),
    newMail(now, 'cancellation.confirmation', { appointmentId }),
  ]);
}

/** Milliseconds within which one appointment's link is not mailed again, however often it is asked for. */
const LINK_REST = 3 * 3_600_000;

/** Milliseconds before a link leaves, at random, so that its arrival does not show when it was asked for. */
const linkDelay = (): number => 5_000 + Math.random() * 55_000;

/** Mails the links of all coming appointments that were booked with an address. */
export async function queueLinkMails(db: Db, address: string, now: number, most: number): Promise<void> {
  const appointments = await db
    .selectFrom('appointments')
    .leftJoin('outbox as before', (join) =>
      join.onRef('before.appointmentId', '=', 'appointments.id').on('before.kind', '=', 'link.again'),
    )
    .select(['appointments.id as appointmentId', 'email', 'before.createdAt as mailedAt'])
    .where('normalizedEmail', '=', normalizedEmail(address))
    .where('state', '=', 'booked')
    .where('date', '>=', clinicTimeAt(now).date)
    .execute();
  for (const { appointmentId, email, mailedAt } of appointments) {
    if (mailedAt !== null && mailedAt > iso(now - LINK_REST)) continue;
    const dueAt = iso(now + linkDelay());
    await writing(db, async (tx) => {
      await removeMails(tx, appointmentId, ['link.again']);
      await queueLimited(tx, 'link.again', { appointmentId, dueAt }, { email, now, most });
    });
  }
}

/** Offers a freed time. */
export const queueOffer = (tx: Db, offerId: number, now: number): Promise<void> =>
  insertMails(tx, [newMail(now, 'waiting.offer', { offerId })]);

/** Informs the clinic of a visitor's message. */
export const queueContactNotice = (tx: Db, contactRequestId: number, now: number): Promise<void> =>
  insertMails(tx, [newMail(now, 'contact.notice', { contactRequestId })]);

/** Informs the clinic that a patient does not get their mails. */
export const queueFailureNotice = (tx: Db, appointmentId: number, now: number): Promise<void> =>
  replaceMails(tx, appointmentId, [newMail(now, 'failure.notice', {})]);
