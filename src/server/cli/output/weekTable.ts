import type { Slot } from '../../database/ports/entities';
import { textTable } from '../../words/text';

/** Monday to Friday, as the calendar has them (specification §9). */
export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;

/** A doctor's week, a column for each day; in brackets stands each slot's number. */
export function weekTable(slots: readonly Slot[]): string {
  const days = WEEKDAYS.map((_, weekday) => slots.filter((slot) => slot.weekday === weekday));
  const longest = Math.max(...days.map((day) => day.length));
  const lines = Array.from({ length: longest }, (_, line) =>
    days.map((day) => {
      const slot = day[line];
      return slot ? `${slot.startTime}–${slot.endTime} (${slot.id})` : '';
    }),
  );
  return slots.length === 0 ? 'Fără program.' : textTable(WEEKDAYS, lines);
}
