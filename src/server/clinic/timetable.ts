import { sql } from 'kysely';
import { snapshot } from '../db/dialect';
import { canBeId } from '../db/ids';
import type { BookableSlot, Doctor, Service, Vacation } from '../db/entities';
import type { Db } from '../db/schema';

/** One doctor's week and days off. */
export interface DoctorTimes {
  /** By weekday and hour. */
  readonly slots: readonly BookableSlot[];
  /** The clinic's closed days too; by their first day. */
  readonly vacations: readonly Vacation[];
}

/** Who offers what, and when. */
export interface Timetable {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
  /** By doctor's id. */
  readonly times: ReadonlyMap<number, DoctorTimes>;
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

const selectDaysOff = (db: Db) =>
  db.selectFrom(daysOff).select(['doctorId', 'startDate', 'endDate']).orderBy('startDate').orderBy('endDate');

/** The latest date that can be written. */
const LAST_DATE = '9999-12-31';

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

type SlotRow = Awaited<ReturnType<ReturnType<typeof selectSlots>['executeTakeFirstOrThrow']>>;

const toSlot = ({ id, weekday, startTime, endTime, dates }: SlotRow): BookableSlot => ({
  ...{ id, weekday, startTime, endTime },
  bookedDates: dates === null ? [] : dates.split(','),
});

const toVacation = ({ startDate, endDate }: Vacation): Vacation => ({ startDate, endDate });

const isShown = async (db: Db, doctorId: number): Promise<boolean> =>
  canBeId(doctorId) &&
  (await shownDoctors(db).select('id').where('id', '=', doctorId).executeTakeFirst()) !== undefined;

/**
 * Returns a doctor's slots; undefined where the site shows no such doctor.
 * @param from booked dates before this one are left out
 * @param until booked dates after this one too
 */
export async function readSlots(
  db: Db,
  doctorId: number,
  from: string,
  until = LAST_DATE,
): Promise<readonly BookableSlot[] | undefined> {
  if (!(await isShown(db, doctorId))) return undefined;
  const rows = await selectSlots(db, from, until).where('doctorId', '=', doctorId).execute();
  return rows.map(toSlot);
}

/** Returns a doctor's days off; undefined where the site shows no such doctor. */
export async function readDaysOff(db: Db, doctorId: number): Promise<readonly Vacation[] | undefined> {
  if (!(await isShown(db, doctorId))) return undefined;
  const rows = await selectDaysOff(db).where('doctorId', '=', doctorId).execute();
  return rows.map(toVacation);
}

/** Returns {@link readSlots} and {@link readDaysOff} as they stand at one moment. */
export function readDoctorTimes(
  db: Db,
  doctorId: number,
  from: string,
  until = LAST_DATE,
): Promise<DoctorTimes | undefined> {
  return snapshot(db, async (one) => {
    const slots = await readSlots(one, doctorId, from, until);
    const vacations = await readDaysOff(one, doctorId);
    return slots && vacations && { slots, vacations };
  });
}

/** Returns all of it as it stands at one moment; see {@link readSlots}. */
export function readTimetable(db: Db, from: string, until = LAST_DATE): Promise<Timetable> {
  return snapshot(db, async (one) => {
    const doctors = await readDoctors(one);
    const times = new Map(
      doctors.map(({ id }) => [id, { slots: [] as BookableSlot[], vacations: [] as Vacation[] }]),
    );
    for (const row of await selectSlots(one, from, until).execute())
      times.get(row.doctorId)?.slots.push(toSlot(row));
    for (const row of await selectDaysOff(one).execute())
      times.get(row.doctorId)?.vacations.push(toVacation(row));
    return { services: await readServices(one), doctors, times };
  });
}
