import type { InsertObject } from 'kysely';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import {
  SAMPLE_DAYS_OFF,
  SAMPLE_SHIFTS,
  SAMPLE_SLOT_MINUTES,
  SAMPLE_WEEKS,
} from '../../content/sample/weeks';
import { addDays, mondayOf } from '../../domain/calendarDate';
import { consecutiveTimes } from '../../domain/consecutiveTimes';
import type { Slot, Vacation, Weekday } from '../db/entities';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import type { StoredFacts } from './facts';
import { newPriceRow } from './prices';
import { newProfileRows } from './profile';

/** Everything that a clinic offers. */
export interface Catalogue extends StoredFacts {
  readonly slots: readonly (Omit<Slot, 'id'> & { readonly doctorId: number })[];
  readonly vacations: readonly (Vacation & { readonly doctorId: number })[];
}

/** Every id of the sample is a number. */
const facts = SAMPLE_FACTS as StoredFacts;

/**
 * Returns the sample clinic, which makes a fresh copy work immediately. It has no patients.
 * @param today the clinic's date, `YYYY-MM-DD`
 */
export function sampleClinic(today: string): Catalogue {
  const monday = mondayOf(today);
  return {
    ...facts,
    slots: facts.doctors.flatMap(({ id }, turn) =>
      Object.entries(SAMPLE_WEEKS[turn] ?? {}).flatMap(([weekday, shift]) =>
        SAMPLE_SHIFTS[shift]
          .flatMap(([from, to]) => consecutiveTimes(from, to, SAMPLE_SLOT_MINUTES))
          .map((times) => ({ doctorId: id, weekday: Number(weekday) as Weekday, ...times })),
      ),
    ),
    vacations: SAMPLE_DAYS_OFF.map(({ doctorId, first, last }) => ({
      doctorId,
      startDate: addDays(monday, first),
      endDate: addDays(monday, last),
    })),
  };
}

/**
 * Fills a database that has, and had, no services. Two servers may start on the same one, so a row that is already
 * there is left as it is.
 * @returns whether it filled anything
 */
export function fillIfEmpty(db: Db, catalogue: Catalogue): Promise<boolean> {
  const { profile, services, doctors, prices, slots, vacations } = catalogue;
  return writing(db, async (tx) => {
    if (await tx.selectFrom('services').select('id').executeTakeFirst()) return false;
    const fill = async <Table extends keyof ClinicSchema>(
      table: Table,
      rows: readonly InsertObject<ClinicSchema, Table>[],
    ): Promise<void> => {
      if (rows.length === 0) return;
      const query = tx.insertInto(table).values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
    };
    await fill('services', services);
    await fill('doctors', doctors);
    await fill('slots', slots);
    await fill('vacations', vacations);
    await fill('prices', prices.map(newPriceRow));
    await fill('profile', newProfileRows(profile));
    return true;
  });
}
