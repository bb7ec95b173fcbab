import type { AppointmentRequest } from '../../../src/server/database/ports/entities';
import type { ClinicEngine } from '../../../src/server/database/openDatabase';
import { addBookingMails } from '../../../src/server/database/sql/outboxRows';
import { newReference } from '../../../src/server/database/sql/reference';
import { appointmentRequest } from './sampleRequests';

/**
 * An appointment on any date, whatever the clinic offers, with its mails.
 * @param at when it was booked, in ms since the epoch
 */
export async function storeAppointment(
  { db }: Pick<ClinicEngine, 'db'>,
  at: number,
  changes: Partial<AppointmentRequest>,
): Promise<void> {
  const { slotId, date, firstName, lastName, phone, email, message } = { ...appointmentRequest, ...changes };
  const createdAt = new Date(at).toISOString();
  const receipt = { reference: newReference(), idempotencyKey: null, createdAt };
  const { id } = await db
    .insertInto('appointments')
    .values({
      ...{ slotId, date, firstName, lastName, phone, email, message },
      ...receipt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addBookingMails(db, [{ id, date, time: '09:00', email, createdAt }]);
}
