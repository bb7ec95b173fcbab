import { clinicInstant } from './clock';
import type { BookableSlot } from './entities';
import { isSameTime, nextFreeTimes, type SlotSituation, type TimeOnDate } from './slotStatus';

/** Returns the free times closest to a lost one, earliest first. */
export function nearestFreeTimes(
  lost: TimeOnDate,
  { slots, ...situation }: Omit<SlotSituation, 'selected'> & { readonly slots: readonly BookableSlot[] },
  limit: number,
): TimeOnDate[] {
  const instantOf = (time: TimeOnDate): number => clinicInstant({ date: time.date, time: time.startTime });
  const wanted = instantOf(lost);
  return nextFreeTimes(slots, situation, Infinity)
    .filter((free) => !isSameTime(free, lost))
    .map((time) => ({ time, instant: instantOf(time) }))
    .sort((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, limit)
    .sort((a, b) => a.instant - b.instant)
    .map(({ time }) => time);
}
