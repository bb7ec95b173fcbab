import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '../../content/messages';
import { CALLS, FORM_FIELD } from '../../domain/contract';
import { wireContactRequest, type WireContactRequest } from '../../domain/contractRequests';
import type { ContactRequest } from '../../domain/entities';
import { contactProblems } from '../../domain/validation';
import { answerOutcome } from './answerOutcome';
import type { CallsOptions } from './callsOptions';
import { plainTexts, readForm, readIdempotencyKey, refuseProblems } from './readForm';

const LABELS = {
  name: 'nume',
  email: 'e-mail',
  phone: 'telefon',
  subject: 'subiect',
  message: 'mesaj',
} as const;

function toRequest({ name, email, phone, subject, message }: WireContactRequest): ContactRequest {
  const request = plainTexts({ name, email, phone, subject, message });
  refuseProblems(contactProblems(request), LABELS);
  return request;
}

/**
 * @returns the call's answer
 * @throws {Problem} when it is refused
 */
export async function keepContactRequest(
  { database, clock }: CallsOptions,
  wire: WireContactRequest,
  idempotencyKey: string | undefined,
) {
  const contact = toRequest(wire);
  const outcome = await database.contactRequests.keep(contact, { idempotencyKey, createdAt: clock() });
  return answerOutcome(outcome, MESSAGES.contactSucceeded);
}

export function contactRequestRoute(app: FastifyInstance, options: CallsOptions): void {
  app.post(CALLS.contactRequest, async (request) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    const wire = await readForm(request, FORM_FIELD.contactRequest, wireContactRequest);
    return keepContactRequest(options, wire, idempotencyKey);
  });
}
