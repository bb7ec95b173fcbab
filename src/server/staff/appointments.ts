import type { ClinicTime } from '../../domain/clock';
import { findAppointments, findByReference, upcomingAmong, type StoredAppointment } from '../booking/find';
import type { Db } from '../db/schema';
import { appointmentTable, upcomingWords } from '../../content/words/appointmentText';
import { orRefuse, Refusal } from './refusal';

/** Returns booked appointments that have not begun. */
export const upcomingAppointments = async (
  db: Db,
  now: ClinicTime,
  filter: Parameters<typeof findAppointments>[1],
): Promise<readonly StoredAppointment[]> =>
  upcomingAmong(
    await findAppointments(db, (query) => filter(query).where('appointments.date', '>=', now.date)),
    now,
  );

/** Returns a command on these appointments that staff can paste. */
const commandOn = (upcoming: readonly StoredAppointment[], verb: 'move' | 'cancel'): string =>
  `npm run clinic -- appointments ${verb} ${upcoming.length === 1 ? upcoming[0]?.reference : 'COD'}`;

/** @param what the owner of the appointments, with the verb: `Medicul … are` */
export const bookedRefusal = (
  upcoming: readonly StoredAppointment[],
  what: string,
  advice = `Anulați mai întâi: ${commandOn(upcoming, 'cancel')}`,
): Refusal => new Refusal(`${what} ${upcomingWords(upcoming)}. ${advice}\n${appointmentTable(upcoming)}`);

/** @throws {Refusal} that lists the upcoming appointments, if there are any */
export function refuseBooked(upcoming: readonly StoredAppointment[], what: string): void {
  if (upcoming.length === 0) return;
  const those = upcoming.length === 1 ? 'o' : 'le';
  const advice = `Mutați-${those}: ${commandOn(upcoming, 'move')} --when prima\nsau anulați-${those}: ${commandOn(upcoming, 'cancel')}`;
  throw bookedRefusal(upcoming, what, advice);
}

export const findAppointment = async (db: Db, wanted: string): Promise<StoredAppointment> =>
  orRefuse(
    await findByReference(db, wanted),
    `Nu există programarea ${wanted}. Codurile lor: clinic appointments list.`,
  );
