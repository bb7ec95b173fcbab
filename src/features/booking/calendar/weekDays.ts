import { workdaysOf } from '../../../domain/calendarDate';
import type { BookableSlot } from '../../../domain/entities';
import { isVacationDay, slotStatus, type SlotSituation, type SlotStatus } from '../../../domain/slotStatus';

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

/** Monday to Friday of a week, each with the slots of its weekday by time. */
export function weekDays(
  monday: string,
  slots: readonly BookableSlot[],
  situation: SlotSituation,
): readonly CalendarDay[] {
  const byTime = [...slots].sort((a, b) => a.startTime.localeCompare(b.startTime));
  return workdaysOf(monday).map((date, weekday) => ({
    date,
    slots: byTime
      .filter((slot) => slot.weekday === weekday)
      .map((slot) => ({ slot, status: slotStatus(slot, date, situation) })),
    isToday: date === situation.now.date,
    isPast: date < situation.now.date,
    isVacation: isVacationDay(date, situation.vacations),
  }));
}

export function countFree(days: readonly CalendarDay[]): number {
  return days.flatMap(({ slots }) => slots).filter(({ status }) => status === 'available').length;
}
