import { isCalendarDate } from './calendarDate';
import type { SlotOnDate } from './entities';

/** Returns a unique text for a time, as forms and addresses use it. */
export const timeKey = ({ slotId, date }: SlotOnDate): string => `${slotId} ${date}`;

/** Parses a time with a slot id of our own server; undefined for any other text. */
export function readTimeKey(
  key: string | null,
): { readonly slotId: number; readonly date: string } | undefined {
  const [slotId = '', date = ''] = key?.split(' ') ?? [];
  return /^\d{1,15}$/.test(slotId) && isCalendarDate(date) ? { slotId: Number(slotId), date } : undefined;
}
