import type { ClinicTime } from '../../domain/clock';
import { countWords } from '../../domain/countWords';
import {
  comingAmong,
  findByReference,
  selectAppointments,
  toStored,
  type StoredAppointment,
} from '../booking/find';
import type { Db } from '../db/schema';
import { appointmentTable } from '../words/appointmentText';
import { orRefuse, Refusal } from './refusal';

export interface AppointmentFilter {
  /** First and last date, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly doctorId?: number | undefined;
  readonly serviceId?: number | undefined;
  readonly slotIds?: readonly number[] | undefined;
  /** Only those booked from this instant on, ISO text in UTC. */
  readonly bookedSince?: string | undefined;
  /** Only booked ones, only cancelled ones, or both; pending ones are never among them. */
  readonly status?: 'active' | 'cancelled' | 'all' | undefined;
}

const STATES = { active: ['booked'], cancelled: ['cancelled'], all: ['booked', 'cancelled'] } as const;

/** Returns appointments by date and hour, also those of removed slots and doctors. */
export async function staffAppointments(
  db: Db,
  { from, to, doctorId, serviceId, slotIds, bookedSince, status = 'all' }: AppointmentFilter,
): Promise<readonly StoredAppointment[]> {
  let query = selectAppointments(db)
    .where('appointments.state', 'in', STATES[status])
    .orderBy('appointments.date')
    .orderBy('slots.startTime')
    .orderBy('appointments.id');
  if (from !== undefined) query = query.where('appointments.date', '>=', from);
  if (to !== undefined) query = query.where('appointments.date', '<=', to);
  if (doctorId !== undefined) query = query.where('slots.doctorId', '=', doctorId);
  if (serviceId !== undefined) query = query.where('services.id', '=', serviceId);
  if (slotIds !== undefined) query = query.where('slots.id', 'in', slotIds);
  if (bookedSince !== undefined) query = query.where('appointments.createdAt', '>=', bookedSince);
  return (await query.execute()).map(toStored);
}

/** Returns booked appointments that have not begun. */
export async function comingAppointments(
  db: Db,
  filter: Omit<AppointmentFilter, 'status'>,
  now: ClinicTime,
): Promise<readonly StoredAppointment[]> {
  const from = filter.from !== undefined && filter.from > now.date ? filter.from : now.date;
  return comingAmong(await staffAppointments(db, { ...filter, from, status: 'active' }), now);
}

/** `o programare viitoare`, `5 programări viitoare` */
export const comingWords = ({ length }: readonly unknown[]): string =>
  countWords(length, ['nicio programare viitoare', 'o programare viitoare', 'programări viitoare']);

/** @param what stands in the way, with its verb: `Medicul … are` */
export const bookedRefusal = (coming: readonly StoredAppointment[], what: string): Refusal =>
  new Refusal(
    `${what} ${comingWords(coming)}. Anulați-le mai întâi (clinic appointments cancel):`,
    appointmentTable(coming),
  );

/** Refuses when there are coming appointments, and names them. */
export function refuseBooked(coming: readonly StoredAppointment[], what: string): void {
  if (coming.length > 0) throw bookedRefusal(coming, what);
}

export const findAppointment = async (db: Db, wanted: string): Promise<StoredAppointment> =>
  orRefuse(
    await findByReference(db, wanted),
    `Nu există programarea ${wanted}. Codurile lor: clinic appointments list.`,
  );

export const mailNote = ({ patient }: StoredAppointment): string =>
  patient.email === '' ? '' : ' E-mailul către pacient așteaptă să plece.';
