import type { Kysely } from 'kysely';
import type { CatalogueStore } from '../ports/catalogueStore';
import { insertCatalogue } from './insertCatalogue';
import type { ClinicSchema } from './schema';

/** False for a number that no table's `integer` holds; PostgreSQL refuses even to look for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** Services, doctors, their weeks and their days off as rows. */
export function sqlCatalogue(db: Kysely<ClinicSchema>): CatalogueStore {
  const services = () =>
    db.selectFrom('services').select(['id', 'name']).where('removedAt', 'is', null).orderBy('id').execute();

  const doctors = () =>
    db
      .selectFrom('doctors')
      .select(['id', 'firstName', 'lastName', 'serviceId'])
      .where('removedAt', 'is', null)
      .orderBy('id')
      .execute();

  const hasDoctor = async (id: number) => (await doctors()).some((doctor) => doctor.id === id);

  const slots = (doctorId: number) =>
    db
      .selectFrom('slots')
      .select(['slots.id', 'weekday', 'startTime', 'endTime'])
      .where('doctorId', '=', doctorId)
      .where('removedAt', 'is', null);

  const vacations = (doctorId: number) =>
    db
      .selectFrom('vacations')
      .select(['startDate', 'endDate'])
      .where('doctorId', '=', doctorId)
      .orderBy('startDate')
      .execute();

  const booked = (doctorId: number, from: string) =>
    db
      .selectFrom('slots')
      .innerJoin('appointments', 'appointments.slotId', 'slots.id')
      .select(['slotId', 'date'])
      .where('doctorId', '=', doctorId)
      .where('slots.removedAt', 'is', null)
      .where('date', '>=', from)
      .where('cancelledAt', 'is', null)
      .orderBy('date')
      .execute();

  return {
    services,
    doctors,
    vacationsOf: async (doctorId) => ((await hasDoctor(doctorId)) ? vacations(doctorId) : undefined),
    slotsOf: async (doctorId, from) => {
      if (!canBeId(doctorId)) return undefined;
      const week = await slots(doctorId).orderBy('weekday').orderBy('startTime').execute();
      if (week.length === 0) return (await hasDoctor(doctorId)) ? [] : undefined;

      const bookedDates = new Map<number, string[]>(week.map(({ id }) => [id, []]));
      for (const { slotId, date } of await booked(doctorId, from)) bookedDates.get(slotId)?.push(date);
      return week.map((slot) => ({ ...slot, bookedDates: bookedDates.get(slot.id) ?? [] }));
    },
    fillIfEmpty: (catalogue) => insertCatalogue(db, catalogue),
  };
}
