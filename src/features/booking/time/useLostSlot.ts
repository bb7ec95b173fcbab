import { useEffect } from 'react';
import { clinicTimeAt } from '../../../domain/clock';
import type { ChosenSlot, RefusedStatus } from '../bookingContext';
import type { BookingData } from '../useBookingData';
import { lossOf } from './lossOf';

/**
 * Times pass and others book while a form is being filled in: a chosen slot that is gone is given up.
 * @param now ms since the epoch
 * @param mayBeOwn true after an attempt without a clear answer: a slot that is taken now may be taken by this
 * very booking, and sending it again tells
 */
export function useLostSlot(
  isEditing: boolean,
  selected: ChosenSlot | null,
  data: BookingData,
  now: number,
  mayBeOwn: boolean,
  onLost: (status: RefusedStatus) => void,
): void {
  const found =
    isEditing && selected !== null
      ? lossOf(selected, data.slots.data?.slots, data.vacations.data, clinicTimeAt(now))
      : null;
  const loss = found === 'taken' && mayBeOwn ? null : found;
  useEffect(() => {
    if (loss !== null) onLost(loss);
  }, [loss, onLost]);
}
