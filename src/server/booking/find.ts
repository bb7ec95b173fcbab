import type { InferResult } from 'kysely';
import { chosenPrices } from '../../content/chosenConsultationLine';
import { patientOf, type KeptAppointment, type Price } from '../../domain/entities';
import type { ClinicTime } from '../../domain/clock';
import { isExpired } from '../../domain/slotStatus';
import type { Doctor, Service } from '../db/storedEntities';
import { anyOf, type Db } from '../db/schema';

export interface StoredAppointment extends KeptAppointment {
  readonly id: number;
  readonly slotId: number;
  readonly service: Service;
  readonly doctor: Doctor;
  readonly confirmUntil: string | null;
}

/**
 * Returns a query of appointments with service, doctor and slot, sorted by date and time. Filter and execute it, then
 * map the rows with {@link toStored}.
 */
export function selectAppointments(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('slots', 'slots.id', 'appointments.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .innerJoin('services', 'services.id', 'appointments.serviceId')
    .selectAll('appointments')
    .select([
      'slots.startTime',
      'slots.endTime',
      'slots.doctorId',
      'preparation',
      'doctors.firstName as doctorFirstName',
      'doctors.lastName as doctorLastName',
      'doctors.serviceId as doctorServiceId',
      'services.name as serviceName',
    ])
    .orderBy('appointments.date')
    .orderBy('slots.startTime')
    .orderBy('appointments.id');
}

/** Parses a stored former time; null for an appointment that was not moved. */
export const parseMovedFrom = (stored: string | null): StoredAppointment['movedFrom'] =>
  JSON.parse(stored ?? 'null') as StoredAppointment['movedFrom'];

type AppointmentRow = InferResult<ReturnType<typeof selectAppointments>>[number];

export function toStored(row: AppointmentRow): StoredAppointment {
  const { id, reference, date, slotId, startTime, endTime, preparation, moves } = row;
  const { createdAt, confirmUntil, cancelledAt, cancelledBy, cancelReason, state } = row;
  const doctor = { id: row.doctorId, firstName: row.doctorFirstName, lastName: row.doctorLastName };
  return {
    id,
    reference,
    date,
    slotId,
    startTime,
    endTime,
    preparation,
    moves,
    state,
    createdAt,
    confirmUntil,
    cancelledAt,
    cancelledBy,
    cancelReason,
    service: { id: row.serviceId, name: row.serviceName },
    doctor: { ...doctor, serviceId: row.doctorServiceId },
    prices: chosenPrices(JSON.parse(row.prices) as readonly Price[], row.message),
    patientName: `${row.firstName} ${row.lastName}`,
    patient: patientOf((field) => row[field]),
    movedFrom: parseMovedFrom(row.movedFrom),
  };
}

type Query = ReturnType<typeof selectAppointments>;

/**
 * Returns appointments in any state, also those of removed slots and doctors, sorted by date and time.
 * @param filter adds conditions
 */
export async function findAppointments(
  db: Db,
  filter: (query: Query) => Query,
): Promise<readonly StoredAppointment[]> {
  return (await filter(selectAppointments(db)).execute()).map(toStored);
}

export const findByIds = (db: Db, ids: readonly number[]) =>
  findAppointments(db, (query) => query.where('appointments.id', 'in', anyOf(ids)));

export const findById = async (db: Db, id: number) => (await findByIds(db, [id])).at(0);

/** Returns the appointment in any state; undefined if there is none. */
export const findByReference = async (db: Db, reference: string) =>
  (await findAppointments(db, (query) => query.where('appointments.reference', '=', reference))).at(0);

/** Returns true for a booked appointment that has not begun. */
export const isUpcoming = ({ state, date, startTime }: StoredAppointment, now: ClinicTime): boolean =>
  state === 'booked' && !isExpired(date, startTime, now);

export const upcomingAmong = (all: readonly StoredAppointment[], now: ClinicTime) =>
  all.filter((one) => isUpcoming(one, now));
