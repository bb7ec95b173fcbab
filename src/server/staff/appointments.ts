import type { ClinicTime } from '../../domain/clock';
import {
  comingAmong,
  findByReference,
  selectAppointments,
  toStored,
  type StoredAppointment,
} from '../booking/find';
import type { Db } from '../db/schema';
import { appointmentTable, comingWords } from '../../content/words/appointmentText';
import { orRefuse, Refusal } from './refusal';

type Query = ReturnType<typeof selectAppointments>;

/**
 * Returns appointments sorted by date and time, including pending ones and those of removed slots and doctors.
 * @param filter adds conditions
 */
export async function appointmentsWhere(
  db: Db,
  filter: (query: Query) => Query,
): Promise<readonly StoredAppointment[]> {
  const rows = await filter(selectAppointments(db))
    .orderBy('appointments.date')
    .orderBy('slots.startTime')
    .orderBy('appointments.id')
    .execute();
  return rows.map(toStored);
}

/** Returns booked appointments that have not begun. */
export const comingAppointments = async (
  db: Db,
  now: ClinicTime,
  filter: (query: Query) => Query,
): Promise<readonly StoredAppointment[]> =>
  comingAmong(
    await appointmentsWhere(db, (query) => filter(query).where('appointments.date', '>=', now.date)),
    now,
  );

/** Returns a command on these appointments that staff can paste. */
const commandOn = (coming: readonly StoredAppointment[], verb: 'move' | 'cancel'): string =>
  `npm run clinic -- appointments ${verb} ${coming.length === 1 ? coming[0]?.reference : 'COD'}`;

/** @param what the owner of the appointments, with the verb: `Medicul … are` */
export const bookedRefusal = (
  coming: readonly StoredAppointment[],
  what: string,
  advice = `Anulați mai întâi: ${commandOn(coming, 'cancel')}`,
): Refusal => new Refusal(`${what} ${comingWords(coming)}. ${advice}\n${appointmentTable(coming)}`);

/** @throws {Refusal} that lists the coming appointments, if there are any */
export function refuseBooked(coming: readonly StoredAppointment[], what: string): void {
  if (coming.length === 0) return;
  const those = coming.length === 1 ? 'o' : 'le';
  const advice = `Mutați-${those}: ${commandOn(coming, 'move')} --when prima\nsau anulați-${those}: ${commandOn(coming, 'cancel')}`;
  throw bookedRefusal(coming, what, advice);
}

export const findAppointment = async (db: Db, wanted: string): Promise<StoredAppointment> =>
  orRefuse(
    await findByReference(db, wanted),
    `Nu există programarea ${wanted}. Codurile lor: clinic appointments list.`,
  );
