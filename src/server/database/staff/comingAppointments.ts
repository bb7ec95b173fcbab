import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import { isExpired } from '../../../domain/slotStatus';
import type { ClinicSchema } from '../sql/schema';
import type { StoredAppointment } from '../ports/appointmentStore';
import { staffAppointments, type AppointmentFilter } from './staffAppointments';

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
