import { sql, type Kysely } from 'kysely';
import type { CatalogueStore, Timetable } from '../ports/catalogueStore';
import type { BookableSlot, Vacation } from '../ports/entities';
import { inSnapshot } from './inSnapshot';
import { insertCatalogue } from './insertCatalogue';
import type { ClinicSchema } from './schema';

/** False for a number that no table's `integer` holds; PostgreSQL refuses even to look for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** What is on the site, in the order in which it is shown. */
export const shownServices = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('services').where('removedAt', 'is', null).orderBy('position').orderBy('id');

export const shownDoctors = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('doctors').where('removedAt', 'is', null).orderBy('position').orderBy('id');

const selectServices = (db: Kysely<ClinicSchema>) => shownServices(db).select(['id', 'name']).execute();

const selectDoctors = (db: Kysely<ClinicSchema>) =>
  shownDoctors(db).select(['id', 'firstName', 'lastName', 'serviceId']).execute();

const selectSlots = (db: Kysely<ClinicSchema>) =>
  db
    .selectFrom('slots')
    .select(['id', 'doctorId', 'weekday', 'startTime', 'endTime'])
    .where('removedAt', 'is', null)
    .orderBy('weekday')
    .orderBy('startTime')
    .execute();

/** Closed days are days off of every doctor. In its own words, because every booking asks for it, and building a query takes time. */
export const daysOff = sql<Vacation & { doctorId: number }>`(
  select doctor_id, start_date, end_date from vacations
  union all
  select doctors.id, start_date, end_date from closures cross join doctors where removed_at is null
)`.as<'daysOff'>(sql.ref('daysOff'));

const selectDaysOff = (db: Kysely<ClinicSchema>) =>
  db
    .selectFrom(daysOff)
    .select(['doctorId', 'startDate', 'endDate'])
    .orderBy('startDate')
    .orderBy('endDate')
    .execute();

/** Of all that can be written. */
const LAST_DATE = '9999-12-31';

/** A row a slot, its dates in one text. Slot by slot, the index finds the coming dates without reading the past. */
const selectBooked = (db: Kysely<ClinicSchema>, from: string, until: string) =>
  db
    .selectFrom('appointments')
    .select(['slotId', sql<string>`string_agg(date, ',' order by date)`.as('dates')])
    .where('slotId', 'in', db.selectFrom('slots').select('id').where('removedAt', 'is', null))
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where('cancelledAt', 'is', null)
    .groupBy('slotId')
    .execute();

/** As {@link CatalogueStore}, in the open transaction. */
export async function readTimetable(
  db: Kysely<ClinicSchema>,
  from: string,
  until = LAST_DATE,
): Promise<Timetable> {
  const doctors = await selectDoctors(db);
  const times = new Map<number, { slots: BookableSlot[]; vacations: Vacation[] }>(
    doctors.map(({ id }) => [id, { slots: [], vacations: [] }]),
  );
  const booked = await selectBooked(db, from, until);
  const bookedDates = new Map(booked.map(({ slotId, dates }) => [slotId, dates.split(',')]));
  for (const { doctorId, ...slot } of await selectSlots(db)) {
    times.get(doctorId)?.slots.push({ ...slot, bookedDates: bookedDates.get(slot.id) ?? [] });
  }
  for (const { doctorId, ...vacation } of await selectDaysOff(db)) {
    times.get(doctorId)?.vacations.push(vacation);
  }
  return { services: await selectServices(db), doctors, times };
}

/** Services, doctors, their weeks and their days off as rows. */
export function sqlCatalogue(db: Kysely<ClinicSchema>): CatalogueStore {
  return {
    services: () => selectServices(db),
    doctors: () => selectDoctors(db),
    timetable: (from, until) => inSnapshot(db, (snapshot) => readTimetable(snapshot, from, until)),
    fillIfEmpty: (catalogue) => insertCatalogue(db, catalogue),
  };
}
