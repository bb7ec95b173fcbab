import { patientProblems } from '../../domain/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PATIENT_FIELD_WORDS, REFUSALS } from '../../content/refusals';
import { opensOn } from '../../domain/bookingHorizon';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, FORM_FIELD } from '../../domain/contract';
import { wireAppointment, type WireAppointment } from '../../domain/contractRequests';
import { PATIENT_NAMES, patientOf } from '../../domain/entities';
import type { AppointmentRequest } from '../db/entities';
import { Problem } from '../errors/problem';
import { idempotencyKey, plainTexts, readCall, refuseProblems } from '../forms/readForm';
import { budgetOf } from '../limits/budget';
import { answerBooking, type BookingAnswer } from './answer';
import { book } from './book';
import type { AppContext } from './appContext';

/** Converts the call's data to a request and unescapes its HTML-escaped texts. */
const askedBy = (wire: WireAppointment): AppointmentRequest => ({
  ...plainTexts(patientOf((field) => wire[PATIENT_NAMES[field]])),
  doctorId: wire.user_id,
  slotId: wire.user_appointment_id,
  date: wire.date,
});

/**
 * Books for a visitor, by the API or by the pages without JavaScript.
 * @param key idempotency key of this attempt; null without one
 * @returns the API's answer
 * @throws {Problem} if the booking is refused
 */
export async function bookForVisitor(
  request: FastifyRequest,
  asked: AppointmentRequest,
  key: string | null,
  site: AppContext,
): Promise<BookingAnswer> {
  const { db, clock, bookingWeeks } = site;
  refuseProblems(patientProblems(patientOf((field) => asked[field])), PATIENT_FIELD_WORDS);
  const now = clock();
  if (opensOn(asked.date, clinicTimeAt(now).date, bookingWeeks) !== undefined)
    throw new Problem(422, REFUSALS.dayNotOpen);
  const outcome = await book(db, asked, { key, now }, { ...site, budget: budgetOf(request, site) });
  return answerBooking(outcome, site);
}

/** @param app accepts multipart forms, only from our own pages, and limits posts */
export function bookingRoutes(app: FastifyInstance, site: AppContext): void {
  app.post(CALLS.createAppointment, async (request) => {
    const key = idempotencyKey(request);
    const wire = readCall(request, FORM_FIELD.createAppointment, wireAppointment);
    return bookForVisitor(request, askedBy(wire), key, site);
  });
}
