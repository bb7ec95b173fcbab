import type { Kysely } from 'kysely';
import type { Catalogue, CatalogueStore } from '../ports/catalogueStore';
import { insertCatalogue } from './insertCatalogue';
import type { ClinicSchema } from './schema';

const SLOT_COLUMNS = ['slots.id', 'weekday', 'startTime', 'endTime'] as const;

/** False for a number that no table's `integer` holds; PostgreSQL refuses even to look for it. */
const canBeId = (id: number): boolean => id < 2 ** 31;

/** Services, doctors, their weeks and their days off as rows. */
export class SqlCatalogue implements CatalogueStore {
  readonly #db: Kysely<ClinicSchema>;

  constructor(db: Kysely<ClinicSchema>) {
    this.#db = db;
  }

  services() {
    return this.#db
      .selectFrom('services')
      .select(['id', 'name'])
      .where('removedAt', 'is', null)
      .orderBy('id')
      .execute();
  }

  doctors() {
    return this.#db
      .selectFrom('doctors')
      .select(['id', 'firstName', 'lastName', 'serviceId'])
      .where('removedAt', 'is', null)
      .orderBy('id')
      .execute();
  }

  async vacationsOf(doctorId: number) {
    return (await this.#hasDoctor(doctorId)) ? this.#vacations(doctorId) : undefined;
  }

  async slotsOf(doctorId: number, from: string) {
    if (!canBeId(doctorId)) return undefined;
    const slots = await this.#slots(doctorId).orderBy('weekday').orderBy('startTime').execute();
    if (slots.length === 0) return (await this.#hasDoctor(doctorId)) ? [] : undefined;

    const bookedDates = new Map<number, string[]>(slots.map(({ id }) => [id, []]));
    for (const { slotId, date } of await this.#bookedDates(doctorId, from)) {
      bookedDates.get(slotId)?.push(date);
    }
    return slots.map((slot) => ({ ...slot, bookedDates: bookedDates.get(slot.id) ?? [] }));
  }

  async offeredSlot(doctorId: number, slotId: number) {
    if (!canBeId(doctorId) || !canBeId(slotId)) return undefined;
    const slot = await this.#slots(doctorId).where('slots.id', '=', slotId).executeTakeFirst();
    return slot && { slot, vacations: await this.#vacations(doctorId) };
  }

  fillIfEmpty(catalogue: Catalogue) {
    return insertCatalogue(this.#db, catalogue);
  }

  #slots(doctorId: number) {
    return this.#db
      .selectFrom('slots')
      .select(SLOT_COLUMNS)
      .where('doctorId', '=', doctorId)
      .where('removedAt', 'is', null);
  }

  #vacations(doctorId: number) {
    return this.#db
      .selectFrom('vacations')
      .select(['startDate', 'endDate'])
      .where('doctorId', '=', doctorId)
      .orderBy('startDate')
      .execute();
  }

  #bookedDates(doctorId: number, from: string) {
    return this.#db
      .selectFrom('slots')
      .innerJoin('appointments', 'appointments.slotId', 'slots.id')
      .select(['slotId', 'date'])
      .where('doctorId', '=', doctorId)
      .where('slots.removedAt', 'is', null)
      .where('date', '>=', from)
      .where('cancelledAt', 'is', null)
      .orderBy('date')
      .execute();
  }

  async #hasDoctor(id: number): Promise<boolean> {
    if (!canBeId(id)) return false;
    const found = await this.#db
      .selectFrom('doctors')
      .select('id')
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }
}
