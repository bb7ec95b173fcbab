import { newReference, type Db } from '../../../src/server/db/schema';
import type { AppointmentRequest } from '../../../src/server/db/storedEntities';
import { normalizedEmail } from '../../../src/server/limits/uses';
import { NO_LIMIT, queueBothMails } from '../../../src/server/outbox/queue';
import { UNLIMITED } from '../../../src/server/booking/budget';
import { storeContactRequest } from '../../../src/server/contact/store';
import { appointmentRequest, contactRequest } from './sampleRequests';

/**
 * Stores an appointment with its mails on any date, whether or not the clinic offers it.
 * @param at moment of the booking, in ms since the epoch
 * @returns its reference
 */
export async function storeAppointment(
  db: Db,
  at: number,
  changes: Partial<AppointmentRequest> = {},
): Promise<string> {
  const { slotId, date, firstName, lastName, phone, email, message } = { ...appointmentRequest, ...changes };
  const reference = newReference();
  const { id } = await db
    .insertInto('appointments')
    .values({
      slotId,
      date,
      firstName,
      lastName,
      phone,
      email,
      message,
      reference,
      state: 'booked',
      serviceId: 1,
      prices: '[]',
      createdAt: new Date(at).toISOString(),
      normalizedEmail: normalizedEmail(email),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueBothMails(db, 'booking', { id, email }, at, NO_LIMIT);
  return reference;
}

/**
 * Stores a message with its mail.
 * @param at moment at which it was sent, in ms since the epoch
 * @returns its code
 */
export const storeMessage = (db: Db, at: number, changes: Partial<typeof contactRequest> = {}) =>
  storeContactRequest(db, { ...contactRequest, ...changes }, { key: null, now: at }, UNLIMITED);
