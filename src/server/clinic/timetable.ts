import { sql } from 'kysely';
import {
  lastBookable,
  opensOn,
  type BookingWeeks,
  firstFreeTime,
  SEARCH_WEEKS,
  slotStatus,
} from '../../domain/slotStatus';
import { addDays, mondayOf, weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { snapshot } from '../db/dialect';
import { anyOf, canBeId, type Db } from '../db/schema';
import type { BookableSlot, Doctor, Service, SlotOnDate, Vacation } from '../db/storedEntities';
import { selectBlockedDates } from './blockedTimes';

/** One doctor's week and days off. */
export interface Timetable {
  /** Sorted by weekday and time. */
  readonly slots: readonly BookableSlot[];
  /** Days off and the clinic's closed days, sorted by first day. */
  readonly vacations: readonly Vacation[];
}

/** Returns the dates that the calls list: from Monday of the current week to the last bookable date. */
export function bookableDates(now: number, bookingWeeks: number): readonly [from: string, until: string] {
  const from = mondayOf(clinicTimeAt(now).date);
  return [from, lastBookable(from, bookingWeeks)];
}

/** Queries of the services and doctors on the site, in display order. */
export const shownServices = (db: Db) =>
  db.selectFrom('services').where('removedAt', 'is', null).orderBy('position').orderBy('id');
export const shownDoctors = (db: Db) =>
  db.selectFrom('doctors').where('removedAt', 'is', null).orderBy('position').orderBy('id');

export const readServices = (db: Db): Promise<readonly Service[]> =>
  shownServices(db).select(['id', 'name']).execute();

export const readDoctors = (db: Db): Promise<readonly Doctor[]> =>
  shownDoctors(db).select(['id', 'firstName', 'lastName', 'serviceId']).execute();

/** Days off of every doctor. The clinic's closed days count for all doctors. */
const daysOff = sql<Vacation & { doctorId: number }>`(
  select doctor_id, start_date, end_date from vacations
  union all
  select doctors.id, start_date, end_date from closures cross join doctors where removed_at is null
)`.as<'daysOff'>(sql.ref('daysOff'));

/**
 * Selects slots with their booked dates in one text, separated by commas; null without any. The join finds them by the
 * index, without reading past dates.
 */
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
    .where('slots.removedAt', 'is', null)
    .groupBy('slots.id')
    .orderBy('weekday')
    .orderBy('startTime');

/**
 * Reads the times of all doctors on the site, or of some, in one snapshot, with the booked dates from `from` to `until`.
 * @returns the times by doctor id
 */
export function readTimes(
  db: Db,
  from: string,
  until: string,
  some?: readonly number[],
): Promise<ReadonlyMap<number, Timetable>> {
  return snapshot(db, async (connection) => {
    const shown = shownDoctors(connection);
    const asked = some === undefined ? shown : shown.where('id', 'in', anyOf(some));
    const ids = (await asked.select('id').execute()).map(({ id }) => id);
    const times = new Map(
      ids.map((id) => [id, { slots: [] as BookableSlot[], vacations: [] as Vacation[] }]),
    );
    if (ids.length === 0) return times;
    const slots = await selectSlots(connection, from, until).where('doctorId', 'in', ids).execute();
    const blocked = await selectBlockedDates(connection, from, until).where('doctorId', 'in', ids).execute();
    for (const { doctorId: id, dates, ...slot } of slots) {
      const closed = blocked.filter(({ slotId }) => slotId === slot.id).map(({ date }) => date);
      times.get(id)?.slots.push({ ...slot, bookedDates: [...(dates?.split(',') ?? []), ...closed].sort() });
    }
    const off = connection.selectFrom(daysOff).selectAll().where('doctorId', 'in', ids);
    for (const { doctorId: id, ...days } of await off.orderBy('startDate').orderBy('endDate').execute())
      times.get(id)?.vacations.push(days);
    return times;
  });
}

/** Reads the times of one doctor; undefined if the site does not show the doctor. */
export const readDoctorTimes = async (
  db: Db,
  doctorId: number,
  from: string,
  until: string,
): Promise<Timetable | undefined> =>
  canBeId(doctorId) ? (await readTimes(db, from, until, [doctorId])).get(doctorId) : undefined;

/** Returns the dates among which a free time is searched. */
export const searchedDates = ({ date }: ClinicTime): readonly [from: string, until: string] => [
  date,
  addDays(date, (SEARCH_WEEKS + 1) * 7),
];

/**
 * Returns the first free time of each doctor of a service who has one, in the order of the site.
 * @param at ms since the epoch
 */
export async function nextTimes(db: Db, serviceId: number, at: number, bookingWeeks?: BookingWeeks) {
  const now = clinicTimeAt(at);
  const doctors = (await readDoctors(db)).filter((doctor) => doctor.serviceId === serviceId);
  const ids = doctors.map(({ id }) => id);
  const times = await readTimes(db, ...searchedDates(now), ids);
  return doctors.flatMap((doctor) => {
    const { slots = [], vacations = [] } = times.get(doctor.id) ?? {};
    const time = firstFreeTime({ slots, now, vacations, bookingWeeks });
    return time === undefined ? [] : [{ doctor, time }];
  });
}

/** Kinds of offers, by a time's state in the calendar. */
const OFFERS = {
  available: 'offered',
  selected: 'offered',
  taken: 'taken',
  expired: 'unavailable',
  vacation: 'unavailable',
} as const;

/**
 * Returns what a slot is on a date by the calendar's rules, with its doctor and service; undefined if no doctor has it.
 * @param db a transaction that has locked the slot's doctor where the result has to hold until the commit. Elsewhere a
 * change may fall between the reads, or follow at once; what a page or a mail then promises, the booking checks again
 * @param bookingWeeks number of weeks ahead that can be booked; no limit if omitted
 */
export async function offerAt(
  db: Db,
  { slotId, date }: SlotOnDate,
  now: ClinicTime,
  bookingWeeks?: BookingWeeks,
) {
  if (!canBeId(slotId)) return undefined;
  const slot = await selectSlots(db, date, date)
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select('doctors.serviceId')
    .where('slots.id', '=', slotId)
    .where('doctors.removedAt', 'is', null)
    .groupBy('doctors.id')
    .executeTakeFirst();
  if (slot === undefined) return undefined;
  const { doctorId, serviceId, dates } = slot;
  const owner = { doctorId, serviceId };
  if (opensOn(date, now.date, bookingWeeks) !== undefined) return { ...owner, kind: 'notOpen' } as const;
  if (slot.weekday !== weekdayOf(date)) return { ...owner, kind: 'notOffered' } as const;
  const blocked = await selectBlockedDates(db, date, date).where('slotId', '=', slotId).executeTakeFirst();
  const bookedDates = dates === null && blocked === undefined ? [] : [date];
  const vacations = await db.selectFrom(daysOff).selectAll().where('doctorId', '=', doctorId).execute();
  return { ...owner, kind: OFFERS[slotStatus({ ...slot, bookedDates }, date, { vacations, now })] };
}
