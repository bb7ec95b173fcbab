import type { Kysely, Selectable } from 'kysely';
import type { Slot, Weekday } from '../ports/entities';
import type { Catalogue, CatalogueStore } from '../ports/catalogueStore';
import { insertCatalogue } from './insertCatalogue';
import type { ClinicSchema } from './schema';

const SLOT_COLUMNS = ['slots.id', 'weekday', 'start_time', 'end_time'] as const;

type StoredSlot = Pick<Selectable<ClinicSchema['slots']>, 'id' | 'weekday' | 'start_time' | 'end_time'>;

function toSlot({ id, weekday, start_time, end_time }: StoredSlot): Slot {
  return { id, weekday: weekday as Weekday, startTime: start_time, endTime: end_time };
}

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
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  doctors() {
    return this.#db
      .selectFrom('doctors')
      .select(['id', 'first_name as firstName', 'last_name as lastName', 'service_id as serviceId'])
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  async vacationsOf(doctorId: number) {
    return (await this.#hasDoctor(doctorId)) ? this.#vacations(doctorId) : undefined;
  }

  async slotsOf(doctorId: number, from: string) {
    if (!canBeId(doctorId)) return undefined;
    const slots = await this.#slots(doctorId).orderBy('weekday').orderBy('start_time').execute();
    if (slots.length === 0) return (await this.#hasDoctor(doctorId)) ? [] : undefined;

    const bookedDates = new Map<number, string[]>(slots.map(({ id }) => [id, []]));
    for (const { slotId, date } of await this.#bookedDates(doctorId, from)) {
      bookedDates.get(slotId)?.push(date);
    }
    return slots.map((slot) => ({ ...toSlot(slot), bookedDates: bookedDates.get(slot.id) ?? [] }));
  }

  async offeredSlot(doctorId: number, slotId: number) {
    if (!canBeId(doctorId) || !canBeId(slotId)) return undefined;
    const slot = await this.#slots(doctorId).where('slots.id', '=', slotId).executeTakeFirst();
    return slot && { slot: toSlot(slot), vacations: await this.#vacations(doctorId) };
  }

  fillIfEmpty(catalogue: Catalogue) {
    return insertCatalogue(this.#db, catalogue);
  }

  #slots(doctorId: number) {
    return this.#db
      .selectFrom('slots')
      .select(SLOT_COLUMNS)
      .where('doctor_id', '=', doctorId)
      .where('removed_at', 'is', null);
  }

  #vacations(doctorId: number) {
    return this.#db
      .selectFrom('vacations')
      .select(['start_date as startDate', 'end_date as endDate'])
      .where('doctor_id', '=', doctorId)
      .orderBy('start_date')
      .execute();
  }

  #bookedDates(doctorId: number, from: string) {
    return this.#db
      .selectFrom('slots')
      .innerJoin('appointments', 'appointments.slot_id', 'slots.id')
      .select(['slot_id as slotId', 'date'])
      .where('doctor_id', '=', doctorId)
      .where('slots.removed_at', 'is', null)
      .where('date', '>=', from)
      .where('cancelled_at', 'is', null)
      .orderBy('date')
      .execute();
  }

  async #hasDoctor(id: number): Promise<boolean> {
    if (!canBeId(id)) return false;
    const found = await this.#db
      .selectFrom('doctors')
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }
}
