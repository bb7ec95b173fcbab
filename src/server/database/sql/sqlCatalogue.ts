import type { Kysely } from 'kysely';
import type { CatalogueStore, Timetable } from '../ports/catalogueStore';
import type { BookableSlot, Vacation } from '../ports/entities';
import { inSnapshot } from './inSnapshot';
import { insertCatalogue } from './insertCatalogue';
import type { ClinicSchema } from './schema';

/** False for a number that no table's `integer` holds; PostgreSQL refuses even to look for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

const selectServices = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('services').select(['id', 'name']).where('removedAt', 'is', null).orderBy('id').execute();

const selectDoctors = (db: Kysely<ClinicSchema>) =>
  db
    .selectFrom('doctors')
    .select(['id', 'firstName', 'lastName', 'serviceId'])
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();

const selectSlots = (db: Kysely<ClinicSchema>) =>
  db
    .selectFrom('slots')
    .select(['id', 'doctorId', 'weekday', 'startTime', 'endTime'])
    .where('removedAt', 'is', null)
    .orderBy('weekday')
    .orderBy('startTime')
    .execute();

const selectVacations = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('vacations').select(['doctorId', 'startDate', 'endDate']).orderBy('startDate').execute();

/** Slot by slot, so that the index finds the coming dates without reading the past. */
const selectBooked = (db: Kysely<ClinicSchema>, from: string) =>
  db
    .selectFrom('appointments')
    .select(['slotId', 'date'])
    .where('slotId', 'in', db.selectFrom('slots').select('id').where('removedAt', 'is', null))
    .where('date', '>=', from)
    .where('cancelledAt', 'is', null)
    .orderBy('date')
    .execute();

async function readTimetable(db: Kysely<ClinicSchema>, from: string): Promise<Timetable> {
  const doctors = await selectDoctors(db);
  const times = new Map<number, { slots: BookableSlot[]; vacations: Vacation[] }>(
    doctors.map(({ id }) => [id, { slots: [], vacations: [] }]),
  );
  const bookedDates = new Map<number, string[]>();
  for (const { doctorId, ...slot } of await selectSlots(db)) {
    const dates: string[] = [];
    bookedDates.set(slot.id, dates);
    times.get(doctorId)?.slots.push({ ...slot, bookedDates: dates });
  }
  for (const { slotId, date } of await selectBooked(db, from)) bookedDates.get(slotId)?.push(date);
  for (const { doctorId, ...vacation } of await selectVacations(db)) {
    times.get(doctorId)?.vacations.push(vacation);
  }
  return { services: await selectServices(db), doctors, times };
}

/** Services, doctors, their weeks and their days off as rows. */
export function sqlCatalogue(db: Kysely<ClinicSchema>): CatalogueStore {
  return {
    services: () => selectServices(db),
    doctors: () => selectDoctors(db),
    timetable: (from) => inSnapshot(db, (snapshot) => readTimetable(snapshot, from)),
    fillIfEmpty: (catalogue) => insertCatalogue(db, catalogue),
  };
}
