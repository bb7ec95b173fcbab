import type { Kysely } from 'kysely';
import type { AppointmentKey, StoredAppointment } from '../ports/appointmentStore';
import { linkHash } from './linkToken';
import type { ClinicSchema } from './schema';

/** Appointments with the names of what was booked; filter it, execute it, and give the rows to {@link toStored}. */
export function selectAppointments(db: Kysely<ClinicSchema>) {
  return db
    .selectFrom('appointments')
    .innerJoin('slots', 'slots.id', 'appointments.slot_id')
    .innerJoin('doctors', 'doctors.id', 'slots.doctor_id')
    .innerJoin('services', 'services.id', 'doctors.service_id')
    .selectAll('appointments')
    .select([
      'slots.start_time',
      'slots.end_time',
      'slots.doctor_id',
      'doctors.first_name as doctor_first_name',
      'doctors.last_name as doctor_last_name',
      'doctors.service_id',
      'services.name as service_name',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>;

export function toStored(row: Row): StoredAppointment {
  const { id, reference, date, message, phone, email } = row;
  return {
    ...{ id, reference, date },
    slotId: row.slot_id,
    startTime: row.start_time,
    endTime: row.end_time,
    service: { id: row.service_id, name: row.service_name },
    doctor: {
      id: row.doctor_id,
      firstName: row.doctor_first_name,
      lastName: row.doctor_last_name,
      serviceId: row.service_id,
    },
    patientName: `${row.first_name} ${row.last_name}`,
    patient: { firstName: row.first_name, lastName: row.last_name, phone, email, message },
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
  };
}

/** The comparison by which a key finds its row. */
export function whereKey(
  key: AppointmentKey,
): readonly ['appointments.reference' | 'appointments.link_hash', '=', string] {
  return 'reference' in key
    ? ['appointments.reference', '=', key.reference]
    : ['appointments.link_hash', '=', linkHash(key.linkToken)];
}
