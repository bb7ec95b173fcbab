import { countWords } from '../../../domain/countWords';
import type { Removal } from '../../database/staff/staffAppointments';
import { Refusal } from '../output/answer';
import { appointmentTable } from '../output/appointmentText';

/** `o programare viitoare`, `5 programări viitoare` */
export const COMING_APPOINTMENTS = [
  'nicio programare viitoare',
  'o programare viitoare',
  'programări viitoare',
] as const;

/**
 * @param what `Medicul …`, `Intervalul …`
 * @throws {Refusal} with the appointments that stand in the way
 */
export function refuseBooked(removal: Removal, what: string): void {
  if (removal.kind !== 'booked') return;
  const { appointments } = removal;
  throw new Refusal(
    `${what} are ${countWords(appointments.length, COMING_APPOINTMENTS)}. Anulați-le mai întâi (clinic appointments cancel):`,
    appointmentTable(appointments),
  );
}
