import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import { isExpired } from '../../../domain/slotStatus';
import type { StoredAppointment } from '../ports/appointmentStore';
import type { ClinicSchema } from '../sql/schema';
import { selectAppointments, toStored } from '../sql/storedAppointments';

export interface AppointmentFilter {
  /** First and last date, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly doctorId?: number | undefined;
  readonly serviceId?: number | undefined;
  readonly slotIds?: readonly number[] | undefined;
  /** Only those booked from this instant on, ISO text in UTC. */
  readonly bookedSince?: string | undefined;
  /** Only those that stand, only cancelled ones, or both. */
  readonly status?: 'active' | 'cancelled' | 'all' | undefined;
}

/** Appointments by date and hour, also those of removed slots and doctors. */
export async function staffAppointments(
  db: Kysely<ClinicSchema>,
  { from, to, doctorId, serviceId, slotIds, bookedSince, status = 'all' }: AppointmentFilter,
): Promise<readonly StoredAppointment[]> {
  let query = selectAppointments(db)
    .orderBy('appointments.date')
    .orderBy('slots.startTime')
    .orderBy('appointments.id');
  if (from !== undefined) query = query.where('appointments.date', '>=', from);
  if (to !== undefined) query = query.where('appointments.date', '<=', to);
  if (doctorId !== undefined) query = query.where('slots.doctorId', '=', doctorId);
  if (serviceId !== undefined) query = query.where('services.id', '=', serviceId);
  if (slotIds !== undefined) query = query.where('slots.id', 'in', slotIds);
  if (bookedSince !== undefined) query = query.where('appointments.createdAt', '>=', bookedSince);
  if (status === 'active') query = query.where('appointments.cancelledAt', 'is', null);
  if (status === 'cancelled') query = query.where('appointments.cancelledAt', 'is not', null);
  return (await query.execute()).map(toStored);
}

/** Appointments that stand and have not begun. */
export async function comingAppointments(
  db: Kysely<ClinicSchema>,
  filter: Omit<AppointmentFilter, 'status'>,
  now: ClinicTime,
): Promise<readonly StoredAppointment[]> {
  const from = filter.from !== undefined && filter.from > now.date ? filter.from : now.date;
  const found = await staffAppointments(db, { ...filter, from, status: 'active' });
  return found.filter(({ date, startTime }) => !isExpired(date, startTime, now));
}
