import type { Selectable, SelectQueryBuilder } from 'kysely';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { isExpired, SEARCH_WEEKS } from '../../domain/slotStatus';
import { selectAppointments, toStored, type StoredAppointment } from '../booking/find';
import { MOST_MOVES } from '../booking/move';
import { lockOne } from '../db/dialect';
import { iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';

/** The times that suit a person who waits. */
export interface TimeWish {
  /** The sum of 2 to the power of each weekday, Monday's being 0. */
  readonly days: number;
  /** Before noon 1, from noon on 2, or their sum. */
  readonly parts: number;
  /** With any doctor of the service; otherwise with one. */
  readonly anyDoctor: boolean;
}

export interface Waiting extends TimeWish {
  /** ISO text in UTC. */
  readonly askedAt: string;
}

export interface ListedWaiting extends Waiting {
  /** Null for a person without one. */
  readonly appointment: StoredAppointment | null;
  readonly email: string;
}

export const toWaiting = ({
  days,
  parts,
  doctorId,
  askedAt,
}: Pick<Selectable<ClinicSchema['waiting']>, 'days' | 'parts' | 'doctorId' | 'askedAt'>): Waiting => ({
  ...{ days, parts, askedAt },
  anyDoctor: doctorId === null,
});

/** Milliseconds for which a person without an appointment waits. */
const LONGEST = SEARCH_WEEKS * 7 * 86_400_000;

/** Selects who can be offered something, in the order of their rank. */
export const waitingNow = (db: Db, now: number) =>
  db
    .selectFrom('waiting')
    .leftJoin('appointments', 'appointments.id', 'waiting.appointmentId')
    .leftJoin('slots', 'slots.id', 'appointments.slotId')
    .selectAll('waiting')
    .select(['appointments.date', 'startTime', 'movedFrom', 'appointments.email as patientEmail'])
    .where('leftAt', 'is', null)
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
          // A person who has booked since has found a time.
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

/** Runs `work` alone with the list, so that nothing is offered in between. */
export const alone = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  writing(db, async (tx) => {
    await lockOne(tx, 'waiting');
    return work(tx);
  });

/** Returns whether a freed time could be of use: its patient may still move to it. */
export const canWait = ({ state, moves, date, startTime }: StoredAppointment, now: ClinicTime): boolean =>
  state === 'booked' && moves < MOST_MOVES && !isExpired(date, startTime, now);

/** Returns what an appointment's patient waits for; undefined for one who does not. */
export async function findWaiting(db: Db, appointmentId: number): Promise<Waiting | undefined> {
  const row = await db
    .selectFrom('waiting')
    .selectAll()
    .where('appointmentId', '=', appointmentId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  return row && toWaiting(row);
}

/** Puts the patient at the end of the list, in place of what they waited for before. */
export function ask(db: Db, appointment: StoredAppointment, wish: TimeWish, now: number): Promise<void> {
  const { id: appointmentId, service, doctor } = appointment;
  const { days, parts, anyDoctor } = wish;
  const doctorId = anyDoctor ? null : doctor.id;
  const asked = { doctorId, days, parts, askedAt: iso(now), rankedAt: iso(now), leftAt: null };
  return alone(db, async (tx) => {
    await tx
      .insertInto('waiting')
      .values({ appointmentId, serviceId: service.id, ...asked })
      .onConflict((conflict) => conflict.column('appointmentId').doUpdateSet(asked))
      .execute();
    await note(tx, 'patient', 'appointment.waits', [appointmentId]);
  });
}

export function leave(db: Db, appointmentId: number, now: number): Promise<void> {
  return alone(db, async (tx) => {
    const left = await tx
      .updateTable('waiting')
      .set({ leftAt: iso(now) })
      .where('appointmentId', '=', appointmentId)
      .where('leftAt', 'is', null)
      .returning('id')
      .execute();
    if (left.length > 0) await note(tx, 'patient', 'appointment.waitsNoMore', [appointmentId]);
  });
}

/**
 * Removes persons from the list, with what was offered to them.
 * @returns how many
 */
export async function deleteWaiting(
  tx: Db,
  ids: SelectQueryBuilder<ClinicSchema, 'waiting', { id: number }>,
): Promise<number> {
  await lockOne(tx, 'waiting');
  const offers = tx.selectFrom('offers').select('offers.id').where('waitingId', 'in', ids);
  await tx
    .deleteFrom('outbox')
    .where((row) => row.or([row('offerId', 'in', offers), row('waitingId', 'in', ids)]))
    .execute();
  await tx.deleteFrom('offers').where('waitingId', 'in', ids).execute();
  return (await tx.deleteFrom('waiting').where('id', 'in', ids).returning('id').execute()).length;
}

/** Returns who waits, in the order of their rank. */
export async function listWaiting(db: Db, now: number): Promise<readonly ListedWaiting[]> {
  const rows = await waitingNow(db, now).execute();
  const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
  const appointments =
    ids.length === 0 ? [] : await selectAppointments(db).where('appointments.id', 'in', ids).execute();
  return rows.map((row) => {
    const own = appointments.find(({ id }) => id === row.appointmentId);
    const email = row.patientEmail ?? row.email ?? '';
    return { ...toWaiting(row), email, appointment: own ? toStored(own) : null };
  });
}
