import { clinicInstant } from './clock';
import type { SlotOnDate } from './entities';
import { findTime, isSameTime, nextFreeTimes, OFFERED_TIMES, type TimeOnDate, type Week } from './slotStatus';

/** Returns the free times closest to a lost one, earliest first. */
export function nearestFreeTimes(lost: TimeOnDate, week: Week, limit = OFFERED_TIMES): TimeOnDate[] {
  const instantOf = (time: TimeOnDate): number => clinicInstant({ date: time.date, time: time.startTime });
  const wanted = instantOf(lost);
  return nextFreeTimes(week, Infinity)
    .filter((free) => !isSameTime(free, lost))
    .map((time) => ({ time, instant: instantOf(time) }))
    .sort((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, limit)
    .sort((a, b) => a.instant - b.instant)
    .map(({ time }) => time);
}

/** Returns the free times closest to one that could not be had; none for one that is not the doctor's. */
export function nearestAlternatives(week: Week, time: SlotOnDate): readonly TimeOnDate[] {
  const lost = findTime(week, time);
  return lost ? nearestFreeTimes(lost, week) : [];
}
