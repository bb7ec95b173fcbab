import { textTable } from '../../words/text';
import { WEEKDAYS } from '../../words/dates';
import type { SlotRow } from '../../staff/slots';

/** Returns a doctor's week, a column for each day; in brackets stands each slot's number. */
export function weekTable(slots: readonly SlotRow[]): string {
  const days = WEEKDAYS.map((day) => slots.filter((slot) => slot.day === day));
  const longest = Math.max(...days.map((day) => day.length));
  const lines = Array.from({ length: longest }, (_, line) =>
    days.map((day) => {
      const slot = day[line];
      return slot ? `${slot.from}–${slot.to} (${slot.id})` : '';
    }),
  );
  return slots.length === 0 ? 'Fără program.' : textTable(WEEKDAYS, lines);
}
