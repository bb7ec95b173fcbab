import { addDays, openingMonday, workdaysOf } from './calendarDate';
import type { ClinicTime } from './clock';
import type { BookableSlot, SlotOnDate, Vacation } from './entities';

/** The five display states of specification §4; also the values of the `data-state` hook. */
export const SLOT_STATUSES = ['available', 'taken', 'selected', 'expired', 'vacation'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** Both ends of a vacation are days off (decisions §4). */
export function isVacationDay(date: string, vacations: readonly Vacation[]): boolean {
  return vacations.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** On an earlier day, or today once the start time has come (decisions §4). */
export function isExpired(date: string, startTime: string, now: ClinicTime): boolean {
  return date < now.date || (date === now.date && startTime <= now.time);
}

export interface SlotSituation {
  readonly now: ClinicTime;
  readonly vacations: readonly Vacation[];
  readonly selected?: SlotOnDate | null;
}

/** When several states apply, the order is vacation, expired, taken, selected, available (decisions §4). */
export function slotStatus(
  slot: BookableSlot,
  date: string,
  { now, vacations, selected }: SlotSituation,
): SlotStatus {
  if (isVacationDay(date, vacations)) return 'vacation';
  if (isExpired(date, slot.startTime, now)) return 'expired';
  if (slot.bookedDates.includes(date)) return 'taken';
  if (selected?.slotId === slot.id && selected.date === date) return 'selected';
  return 'available';
}

/** How far `Primul interval liber` looks ahead (decisions §4). */
export const SEARCH_WEEKS = 26;

/**
 * The free slots from now on, earliest first, within 26 weeks.
 * @param limit how many at the most
 */
export function nextFreeSlots(
  slots: readonly BookableSlot[],
  situation: Pick<SlotSituation, 'now' | 'vacations'>,
  limit: number,
): readonly SlotOnDate[] {
  const byTime = [...slots].sort((a, b) => a.startTime.localeCompare(b.startTime));
  const found: SlotOnDate[] = [];
  const firstMonday = openingMonday(situation.now.date);
  for (let week = 0; week < SEARCH_WEEKS; week += 1) {
    for (const [weekday, date] of workdaysOf(addDays(firstMonday, week * 7)).entries()) {
      for (const slot of byTime) {
        if (slot.weekday !== weekday || slotStatus(slot, date, situation) !== 'available') continue;
        found.push({ slotId: slot.id, date });
        if (found.length === limit) return found;
      }
    }
  }
  return found;
}
