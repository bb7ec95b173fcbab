import { sql } from 'kysely';
import { lastBookable } from '../../domain/bookingHorizon';
import { mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import type { DoctorSituation } from '../../pages/appointment/freeWeek';
import { snapshot } from '../db/dialect';
import { canBeId } from '../db/ids';
import type { BookableSlot, Doctor, Service, Vacation } from '../db/entities';
import type { Db } from '../db/schema';

/** One doctor's week and days off. */
export interface DoctorTimes {
  /** Sorted by weekday and hour. */
  readonly slots: readonly BookableSlot[];
  /** The clinic's closed days too; by their first day. */
  readonly vacations: readonly Vacation[];
}

/** Returns the dates that calls list: from the current week's Monday to the last one that can be booked. */
export function bookableDates(now: number, bookingWeeks: number): readonly [from: string, until: string] {
  const from = mondayOf(clinicTimeAt(now).date);
  return [from, lastBookable(from, bookingWeeks)];
}

/** Selects what is on the site, in the order in which it is shown. */
export const shownServices = (db: Db) =>
  db.selectFrom('services').where('removedAt', 'is', null).orderBy('position').orderBy('id');
export const shownDoctors = (db: Db) =>
  db.selectFrom('doctors').where('removedAt', 'is', null).orderBy('position').orderBy('id');

export const readServices = (db: Db): Promise<readonly Service[]> =>
  shownServices(db).select(['id', 'name']).execute();

export const readDoctors = (db: Db): Promise<readonly Doctor[]> =>
  shownDoctors(db).select(['id', 'firstName', 'lastName', 'serviceId']).execute();

/** Closed days are days off of every doctor. */
export const daysOff = sql<Vacation & { doctorId: number }>`(
  select doctor_id, start_date, end_date from vacations
  union all
  select doctors.id, start_date, end_date from closures cross join doctors where removed_at is null
)`.as<'daysOff'>(sql.ref('daysOff'));

/** Selects slots with their booked dates in one text. Slot by slot, the index finds coming dates without reading the past. */
const selectSlots = (db: Db, from: string, until: string) =>
  db
    .selectFrom('slots')
    .leftJoin('appointments', (join) =>
      join
        .onRef('slotId', '=', 'slots.id')
        .on('date', '>=', from)
        .on('date', '<=', until)
        .on('state', '=', sql.lit('booked')),
    )
    .select(['slots.id', 'doctorId', 'weekday', 'startTime', 'endTime'])
    .select(sql<string | null>`string_agg(date, ',' order by date)`.as('dates'))
    .where('removedAt', 'is', null)
    .groupBy('slots.id')
    .orderBy('weekday')
    .orderBy('startTime');

/**
 * Returns the times of the doctors whom the site shows, or of one, by their ids, as they stand at one moment.
 * @param from booked dates before this one are left out
 * @param until booked dates after this one too
 */
export function readTimes(
  db: Db,
  from: string,
  until: string,
  doctorId?: number,
): Promise<ReadonlyMap<number, DoctorTimes>> {
  return snapshot(db, async (one) => {
    const asked = doctorId === undefined ? shownDoctors(one) : shownDoctors(one).where('id', '=', doctorId);
    const ids = (await asked.select('id').execute()).map(({ id }) => id);
    const times = new Map(
      ids.map((id) => [id, { slots: [] as BookableSlot[], vacations: [] as Vacation[] }]),
    );
    if (ids.length === 0) return times;
    const slots = await selectSlots(one, from, until).where('doctorId', 'in', ids).execute();
    for (const { doctorId: id, dates, ...slot } of slots)
      times.get(id)?.slots.push({ ...slot, bookedDates: dates?.split(',') ?? [] });
    const off = one.selectFrom(daysOff).selectAll().where('doctorId', 'in', ids);
    for (const { doctorId: id, ...days } of await off.orderBy('startDate').orderBy('endDate').execute())
      times.get(id)?.vacations.push(days);
    return times;
  });
}

/** Returns {@link readTimes} of one doctor; undefined where the site shows no such doctor. */
export const readDoctorTimes = async (
  db: Db,
  doctorId: number,
  from: string,
  until: string,
): Promise<DoctorTimes | undefined> =>
  canBeId(doctorId) ? (await readTimes(db, from, until, doctorId)).get(doctorId) : undefined;

/** Returns a doctor's times as patients see them; none of a doctor who was removed. */
export async function readSituation(
  db: Db,
  doctorId: number,
  at: number,
  bookingWeeks: number,
): Promise<DoctorSituation> {
  const times = await readDoctorTimes(db, doctorId, ...bookableDates(at, bookingWeeks));
  return { slots: [], vacations: [], ...times, now: clinicTimeAt(at), bookingWeeks };
}
