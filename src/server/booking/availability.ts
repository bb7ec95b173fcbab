import { sql } from 'kysely';
import { opensOn, type BookingWeeks } from '../../domain/bookingHorizon';
import type { ClinicTime } from '../../domain/clock';
import { timeOffer, type TimeOffer } from '../../domain/timeOffer';
import { daysOff } from '../clinic/timetable';
import type { SlotOnDate } from '../db/entities';
import { canBeId } from '../db/ids';
import type { Db } from '../db/schema';

/**
 * Returns a slot's offer on a date, by the same rules as the calendar, with its doctor and service; undefined if no
 * doctor has the slot.
 * @param tx a transaction that has locked the slot's doctor, so that the result holds until the commit
 * @param bookingWeeks number of weeks ahead that can be booked; no limit if omitted
 */
export async function offerAt(
  tx: Db,
  { slotId, date }: SlotOnDate,
  now: ClinicTime,
  bookingWeeks?: BookingWeeks,
) {
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
    .leftJoin('appointments', (join) =>
      join
        .onRef('appointments.slotId', '=', 'slots.id')
        .on('appointments.date', '=', date)
        .on('state', '=', sql.lit('booked')),
    )
    .leftJoin('blocked_times', (join) =>
      join.onRef('blocked_times.slotId', '=', 'slots.id').on('blocked_times.date', '=', date),
    )
    .select(['slots.doctorId', 'doctors.serviceId', 'weekday', 'startTime', 'startDate', 'endDate'])
    .select((row) => row.fn.coalesce('appointments.id', 'blocked_times.id').as('holder'))
    .where('slots.id', '=', slotId)
    .where('slots.removedAt', 'is', null)
    .where('doctors.removedAt', 'is', null)
    .execute();
  const [slot] = rows;
  if (slot === undefined) return undefined;
  const vacations = rows.flatMap(({ startDate, endDate }) =>
    startDate === null || endDate === null ? [] : [{ startDate, endDate }],
  );
  const isFarAhead = opensOn(date, now.date, bookingWeeks) !== undefined;
  const offer: TimeOffer | 'notOpen' = isFarAhead ? 'notOpen' : timeOffer(slot, date, { now, vacations });
  const kind: typeof offer | 'taken' = offer === 'offered' && slot.holder !== null ? 'taken' : offer;
  return { kind, doctorId: slot.doctorId, serviceId: slot.serviceId };
}
