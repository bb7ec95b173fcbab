import type { Kysely } from 'kysely';
import { SAMPLE_PRICES } from '../../../content/sample/prices';
import { SAMPLE_SERVICES } from '../../../content/sample/services';
import type { AppointmentKey, StoredAppointment } from '../ports/appointmentStore';
import { linkHash } from './linkToken';
import type { ClinicSchema } from './schema';

/** Appointments with the names of what was booked; filter it, execute it, and give the rows to {@link toStored}. */
export function selectAppointments(db: Kysely<ClinicSchema>) {
  return db
    .selectFrom('appointments')
    .innerJoin('slots', 'slots.id', 'appointments.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .selectAll('appointments')
    .select([
      ...(['slots.startTime', 'slots.endTime', 'slots.doctorId', 'doctors.serviceId'] as const),
      'doctors.firstName as doctorFirstName',
      'doctors.lastName as doctorLastName',
      'services.name as serviceName',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>;

export function toStored(row: Row): StoredAppointment {
  const { id, reference, date, slotId, startTime, endTime, createdAt, cancelledAt, cancelledBy } = row;
  const { serviceId, firstName, lastName, phone, email, message } = row;
  return {
    ...{ id, reference, date, slotId, startTime, endTime },
    service: { id: serviceId, name: row.serviceName },
    prices: SAMPLE_PRICES.filter((price) => price.isConsultation && price.serviceId === serviceId),
    preparation: SAMPLE_SERVICES.find(({ id }) => id === serviceId)?.preparation ?? '',
    doctor: { id: row.doctorId, firstName: row.doctorFirstName, lastName: row.doctorLastName, serviceId },
    patientName: `${firstName} ${lastName}`,
    patient: { firstName, lastName, phone, email, message },
    ...{ createdAt, cancelledAt, cancelledBy },
  };
}

/** The comparison by which a key finds its row. */
export function whereKey(
  key: AppointmentKey,
): readonly ['appointments.reference' | 'appointments.linkHash', '=', string] {
  return 'reference' in key
    ? ['appointments.reference', '=', key.reference]
    : ['appointments.linkHash', '=', linkHash(key.linkToken)];
}
