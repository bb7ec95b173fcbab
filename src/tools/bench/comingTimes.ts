import { addDays, weekdayOf } from '../../domain/calendarDate';
import type { WireSlots } from '../../domain/contract';

/** Weeks ahead of the first time: behind the sample vacations. */
const FIRST_WEEK = 12;

/** For a server where such times are booked: one doctor's last for decades of weeks. */
export const EVERY_WEEK = { BOOKING_WEEKS: '5200' };

export interface ComingTime {
  readonly slotId: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/**
 * Free times of one doctor, each another one, without end.
 * @param slots the doctor's answer to the slots call
 * @param today `YYYY-MM-DD`
 */
export function comingTimes(slots: WireSlots, today: string): () => ComingTime {
  const monday = addDays(today, FIRST_WEEK * 7 - weekdayOf(today));
  let count = 0;
  return () => {
    const entry = slots[count % slots.length];
    if (entry === undefined) throw new Error('The doctor has no slots.');
    const date = addDays(monday, Math.floor(count / slots.length) * 7 + entry.slot.day);
    count += 1;
    return { slotId: entry.slot.id, date };
  };
}
