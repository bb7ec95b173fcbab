import type { Selectable } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import { DAY } from '../../domain/durations';
import { SEARCH_WEEKS } from '../../domain/slotStatus';
import type { WaitingListEntry } from '../../domain/timePreference';
import type { AppContext } from '../context/appContext';
import { findByIds } from '../booking/find';
import { MAX_MOVES } from '../booking/move';
import { iso, type ClinicSchema, type Db } from '../db/schema';

export type EntryRow = Selectable<ClinicSchema['waiting']>;

export const toEntry = ({ days, parts, doctorId, askedAt }: EntryRow): WaitingListEntry => ({
  days,
  parts,
  askedAt,
  anyDoctor: doctorId === null,
});

/** Milliseconds for which an entry without an appointment stays on the list. */
const MAX_AGE_MS = SEARCH_WEEKS * 7 * DAY;

/** Selects the entries that can be offered a time, by rank. */
export const selectOfferableEntries = (db: Db, now: number) =>
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
          row('moves', '<', MAX_MOVES),
        ]),
        row.and([
          row('waiting.appointmentId', 'is', null),
          row('rankedAt', '>', iso(now - MAX_AGE_MS)),
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
export async function listEntries(db: Db, now: number) {
  const rows = await selectOfferableEntries(db, now)
    .leftJoin('doctors', 'doctors.id', 'waiting.doctorId')
    .select(['doctors.firstName', 'doctors.lastName'])
    .execute();
  const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
  const appointments = new Map((await findByIds(db, ids)).map((one) => [one.id, one]));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...toEntry(row),
    email: row.patientEmail ?? row.email ?? '',
    doctor: firstName !== null && lastName !== null ? { firstName, lastName } : null,
    appointment: appointments.get(row.appointmentId ?? 0) ?? null,
  }));
}

/** Finds an entry by its reference, which is the appointment's if there is one; undefined if there is no entry. */
export const findEntry = (db: Db, reference: string): Promise<EntryRow | undefined> =>
  db.selectFrom('waiting').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Finds the entry behind a link of the waiting list; a made-up link costs no query. */
export async function findLinkedEntry({ db, links }: Pick<AppContext, 'db' | 'links'>, token: string) {
  const reference = links.referenceIn(token);
  return reference === undefined ? undefined : findEntry(db, reference);
}
