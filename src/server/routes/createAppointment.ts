import type { FastifyInstance, FastifyRequest } from 'fastify';
import { opensOn } from '../../domain/bookingHorizon';
import { clinicTimeAt } from '../../domain/clock';
import { MESSAGES } from '../../content/messages';
import { CALLS, FORM_FIELD, type Accepted } from '../../domain/contract';
import { wireAppointment, type WireAppointment } from '../../domain/contractRequests';
import type { Brake } from '../database/ports/appointmentStore';
import type { AppointmentRequest } from '../database/ports/entities';
import { patientProblems } from '../../domain/validation';
import { Problem } from '../errors/problem';
import { isExempt } from '../limits/isExempt';
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

/** Without a limit of its own, the clinic's is a tenth of its week's times in an hour, yet never less than this. */
const LEAST_PER_HOUR = 10;

/** Where there is no mail, nobody could confirm. */
function brakeOf(
  request: FastifyRequest,
  { bookingsPerHour, memory, smtpUrl }: CallsOptions,
): Brake | undefined {
  const most = bookingsPerHour ?? Math.max(LEAST_PER_HOUR, Math.ceil(memory.timesInWeek() / 10));
  return most === 0 || isExempt(request)
    ? undefined
    : { most, further: smtpUrl === '' ? 'refuse' : 'confirm' };
}

/**
 * @param request whose it is
 * @returns the call's answer
 * @throws {Problem} when it is refused
 */
export async function bookAppointment(
  request: FastifyRequest,
  options: CallsOptions,
  wire: WireAppointment,
  idempotencyKey: string | undefined,
) {
  const { database, clock, smtpUrl, bookingWeeks } = options;
  const appointment = toRequest(wire);
  const createdAt = clock();
  if (opensOn(appointment.date, clinicTimeAt(createdAt).date, bookingWeeks) !== undefined)
    throw new Problem(422, 'Această zi nu se poate rezerva încă. Alegeți una mai apropiată.');
  const receipt = { idempotencyKey, createdAt };
  const outcome = await database.appointments.book(appointment, receipt, brakeOf(request, options));
  const answer = answerOutcome(outcome, MESSAGES.bookingSucceeded);
  return { confirmation: smtpUrl === '' ? 'none' : 'email', ...answer } satisfies Accepted;
}

export function createAppointmentRoute(app: FastifyInstance, options: CallsOptions): void {
  app.post(CALLS.createAppointment, async (request) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    const wire = await readForm(request, FORM_FIELD.createAppointment, wireAppointment);
    return bookAppointment(request, options, wire, idempotencyKey);
  });
}
