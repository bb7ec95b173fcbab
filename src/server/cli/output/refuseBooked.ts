import { countWords } from '../../../domain/countWords';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { appointmentTable } from '../../words/appointmentText';
import { Refusal } from './answer';

/** `o programare viitoare`, `5 programări viitoare` */
export const COMING_APPOINTMENTS = [
  'nicio programare viitoare',
  'o programare viitoare',
  'programări viitoare',
] as const;

/**
 * @param coming the appointments that stand in the way
 * @param what with its verb: `Medicul … are`, `Intervalele alese au`
 * @throws {Refusal} with them, when there are any
 */
export function refuseBooked(coming: readonly StoredAppointment[], what: string): void {
  if (coming.length === 0) return;
  throw new Refusal(
    `${what} ${countWords(coming.length, COMING_APPOINTMENTS)}. Anulați-le mai întâi (clinic appointments cancel):`,
    appointmentTable(coming),
  );
}

/** A warning of the appointments that are inside of new days off; nothing when there are none. */
export function insideWarning(inside: readonly StoredAppointment[]): string {
  if (inside.length === 0) return '';
  const count = countWords(inside.length, COMING_APPOINTMENTS);
  return `\n\nAtenție: ${count} în aceste zile. Nimic nu se anulează de la sine (clinic appointments cancel):\n${appointmentTable(inside)}`;
}
