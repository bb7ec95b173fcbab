import { workdaysOf } from '../../../domain/calendarDate';
import type { BookableSlot } from '../../../domain/entities';
import { isVacationDay, slotStatus, type SlotSituation, type SlotStatus } from '../../../domain/slotStatus';

export interface CalendarDay {
  readonly date: string;
  readonly slots: readonly { readonly slot: BookableSlot; readonly status: SlotStatus }[];
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
