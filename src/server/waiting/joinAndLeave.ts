import type { ExpressionOrFactory, SqlBool } from 'kysely';
import { DAY } from '../../domain/durations';
import type { TimePreference } from '../../domain/timePreference';
import type { Budget } from '../booking/budget';
import type { StoredAppointment } from '../booking/find';
import { wipeLog } from '../db/dialect';
import { newReference, iso, type ClinicSchema, type Db } from '../db/schema';
import { inTransaction, lockOne } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { mailboxDigest, normalizedEmail } from '../limits/uses';
import { queueLimited, type MailboxLimit } from '../outbox/queue';
import { selectOfferableEntries, type EntryRow } from './entries';

/** Puts a patient at the end of the list, in place of any earlier preference. */
export function addEntryOf(
  db: Db,
  appointment: StoredAppointment,
  preference: TimePreference,
  now: number,
): Promise<void> {
  const { id: appointmentId, reference, service, doctor, patient } = appointment;
  const { days, parts, anyDoctor } = preference;
  const doctorId = anyDoctor ? null : doctor.id;
  const asked = { doctorId, days, parts, askedAt: iso(now), rankedAt: iso(now) };
  const mailbox = mailboxDigest(patient.email);
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('waiting')
      .values({ appointmentId, reference, serviceId: service.id, mailbox, ...asked })
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(asked))
      .execute();
    await recordInJournal(tx, 'patient', 'appointment.waitingJoined', [appointment]);
  });
}

/** The entry that a person who found no free time asks for. `doctorId` is null for any doctor of the service. */
type EntryRequest = Pick<EntryRow, 'serviceId' | 'doctorId' | 'days' | 'parts'> & {
  readonly email: string;
};

/**
 * Stores an entry without a rank and queues the mail with its confirmation link. It replaces one that the mailbox did
 * not confirm, unless its mail is over the limit: then the former one's mail can still be used.
 * @throws {Problem} 429 if the daily budget is used up
 */
export function requestEntry(
  db: Db,
  request: EntryRequest,
  now: number,
  limits: MailboxLimit & { readonly budget: Budget },
): Promise<void> {
  const { email, serviceId, doctorId, days, parts } = request;
  return inTransaction(db, async (tx) => {
    await limits.budget(tx, 'waiting', now);
    await lockOne(tx, 'waiting');
    const mailbox = mailboxDigest(email);
    const person = { reference: newReference(), mailbox, email, normalizedEmail: normalizedEmail(email) };
    const { id: waitingId } = await tx
      .insertInto('waiting')
      .values({ ...person, serviceId, doctorId, days, parts, askedAt: iso(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isMailed = await queueLimited(tx, 'waiting.request', { waitingId }, email, now, limits);
    const unconfirmed = { mailbox, serviceId, appointmentId: null, rankedAt: null };
    await deleteEntries(tx, (row) =>
      row.and([row.and(unconfirmed), row('id', isMailed ? '!=' : '=', waitingId)]),
    );
  });
}

/** Confirms an entry, which gives it its rank, in place of an earlier one of the same mailbox and service. */
export async function confirmEntry(db: Db, reference: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const confirmed = await tx
      .updateTable('waiting')
      .set({ rankedAt: iso(now) })
      .where('reference', '=', reference)
      .where('rankedAt', 'is', null)
      .returning(['id', 'mailbox', 'serviceId'])
      .executeTakeFirst();
    if (confirmed === undefined) return;
    const { id, mailbox, serviceId } = confirmed;
    await deleteEntries(tx, (row) =>
      row.and([row.and({ mailbox, serviceId, appointmentId: null }), row('id', '!=', id)]),
    );
  });
}

/** Deletes entries with their offers. The lock keeps new offers from being made in between. */
export async function deleteEntries(
  tx: Db,
  where: ExpressionOrFactory<ClinicSchema, 'waiting', SqlBool>,
): Promise<readonly Pick<EntryRow, 'appointmentId'>[]> {
  await lockOne(tx, 'waiting');
  return tx.deleteFrom('waiting').where(where).returning('appointmentId').execute();
}

/** Removes an entry from the list, by its reference. */
export async function leaveList(db: Db, reference: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const left = await deleteEntries(tx, (row) => row('reference', '=', reference));
    const patients = left.flatMap(({ appointmentId: id }) => (id === null ? [] : [{ id }]));
    await recordInJournal(tx, 'patient', 'appointment.waitingLeft', patients);
  });
  await wipeLog(db);
}

/** Deletes entries that were not confirmed within a day, and confirmed ones that can be offered nothing any longer. */
export async function deleteExpiredEntries(db: Db, now: number): Promise<void> {
  const expired = await inTransaction(db, (tx) =>
    deleteEntries(tx, (row) =>
      row.or([
        row.and([row('rankedAt', 'is', null), row('askedAt', '<=', iso(now - DAY))]),
        row.and([
          row('rankedAt', 'is not', null),
          row(
            'id',
            'not in',
            selectOfferableEntries(tx, now).clearSelect().clearOrderBy().select('waiting.id'),
          ),
        ]),
      ]),
    ),
  );
  if (expired.length > 0) await wipeLog(db);
}
