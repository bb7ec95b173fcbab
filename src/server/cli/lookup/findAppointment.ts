import type { ClinicDatabase } from '../../database/ports/clinicDatabase';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { Refusal } from '../exitCodes';

/** @throws {Refusal} when there is no such appointment */
export async function findAppointment(
  { appointments }: ClinicDatabase,
  reference: string,
): Promise<StoredAppointment> {
  const appointment = await appointments.find({ reference });
  if (appointment) return appointment;
  throw new Refusal(`Nu există programarea ${reference}. Codurile lor: clinic appointments list.`);
}
