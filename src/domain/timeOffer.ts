import { weekdayOf } from './calendarDate';
import type { Slot } from './entities';
import { isExpired, isVacationDay, type SlotSituation } from './slotStatus';

/** `notOffered`: the doctor has no such slot on this weekday; `unavailable`: not on this date. */
export type TimeOffer = 'offered' | 'notOffered' | 'unavailable';

/**
 * Returns whether a time can be booked on a date, ignoring other bookings.
 * @param slot of the requested doctor; undefined when the doctor has no such slot
 */
export function timeOffer(
  slot: Pick<Slot, 'weekday' | 'startTime'> | undefined,
  date: string,
  { now, vacations }: Pick<SlotSituation, 'now' | 'vacations'>,
): TimeOffer {
  if (slot?.weekday !== weekdayOf(date)) return 'notOffered';
  const isClosed = isVacationDay(date, vacations) || isExpired(date, slot.startTime, now);
  return isClosed ? 'unavailable' : 'offered';
}
