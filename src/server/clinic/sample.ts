import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import {
  SAMPLE_DAYS_OFF,
  SAMPLE_SHIFTS,
  SAMPLE_SLOT_MINUTES,
  SAMPLE_WEEKS,
} from '../../content/sample/weeks';
import { STANDARD_FACTS, STANDARD_SLOTS } from '../../content/sample/standardClinic';
import { addDays, mondayOf, type Workday } from '../../domain/calendarDate';
import { consecutiveTimes } from '../../domain/consecutiveTimes';
import type { Slot, Vacation } from '../db/storedEntities';
import { announce, lockOne, inTransaction } from '../db/transaction';
import type { Db } from '../db/schema';
import { type StoredFacts, newProfileRows } from './readFacts';

/** All that a clinic offers: its data, weeks and days off. */
export interface Catalogue extends StoredFacts {
  readonly slots: readonly (Omit<Slot, 'id'> & { readonly id?: number; readonly doctorId: number })[];
  readonly vacations: readonly (Vacation & { readonly doctorId: number })[];
}

/** All ids of the sample are numbers. */
const facts = SAMPLE_FACTS as StoredFacts;

/**
 * Returns the sample clinic, with which a fresh copy works immediately. It has no patients.
 * @param today the clinic's date, `YYYY-MM-DD`
 */
export function sampleClinic(today: string): Catalogue {
  const monday = mondayOf(today);
  return {
    ...facts,
    slots: facts.doctors.flatMap(({ id }) =>
      Object.entries(SAMPLE_WEEKS[id] ?? {}).flatMap(([weekday, shift]) =>
        SAMPLE_SHIFTS[shift]
          .flatMap(([from, to]) => consecutiveTimes(from, to, SAMPLE_SLOT_MINUTES))
          .map((times) => ({ doctorId: id, weekday: Number(weekday) as Workday, ...times })),
      ),
    ),
    vacations: SAMPLE_DAYS_OFF.map(({ doctorId, first, last }) => ({
      doctorId,
      startDate: addDays(monday, first),
      endDate: addDays(monday, last),
    })),
  };
}

/** Returns the standard clinic, in which testers record scenarios. */
export const standardClinic = (): Catalogue => ({
  ...(STANDARD_FACTS as StoredFacts),
  slots: STANDARD_SLOTS,
  vacations: [],
});

/**
 * Fills a database without services; removed ones count too. If two servers start on it, only one fills it.
 * @returns true if this call filled it
 */
export function fillIfEmpty(db: Db, catalogue: Catalogue): Promise<boolean> {
  const { profile, services, doctors, prices, slots, vacations } = catalogue;
  return inTransaction(db, async (tx) => {
    await lockOne(tx, 'catalogue');
    if (await tx.selectFrom('services').select('id').executeTakeFirst()) return false;
    await tx.insertInto('services').values(services).execute();
    await tx.insertInto('doctors').values(doctors).execute();
    await tx.insertInto('slots').values(slots).execute();
    if (vacations.length > 0) await tx.insertInto('vacations').values(vacations).execute();
    const priceRows = prices.map(({ cost, note, isConsultation, ...price }) => ({
      ...price,
      cost: String(cost),
      note: note ?? null,
      isConsultation: Number(isConsultation),
    }));
    await tx.insertInto('prices').values(priceRows).execute();
    await tx.insertInto('profile').values(newProfileRows(profile)).execute();
    announce(tx, 'all');
    return true;
  });
}
