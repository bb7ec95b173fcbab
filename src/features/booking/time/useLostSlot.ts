import { useEffect } from 'react';
import type { ClinicTime } from '../../../domain/clock';
import { slotStatus } from '../../../domain/slotStatus';
import type { ChosenSlot, RefusedStatus } from '../bookingContext';
import type { BookingData } from '../useBookingData';

/** Why the chosen slot can no longer be had, as far as the page knows; null while it can. */
function lossOf(
  selected: ChosenSlot | null,
  { slots, vacations }: BookingData,
  now: ClinicTime,
): RefusedStatus | null {
  if (selected === null || slots.data === undefined) return null;
  const slot = slots.data.slots.find(({ id }) => id === selected.slotId);
  // The doctor no longer works then; it answers like a day off.
  if (slot === undefined) return 'vacation';
  const status = slotStatus(slot, selected.date, { now, vacations: vacations.data ?? [], selected });
  return status === 'selected' || status === 'available' ? null : status;
}

/**
 * Times pass and others book while a form is being filled in: a chosen slot that is gone is given up.
 * @param mayBeOwn true after an attempt without a clear answer: a slot that is taken now may be taken by this
 * very booking, and sending it again tells
 */
export function useLostSlot(
  isEditing: boolean,
  selected: ChosenSlot | null,
  data: BookingData,
  now: ClinicTime,
  mayBeOwn: boolean,
  onLost: (status: RefusedStatus) => void,
): void {
  const found = isEditing ? lossOf(selected, data, now) : null;
  const loss = found === 'taken' && mayBeOwn ? null : found;
  useEffect(() => {
    if (loss !== null) onLost(loss);
  }, [loss, onLost]);
}
