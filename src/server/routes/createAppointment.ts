import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '../../content/messages';
import { weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { CALLS, FORM_FIELD } from '../../domain/contract';
import { wireAppointment, type WireAppointment } from '../../domain/contractRequests';
import type { AppointmentRequest } from '../database/ports/entities';
import { isExpired, isVacationDay } from '../../domain/slotStatus';
import { patientProblems } from '../../domain/validation';
import type { OfferedSlot } from '../database/ports/catalogueStore';
import type { Outcome } from '../database/ports/outcome';
import { answerOutcome } from './answerOutcome';
import type { CallsOptions } from './callsOptions';
import { plainTexts, readForm, readIdempotencyKey, refuseProblems } from './readForm';

const LABELS = {
  firstName: 'prenume',
  lastName: 'nume',
  phone: 'telefon',
  email: 'e-mail',
  message: 'informații suplimentare',
} as const;

function toRequest(wire: WireAppointment): AppointmentRequest {
  const patient = plainTexts({
    firstName: wire.client_first_name,
    lastName: wire.client_last_name,
    phone: wire.client_phone,
    email: wire.client_email,
    message: wire.message,
  });
  refuseProblems(patientProblems(patient), LABELS);
  return { ...patient, doctorId: wire.user_id, slotId: wire.user_appointment_id, date: wire.date };
}

/** Undefined when the doctor offers this slot on this date. */
function refusal(offered: OfferedSlot | undefined, date: string, now: ClinicTime): Outcome | undefined {
  if (offered?.slot.weekday !== weekdayOf(date)) return { kind: 'notOffered' };
  const isClosed = isVacationDay(date, offered.vacations) || isExpired(date, offered.slot.startTime, now);
  return isClosed ? { kind: 'unavailable' } : undefined;
}

export function createAppointmentRoute(app: FastifyInstance, options: CallsOptions): void {
  const { database, clock } = options;
  app.post(CALLS.createAppointment, async (request) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    const appointment = toRequest(await readForm(request, FORM_FIELD.createAppointment, wireAppointment));
    // A repeated attempt is answered as the first one was, even if the slot has begun meanwhile.
    const earlier =
      idempotencyKey === undefined
        ? undefined
        : await database.appointments.earlier(idempotencyKey, appointment);
    if (earlier) return answerOutcome(earlier, MESSAGES.bookingSucceeded);

    const createdAt = clock();
    const { doctorId, slotId, date } = appointment;
    const offered = await database.catalogue.offeredSlot(doctorId, slotId);
    const refused = refusal(offered, date, clinicTimeAt(createdAt));
    if (refused) return answerOutcome(refused, MESSAGES.bookingSucceeded);
    const outcome = await database.appointments.book(appointment, { idempotencyKey, createdAt });
    return answerOutcome(outcome, MESSAGES.bookingSucceeded);
  });
}
