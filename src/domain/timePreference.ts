import { weekdayOf } from './calendarDate';
import type { TimeOnDate } from './slotStatus';

/** The times that a person on the waiting list wants. */
export interface TimePreference {
  /** A bit mask of weekdays: Monday is 1, Tuesday 2, Wednesday 4 and so on. */
  readonly days: number;
  /** A bit mask: 1 for mornings, 2 for afternoons (from noon on). */
  readonly parts: number;
  /** True for any doctor of the service, false for one doctor only. */
  readonly anyDoctor: boolean;
}

/** An entry on the waiting list. `askedAt`: the instant of joining, ISO text in UTC. */
export interface WaitingListEntry extends TimePreference {
  readonly askedAt: string;
}

/** Returns a weekday's bit of {@link TimePreference.days}; 0 is Monday. */
export const dayBit = (weekday: number): number => 1 << weekday;

/** Returns whether a preference includes a time's weekday and part of the day. */
export function suits(
  { days, parts }: Pick<TimePreference, 'days' | 'parts'>,
  { date, startTime }: Pick<TimeOnDate, 'date' | 'startTime'>,
): boolean {
  const part = startTime < '12:00' ? 1 : 2;
  return (days & dayBit(weekdayOf(date))) !== 0 && (parts & part) !== 0;
}
