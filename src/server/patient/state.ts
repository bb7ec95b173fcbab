import type { AppointmentState } from '../../content/pages/appointment';
import type { ClinicTime } from '../../domain/clock';
import { isExpired, slotStatus } from '../../domain/slotStatus';
import type { DoctorSituation } from '../../pages/appointment/freeWeek';
import type { StoredAppointment } from '../booking/find';

/** Returns how its patient finds an appointment that was booked. */
export function bookedState(
  { state, date, startTime }: StoredAppointment,
  now: ClinicTime,
): 'cancelled' | 'past' | 'upcoming' {
  if (state === 'cancelled') return 'cancelled';
  return isExpired(date, startTime, now) ? 'past' : 'upcoming';
}

/**
 * Returns how its patient finds an appointment that must be confirmed.
 * @param at ISO text in UTC
 */
export function pendingState(
  { confirmUntil, slotId, date }: StoredAppointment,
  doctor: DoctorSituation,
  at: string,
): AppointmentState {
  if ((confirmUntil ?? '') <= at) return 'late';
  const slot = doctor.slots.find(({ id }) => id === slotId);
  return slot && slotStatus(slot, date, doctor) === 'available' ? 'unconfirmed' : 'lost';
}
