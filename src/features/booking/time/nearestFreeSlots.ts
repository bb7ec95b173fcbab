import { clinicInstant } from '../../../domain/clock';
import type { SlotOnDate } from '../../../domain/entities';
import { nextFreeTimes } from '../../../domain/slotStatus';
import type { ChosenSlot } from '../session/bookingContext';
import type { Week } from '../session/week';

const sameSlot = (a: SlotOnDate, b: SlotOnDate): boolean => a.slotId === b.slotId && a.date === b.date;

/** The free slots closest in time to one that was lost, earliest first. */
export function nearestFreeSlots(
  lost: ChosenSlot,
  { slots, ...situation }: Week,
  limit: number,
): ChosenSlot[] {
  const instantOf = (slot: ChosenSlot): number => clinicInstant({ date: slot.date, time: slot.startTime });
  const wanted = instantOf(lost);
  return nextFreeTimes(slots, situation, Infinity)
    .filter((free) => !sameSlot(free, lost))
    .map((slot) => ({ slot, instant: instantOf(slot) }))
    .sort((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, limit)
    .sort((a, b) => a.instant - b.instant)
    .map(({ slot }) => slot);
}
