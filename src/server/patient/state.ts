import type { AppointmentState } from '../../content/pages/appointment';
import type { ClinicTime } from '../../domain/clock';
import { isExpired } from '../../domain/slotStatus';
import { findTime, type DoctorSituation } from '../../pages/appointment/freeWeek';
import type { StoredAppointment } from '../booking/find';

/** Returns the state of a booked or cancelled appointment for its page. */
export function bookedState(
  { state, date, startTime }: StoredAppointment,
  now: ClinicTime,
): 'cancelled' | 'past' | 'upcoming' {
  if (state === 'cancelled') return 'cancelled';
  return isExpired(date, startTime, now) ? 'past' : 'upcoming';
}

/**
 * Returns the state of a pending appointment for its page.
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
