import { isCalendarDate } from './calendarDate';
import type { SlotOnDate } from './entities';

/** Returns a time as forms and addresses send it; no other time has the same text. */
export const timeKey = ({ slotId, date }: SlotOnDate): string => `${slotId} ${date}`;

/** Reads a time of a slot that our own server has numbered; undefined for nonsense. */
export function readTimeKey(
  key: string | null,
): { readonly slotId: number; readonly date: string } | undefined {
  const [slotId = '', date = ''] = key?.split(' ') ?? [];
  return /^\d{1,15}$/.test(slotId) && isCalendarDate(date) ? { slotId: Number(slotId), date } : undefined;
}
