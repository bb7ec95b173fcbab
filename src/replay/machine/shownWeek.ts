import { addDays, mondayOf, openingMonday } from '../../domain/calendarDate';
import type { SlotOnDate } from '../../domain/entities';
import { firstFreeTime, type Week } from '../../domain/slotStatus';
import type { BookingContext } from '../../features/booking/session/bookingContext';

/** Tracks the week that the page's calendar would show; the machine does not know it. */
export class ShownWeek {
  /** '' while there is no calendar. */
  private calendar = '';
  private monday = '';
  private followed: SlotOnDate | null = null;

  /** Starts over when the doctor changes, follows a time chosen elsewhere on the page, and leaves a past week. */
  follow({ doctorId, shown, slot }: BookingContext, week: Week | null): void {
    const calendar = week === null ? '' : `${doctorId} ${shown}`;
    const isNew = calendar !== this.calendar;
    this.calendar = calendar;
    if (week === null) return;
    const { date: today } = week.now;
    if (isNew) {
      this.show(shown ?? firstFreeTime(week.slots, week)?.date ?? openingMonday(today));
      this.followed = shown === null ? null : slot;
    }
    if (slot !== null && slot !== this.followed) {
      this.followed = slot;
      this.show(slot.date);
    }
    if (this.monday < mondayOf(today)) this.show(today);
  }

  show(date: string): void {
    this.monday = mondayOf(date);
  }

  turn(weeks: -1 | 1): void {
    this.monday = addDays(this.monday, weeks * 7);
  }

  has(date: string): boolean {
    return mondayOf(date) === this.monday;
  }
}
