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
  /** True on earlier days, and today once the last time has begun. */
  readonly isPast: boolean;
  readonly isVacation: boolean;
}

/** Returns the workdays of a week, each with the slots of its weekday. */
export function weekDays(
  monday: string,
  slots: readonly BookableSlot[],
  situation: SlotSituation,
): readonly CalendarDay[] {
  const today = situation.now.date;
  return workdaysOf(monday).map((date, weekday) => {
    const ofDay = slots
      .filter((slot) => slot.weekday === weekday)
      .map((slot) => ({ slot, status: slotStatus(slot, date, situation) }));
    const isOver = ofDay.length > 0 && ofDay.every(({ status }) => status === 'expired');
    return {
      date,
      slots: ofDay,
      isToday: date === today,
      isPast: date < today || isOver,
      isVacation: isVacationDay(date, situation.vacations),
    };
  });
}

/** The number of slots that a day of a full week shows at first, one under the other. */
const MAX_ROWS = 8;

/**
 * Returns each day's slots behind `Mai multe ore`. A day shows eight rows around its first free slot, with more slots in
 * a row the fewer days are shown.
 */
export function laterSlots(
  days: readonly CalendarDay[],
  isPastShown: boolean,
): readonly (readonly DaySlot[])[] {
  const shownDays = days.filter(({ isPast }) => isPastShown || !isPast).length;
  const slotsInARow = Math.floor(days.length / (shownDays || 1));
  const max = MAX_ROWS * slotsInARow;
  return days.map(({ slots }) => {
    const ahead = slots.filter(({ status }) => status !== 'expired');
    const first = ahead.findIndex(({ status }) => !isRefused(status));
    const start = first < max ? 0 : Math.min(first, ahead.length - max);
    return ahead.filter((_, index) => index < start || index >= start + max);
  });
}
