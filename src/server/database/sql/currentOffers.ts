import type { Kysely } from 'kysely';
import type { SlotOnDate, Vacation, Weekday } from '../ports/entities';
import type { ClinicSchema } from './schema';
import { daysOff } from './sqlCatalogue';

/** A slot that its doctor still has. */
export interface Offer {
  readonly doctorId: number;
  readonly serviceId: number;
  readonly weekday: Weekday;
  /** `HH:mm` */
  readonly startTime: string;
  /** Days off near the wanted dates. */
  readonly vacations: readonly Vacation[];
}

/**
 * The offered ones among wanted slots, by id.
 * @param db the transaction that books them
 */
export async function currentOffers(
  db: Kysely<ClinicSchema>,
  wanted: readonly SlotOnDate[],
): Promise<ReadonlyMap<number, Offer>> {
  const dates = wanted.map(({ date }) => date).sort();
  const rows = await db
    .selectFrom('slots')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .leftJoin(daysOff, (join) =>
      join
        .onRef('daysOff.doctorId', '=', 'slots.doctorId')
        .on('endDate', '>=', dates.at(0) ?? '')
        .on('startDate', '<=', dates.at(-1) ?? ''),
    )
    .select(['slots.id', 'slots.doctorId', 'serviceId', 'weekday', 'startTime', 'startDate', 'endDate'])
    .where('slots.id', 'in', [...new Set(wanted.map(({ slotId }) => slotId))])
    .where('slots.removedAt', 'is', null)
    .where('doctors.removedAt', 'is', null)
    .execute();
  const offers = new Map<number, Offer & { vacations: Vacation[] }>();
  for (const { id, startDate, endDate, ...slot } of rows) {
    const offer = offers.get(id) ?? { ...slot, vacations: [] };
    offers.set(id, offer);
    if (startDate !== null && endDate !== null) offer.vacations.push({ startDate, endDate });
  }
  return offers;
}
