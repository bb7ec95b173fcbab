import type { ClinicTime } from '../../../domain/clock';
import type { BookableSlot, Vacation } from '../../../domain/entities';
import { slotStatus } from '../../../domain/slotStatus';
import type { ChosenSlot, RefusedStatus } from '../bookingContext';

/** Why the chosen slot can no longer be had, as far as the page knows; null while it can. */
export function lossOf(
  selected: ChosenSlot | null,
  slots: readonly BookableSlot[] | undefined,
  vacations: readonly Vacation[] | undefined,
  now: ClinicTime,
): RefusedStatus | null {
  if (selected === null || slots === undefined) return null;
  const slot = slots.find(({ id }) => id === selected.slotId);
  // The doctor no longer works then; it answers like a day off.
  if (slot === undefined) return 'vacation';
  const status = slotStatus(slot, selected.date, { now, vacations: vacations ?? [], selected });
  return status === 'selected' || status === 'available' ? null : status;
}
