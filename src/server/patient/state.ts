import type { AppointmentState } from '../../content/pages/appointment';
import type { ClinicTime } from '../../domain/clock';
import { isExpired } from '../../domain/slotStatus';
import { findTime, type DoctorSituation } from '../../pages/appointment/freeWeek';
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
  appointment: StoredAppointment,
  doctor: DoctorSituation,
  at: string,
): AppointmentState {
  if ((appointment.confirmUntil ?? '') <= at) return 'late';
  return findTime(doctor, appointment)?.status === 'available' ? 'unconfirmed' : 'lost';
}
