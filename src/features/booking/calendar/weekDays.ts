import { workdaysOf } from '../../../domain/calendarDate';
import type { BookableSlot } from '../../../domain/entities';
import {
  isRefused,
  isVacationDay,
  slotStatus,
  type SlotSituation,
  type SlotStatus,
} from '../../../domain/slotStatus';

export interface DaySlot {
  readonly slot: BookableSlot;
  readonly status: SlotStatus;
}

export interface CalendarDay {
  readonly date: string;
  readonly slots: readonly DaySlot[];
  readonly isToday: boolean;
  readonly isPast: boolean;
  readonly isVacation: boolean;
}

/** Returns Monday to Friday of a week, each with the slots of its weekday. */
export function weekDays(
  monday: string,
  slots: readonly BookableSlot[],
  situation: SlotSituation,
): readonly CalendarDay[] {
  return workdaysOf(monday).map((date, weekday) => ({
    date,
    slots: slots
      .filter((slot) => slot.weekday === weekday)
      .map((slot) => ({ slot, status: slotStatus(slot, date, situation) })),
    isToday: date === situation.now.date,
    isPast: date < situation.now.date,
    isVacation: isVacationDay(date, situation.vacations),
  }));
}

/** The number of rows that a column shows at first. */
const MOST_ROWS = 8;

/**
 * Returns the slots behind `Mai multe ore`: all but eight. The eight include the first slot that can be chosen or, if
 * there is none, the first that is not past, so that today's last time stays visible once it is booked.
 */
export function laterSlots({ slots }: CalendarDay): readonly DaySlot[] {
  const choosable = slots.findIndex(({ status }) => !isRefused(status));
  const first = choosable >= 0 ? choosable : slots.findIndex(({ status }) => status !== 'expired');
  const start = first < MOST_ROWS ? 0 : Math.min(first, slots.length - MOST_ROWS);
  return slots.filter((_, index) => index < start || index >= start + MOST_ROWS);
}
