import { sql, type Kysely, type Selectable } from 'kysely';
import { applyingPrices } from '../../../content/chosenConsultation';
import type { Price } from '../../../domain/entities';
import type { ClinicTime } from '../../../domain/clock';
import { isExpired } from '../../../domain/slotStatus';
import type { AppointmentKey, StoredAppointment } from '../ports/appointmentStore';
import { sha256 } from './hashing';
import { linkSecret, referenceIn } from './linkToken';
import type { ClinicSchema } from './schema';

type Appointments = Selectable<ClinicSchema['appointments']>;

const SOURCES = {
  appointments: sql<Appointments>`appointments`,
  unconfirmed: sql<Appointments>`(select *, null as cancelled_at, null as cancelled_by, null as journal_salt, null as link_hash, 0 as moves, null as moved_from from unconfirmed)`,
};

/**
 * Appointments with the names of what was booked; filter it, execute it, and give the rows to {@link toStored}.
 * @param source unconfirmed ones look alike, under the same name
 */
export function selectAppointments(db: Kysely<ClinicSchema>, source: keyof typeof SOURCES = 'appointments') {
  return db
    .selectFrom(SOURCES[source].as('appointments'))
    .innerJoin('slots', 'slots.id', 'appointments.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .innerJoin('services', (join) =>
      join.on('services.id', '=', (row) => row.fn.coalesce('appointments.serviceId', 'doctors.serviceId')),
    )
    .selectAll('appointments')
    .select([
      ...(['slots.startTime', 'slots.endTime', 'slots.doctorId', 'preparation'] as const),
      'doctors.firstName as doctorFirstName',
      'doctors.lastName as doctorLastName',
      'doctors.serviceId as doctorServiceId',
      'services.id as bookedServiceId',
      'services.name as serviceName',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>;

export function toStored(row: Row): StoredAppointment {
  const { id, reference, date, slotId, startTime, endTime, createdAt, cancelledAt, cancelledBy } = row;
  const { firstName, lastName, phone, email, message, preparation } = row;
  const doctor = { id: row.doctorId, firstName: row.doctorFirstName, lastName: row.doctorLastName };
  return {
    ...{ id, reference, date, slotId, startTime, endTime },
    service: { id: row.bookedServiceId, name: row.serviceName },
    doctor: { ...doctor, serviceId: row.doctorServiceId },
    prices: applyingPrices(JSON.parse(row.prices ?? '[]') as readonly Price[], message),
    preparation,
    patientName: `${firstName} ${lastName}`,
    patient: { firstName, lastName, phone, email, message },
    ...{ createdAt, cancelledAt, cancelledBy, moves: row.moves },
    movedFrom: JSON.parse(row.movedFrom ?? 'null') as StoredAppointment['movedFrom'],
  };
}

/** Appointments that are still to be kept: whose they are has to be known until they are cancelled or over. */
export const comingAmong = (
  appointments: readonly StoredAppointment[],
  now: ClinicTime,
): readonly StoredAppointment[] =>
  appointments.filter(
    ({ cancelledAt, isUnconfirmed, date, startTime }) =>
      cancelledAt === null && !isUnconfirmed && !isExpired(date, startTime, now),
  );

/** The comparison by which a key finds its row. */
export async function whereKey(
  db: Kysely<ClinicSchema>,
  key: AppointmentKey,
): Promise<readonly ['appointments.reference' | 'appointments.linkHash', '=', string]> {
  const reference = 'reference' in key ? key.reference : referenceIn(await linkSecret(db), key.linkToken);
  if (reference !== undefined) return ['appointments.reference', '=', reference];
  return ['appointments.linkHash', '=', sha256('linkToken' in key ? key.linkToken : '')];
}
