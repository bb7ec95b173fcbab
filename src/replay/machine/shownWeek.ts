import { addDays, mondayOf, openingMonday } from '../../domain/calendarDate';
import type { SlotOnDate } from '../../domain/entities';
import { firstFreeTime } from '../../domain/slotStatus';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { Week } from '../../features/booking/session/week';

/** Tracks the week that the page's calendar would show; the machine does not know it. */
export class ShownWeek {
  /** '' while there is no calendar. */
  private calendar = '';
  private monday = '';
  private first = '';
  private followed: SlotOnDate | null = null;

  /** Starts over when the doctor changes, and follows a time chosen elsewhere on the page. */
  follow({ doctorId, shown, slot }: BookingContext, week: Week | null): void {
    if (week === null) {
      this.calendar = '';
      return;
    }
    const { date: today } = week.now;
    this.first = mondayOf(today);
    const calendar = `${doctorId} ${shown}`;
    if (calendar !== this.calendar) {
      const firstFree = firstFreeTime(week.slots, week)?.date;
      this.monday = mondayOf(shown ?? firstFree ?? openingMonday(today));
      this.followed = shown === null ? null : slot;
    }
    this.calendar = calendar;
    if (slot === null || slot === this.followed) return;
    this.followed = slot;
    this.show(slot.date);
  }

  show(date: string): void {
    this.monday = mondayOf(date);
  }

  turn(weeks: -1 | 1): void {
    this.monday = addDays(this.monday, weeks * 7);
  }

  has(date: string): boolean {
    if (this.monday < this.first) this.monday = this.first;
    return mondayOf(date) === this.monday;
  }
}
