import type { ExpressionOrFactory, Selectable, SqlBool } from 'kysely';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { SEARCH_WEEKS } from '../../domain/slotStatus';
import type { TimePreference, Waiting } from '../../domain/entities';
import type { AppContext } from '../booking/appContext';
import { isUpcoming, selectAppointments, toStored, type StoredAppointment } from '../booking/find';
import { MOST_MOVES } from '../booking/move';
import { wipeLog } from '../db/dialect';
import { lockOne, inTransaction } from '../db/transaction';
import { anyOf, newReference } from '../db/ids';
import { DAY } from '../../domain/durations';
import { iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import type { Budget } from '../booking/budget';
import { mailboxDigest, normalizedEmail } from '../limits/uses';
import { queueLimited } from '../outbox/queue';

type WaitingRow = Selectable<ClinicSchema['waiting']>;

export const toWaiting = ({ days, parts, doctorId, askedAt }: WaitingRow): Waiting => ({
  days,
  parts,
  askedAt,
  anyDoctor: doctorId === null,
});

/** Milliseconds for which an entry without an appointment stays on the list. */
const LONGEST = SEARCH_WEEKS * 7 * DAY;

/** Selects the entries that can be offered a time, by rank. */
export const waitingNow = (db: Db, now: number) =>
  db
    .selectFrom('waiting')
    .leftJoin('appointments', 'appointments.id', 'waiting.appointmentId')
    .leftJoin('slots', 'slots.id', 'appointments.slotId')
    .selectAll('waiting')
    .select(['appointments.date', 'startTime', 'movedFrom', 'appointments.email as patientEmail'])
    .where('rankedAt', 'is not', null)
    .where((row) =>
      row.or([
        row.and([
          row('appointments.state', '=', 'booked'),
          row('appointments.date', '>=', clinicTimeAt(now).date),
          row('moves', '<', MOST_MOVES),
        ]),
        row.and([
          row('waiting.appointmentId', 'is', null),
          row('rankedAt', '>', iso(now - LONGEST)),
          // Leaves out people with a booking since then: they have found a time.
          row.not(
            row.exists(
              row
                .selectFrom('appointments as booked')
                .select('booked.id')
                .whereRef('booked.normalizedEmail', '=', 'waiting.normalizedEmail')
                .whereRef('booked.serviceId', '=', 'waiting.serviceId')
                .whereRef('booked.createdAt', '>', 'askedAt')
                .where('booked.state', '!=', 'pending'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('rankedAt')
    .orderBy('waiting.id');

/**
 * Returns the waiting list by rank. `doctor` is null for any doctor of the service; `appointment` is null for a person
 * without one.
 */
export async function listWaiting(db: Db, now: number) {
  const rows = await waitingNow(db, now)
    .leftJoin('doctors', 'doctors.id', 'waiting.doctorId')
    .select(['doctors.firstName', 'doctors.lastName'])
    .execute();
  const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
  const found = await selectAppointments(db).where('appointments.id', 'in', anyOf(ids)).execute();
  const appointments = new Map(found.map((row) => [row.id, toStored(row)]));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...toWaiting(row),
    email: row.patientEmail ?? row.email ?? '',
    doctor: firstName !== null && lastName !== null ? { firstName, lastName } : null,
    appointment: appointments.get(row.appointmentId ?? 0) ?? null,
  }));
}

/** Returns true if the patient may still move to a freed time. */
export const canWait = (appointment: StoredAppointment, now: ClinicTime): boolean =>
  appointment.moves < MOST_MOVES && isUpcoming(appointment, now);

/** Finds an entry by its reference, which is the appointment's if there is one; undefined if there is no entry. */
export const findWaiting = (db: Db, reference: string): Promise<WaitingRow | undefined> =>
  db.selectFrom('waiting').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Finds the entry behind a link of the waiting list; a made-up link costs no query. */
export async function findLinkedEntry({ db, links }: Pick<AppContext, 'db' | 'links'>, token: string) {
  const reference = links.referenceIn(token);
  return reference === undefined ? undefined : findWaiting(db, reference);
}

/** Puts a patient at the end of the list, in place of any earlier preference. */
export function joinWaitlist(
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
    await recordInJournal(tx, 'patient', 'appointment.waits', [appointment]);
  });
}

/** Preference of a person who found no free time. `doctorId` is null for any doctor of the service. */
type WaitlistPreference = Pick<WaitingRow, 'serviceId' | 'doctorId' | 'days' | 'parts'> & {
  readonly email: string;
};

/**
 * Stores an entry without a rank and queues the mail with its confirmation link. It replaces one that the mailbox did
 * not confirm, unless its mail is over the limit: then the former one's mail can still be used.
 * @throws {Problem} 429 if the daily budget is used up
 */
export function requestWaitlistEntry(
  db: Db,
  preference: WaitlistPreference,
  now: number,
  limits: { readonly budget: Budget; readonly confirmationsPerEmail: number },
): Promise<void> {
  const { email, serviceId, doctorId, days, parts } = preference;
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
    const most = limits.confirmationsPerEmail;
    const isMailed = await queueLimited(tx, 'waiting.request', { waitingId }, email, now, most);
    const unconfirmed = { mailbox, serviceId, appointmentId: null, rankedAt: null };
    await deleteWaiting(tx, (row) =>
      row.and([row.and(unconfirmed), row('id', isMailed ? '!=' : '=', waitingId)]),
    );
  });
}

/** Confirms an entry, which gives it its rank, in place of an earlier one of the same mailbox and service. */
export async function confirmWaitlistEntry(db: Db, reference: string, now: number): Promise<void> {
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
    await deleteWaiting(tx, (row) =>
      row.and([row.and({ mailbox, serviceId, appointmentId: null }), row('id', '!=', id)]),
    );
  });
}

/** Deletes entries with their offers. The lock keeps new offers from being made in between. */
export async function deleteWaiting(
  tx: Db,
  where: ExpressionOrFactory<ClinicSchema, 'waiting', SqlBool>,
): Promise<readonly Pick<WaitingRow, 'appointmentId'>[]> {
  await lockOne(tx, 'waiting');
  return tx.deleteFrom('waiting').where(where).returning('appointmentId').execute();
}

/** Removes an entry from the list, by its reference. */
export async function leaveWaitlist(db: Db, reference: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const left = await deleteWaiting(tx, (row) => row('reference', '=', reference));
    const patients = left.flatMap(({ appointmentId: id }) => (id === null ? [] : [{ id }]));
    await recordInJournal(tx, 'patient', 'appointment.waitsNoMore', patients);
  });
  await wipeLog(db);
}

/** Deletes entries that were not confirmed within a day, and confirmed ones that can be offered nothing any longer. */
export async function expireWaitlistEntries(db: Db, now: number): Promise<void> {
  const expired = await inTransaction(db, (tx) =>
    deleteWaiting(tx, (row) =>
      row.or([
        row.and([row('rankedAt', 'is', null), row('askedAt', '<=', iso(now - DAY))]),
        row.and([
          row('rankedAt', 'is not', null),
          row('id', 'not in', waitingNow(tx, now).clearSelect().clearOrderBy().select('waiting.id')),
        ]),
      ]),
    ),
  );
  if (expired.length > 0) await wipeLog(db);
}
