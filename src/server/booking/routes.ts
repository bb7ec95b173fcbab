import { patientProblems } from '../../domain/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../content/messages';
import { patientPaths } from '../../content/patientPaths';
import { PATIENT_FIELD_WORDS } from '../../content/refusals';
import { CALLS, FORM_FIELD, type Accepted } from '../../domain/contract';
import { appointmentSchema, type WireAppointment } from '../../domain/contractRequests';
import { PATIENT_FIELD_NAMES, patientOf } from '../../domain/entities';
import type { AppointmentRequest } from '../db/storedEntities';
import { idempotencyKey, plainTexts, readCall, refuseProblems } from '../forms/readForm';
import { budgetOf } from './budget';
import { book } from './book';
import type { AppContext } from '../context/appContext';

interface BookingAnswer extends Accepted {
  readonly status: 200;
  readonly message: string;
}

/** Converts the call's data to a request and unescapes its HTML-escaped texts. */
const toAppointmentRequest = (wire: WireAppointment): AppointmentRequest => ({
  ...plainTexts(patientOf((field) => wire[PATIENT_FIELD_NAMES[field]])),
  doctorId: wire.user_id,
  slotId: wire.user_appointment_id,
  date: wire.date,
});

/**
 * Books for a visitor, by the API or by the pages without JavaScript, and returns the API's answer.
 * @throws {Problem} if the booking is refused
 */
export async function bookForVisitor(
  request: FastifyRequest,
  asked: AppointmentRequest,
  key: string | null,
  site: AppContext,
): Promise<BookingAnswer> {
  const { db, clock, links, smtpUrl } = site;
  refuseProblems(patientProblems(patientOf((field) => asked[field])), PATIENT_FIELD_WORDS);
  const budget = budgetOf(request, site);
  const booking = await book(db, asked, { key, now: clock() }, { ...site, budget });
  const success = { status: 200, message: MESSAGES.bookingSucceeded } as const;
  // Leaves out the link, which would confirm the booking: it goes to the mailbox only.
  if (booking.kind === 'pending') return { ...success, confirmation: 'required' };
  const { reference, isMailed } = booking;
  const link = patientPaths(links.tokenFor(reference)).page;
  return { ...success, reference, link, confirmation: smtpUrl !== '' && isMailed ? 'email' : 'none' };
}

export function bookingRoutes(app: FastifyInstance, site: AppContext): void {
  app.post(CALLS.createAppointment, async (request) => {
    const key = idempotencyKey(request);
    const wire = readCall(request, FORM_FIELD.createAppointment, appointmentSchema);
    return bookForVisitor(request, toAppointmentRequest(wire), key, site);
  });
}
