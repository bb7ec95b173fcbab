import type { ClinicTime } from '../../domain/clock';
import { timeOffer, type TimeOffer } from '../../domain/timeOffer';
import { daysOff } from '../clinic/timetable';
import type { SlotOnDate } from '../db/entities';
import { canBeId } from '../db/ids';
import type { Db } from '../db/schema';

/** A slot that its doctor still has, and whether it can be booked on the asked date. */
export interface Offer {
  readonly kind: TimeOffer;
  readonly doctorId: number;
  readonly serviceId: number;
  /** `HH:mm` */
  readonly startTime: string;
}

/**
 * Returns what the clinic offers at a time, by the same rule as the calendar; undefined where there is no such slot.
 * @param tx a transaction that has locked the slot's doctor, so that it stays true until the commit
 */
export async function offerAt(
  tx: Db,
  { slotId, date }: SlotOnDate,
  now: ClinicTime,
): Promise<Offer | undefined> {
  if (!canBeId(slotId)) return undefined;
  const rows = await tx
    .selectFrom('slots')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .leftJoin(daysOff, (join) =>
      join
        .onRef('daysOff.doctorId', '=', 'slots.doctorId')
        .on('endDate', '>=', date)
        .on('startDate', '<=', date),
    )
    .select(['slots.doctorId', 'serviceId', 'weekday', 'startTime', 'startDate', 'endDate'])
    .where('slots.id', '=', slotId)
    .where('slots.removedAt', 'is', null)
    .where('doctors.removedAt', 'is', null)
    .execute();
  const [slot] = rows;
  if (slot === undefined) return undefined;
  const vacations = rows.flatMap(({ startDate, endDate }) =>
    startDate === null || endDate === null ? [] : [{ startDate, endDate }],
  );
  const { doctorId, serviceId, startTime } = slot;
  return { kind: timeOffer(slot, date, { now, vacations }), doctorId, serviceId, startTime };
}

/** Returns the booked appointment that has the time, by its key. */
export const holderOf = (tx: Db, { slotId, date }: SlotOnDate) =>
  tx
    .selectFrom('appointments')
    .select('idempotencyKey')
    .where('slotId', '=', slotId)
    .where('date', '=', date)
    .where('state', '=', 'booked')
    .executeTakeFirst();

/** Returns whether a booked appointment has the time. */
export const isTaken = async (tx: Db, time: SlotOnDate): Promise<boolean> =>
  (await holderOf(tx, time)) !== undefined;
