import { clinicInstant } from './clock';
import { isSameTime, nextFreeTimes, type TimeOnDate, type Week } from './slotStatus';

/** Returns the free times closest to a lost one, earliest first. */
export function nearestFreeTimes(lost: TimeOnDate, week: Week, limit: number): TimeOnDate[] {
  const instantOf = (time: TimeOnDate): number => clinicInstant({ date: time.date, time: time.startTime });
  const wanted = instantOf(lost);
  return nextFreeTimes(week.slots, week, Infinity)
    .filter((free) => !isSameTime(free, lost))
    .map((time) => ({ time, instant: instantOf(time) }))
    .sort((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, limit)
    .sort((a, b) => a.instant - b.instant)
    .map(({ time }) => time);
}
