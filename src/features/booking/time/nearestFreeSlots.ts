import { clinicInstant } from '../../../domain/clock';
import type { SlotOnDate } from '../../../domain/entities';
import { nextFreeSlots } from '../../../domain/slotStatus';
import type { ChosenSlot } from '../session/bookingContext';
import type { Week } from '../session/week';

const sameSlot = (a: SlotOnDate, b: SlotOnDate): boolean => a.slotId === b.slotId && a.date === b.date;

/** The free slots closest in time to one that was lost, earliest first. */
export function nearestFreeSlots(
  lost: ChosenSlot,
  { slots, ...situation }: Week,
  limit: number,
): ChosenSlot[] {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const instantOf = (slot: ChosenSlot): number => clinicInstant({ date: slot.date, time: slot.startTime });
  const wanted = instantOf(lost);
  return nextFreeSlots(slots, situation, Infinity)
    .flatMap((free) => {
      const slot = byId.get(free.slotId);
      if (slot === undefined || sameSlot(free, lost)) return [];
      return [{ ...free, startTime: slot.startTime, endTime: slot.endTime }];
    })
    .map((slot) => ({ slot, instant: instantOf(slot) }))
    .sort((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, limit)
    .sort((a, b) => a.instant - b.instant)
    .map(({ slot }) => slot);
}
