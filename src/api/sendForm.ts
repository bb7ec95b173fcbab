import * as v from 'valibot';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type Accepted } from '../domain/contract';
import { backendAddress, hasOwnServer, sendsKeys, TIMEOUT_MS } from '../domain/backend';
import type { WireContactRequest } from '../domain/contractRequests';
import {
  contactOf,
  PATIENT_FIELDS,
  PATIENT_FIELD_NAMES,
  type AppointmentRequest,
  type ContactRequest,
} from '../domain/entities';
import { escapeHtml } from '../domain/htmlEscape';
import { cleaned } from '../domain/validation';

/** The server's verdict on a form. */
export type FormOutcome =
  | ({ readonly kind: 'accepted' } & Accepted)
  /** HTTP 200 with a body that does not accept the form, JSON or not. */
  | { readonly kind: 'notAccepted' }
  /** HTTP 409: another patient booked the slot first. */
  | { readonly kind: 'taken' }
  /** `reason`: the server's own Romanian message; null when it gave none. */
  | { readonly kind: 'refused'; readonly reason: string | null };

/** Returns texts as the calls want them: cleaned, and escaped as HTML. */
function escapedTexts<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(cleaned(values)).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Values;
}

function toWireAppointment({ slotId, date, doctorId, ...patient }: AppointmentRequest) {
  const texts = PATIENT_FIELDS.map((field) => [PATIENT_FIELD_NAMES[field], patient[field]] as const);
  return {
    ...escapedTexts(Object.fromEntries(texts)),
    date,
    user_appointment_id: slotId,
    user_id: doctorId,
  };
}

const toWireContactRequest = (request: ContactRequest): WireContactRequest =>
  escapedTexts(contactOf((field) => request[field]));

const json = v.pipe(v.string(), v.parseJson());

const result = v.pipe(
  json,
  v.object({
    status: v.literal(200),
    reference: v.fallback(v.optional(v.string()), undefined),
    // A path of this site; any other address is dropped.
    link: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/))), undefined),
    confirmation: v.fallback(v.optional(v.picklist(['email', 'none', 'required'])), undefined),
  }),
);

/** Reads the body of an HTTP 200; undefined unless its own status is 200 too. No other field decides. */
export function acceptedBy(body: string): Accepted | undefined {
  const answer = v.safeParse(result, body);
  if (!answer.success) return undefined;
  const { reference, link, confirmation } = answer.output;
  return { reference, link, confirmation };
}

const refusal = v.pipe(json, v.object({ message: v.string() }));

/** Returns the message in the body of a refused POST; null when there is none. */
function reasonIn(body: string): string | null {
  const answer = v.safeParse(refusal, body);
  return answer.success ? answer.output.message : null;
}

/** Returns an answer's verdict, without another backend's words and links; throws for a 5xx, whose outcome is unknown. */
function outcomeOf(status: number, body: string, isOwn: boolean): FormOutcome {
  if (status >= 500) throw new Error(`The server answered ${status}.`);
  if (status === 409) return { kind: 'taken' };
  if (status === 200) {
    const accepted = acceptedBy(body);
    if (accepted === undefined) return { kind: 'notAccepted' };
    return { kind: 'accepted', ...(isOwn && accepted) };
  }
  return { kind: 'refused', reason: isOwn ? reasonIn(body) : null };
}

/** Posts a multipart form with one field of JSON text. Rejects when the outcome is unknown. */
async function sendForm(
  call: keyof typeof FORM_FIELD,
  payload: object,
  idempotencyKey: string,
): Promise<FormOutcome> {
  const body = new FormData();
  body.append(FORM_FIELD[call], JSON.stringify(payload));
  const isOwn = hasOwnServer();
  // AbortSignal.timeout() would ignore the clock of a scenario.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(backendAddress(CALLS[call]), {
      method: 'POST',
      body,
      headers: sendsKeys() ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {},
      credentials: 'omit',
      signal: timeout.signal,
    });
    return outcomeOf(answer.status, await answer.text(), isOwn);
  } finally {
    clearTimeout(timer);
  }
}

export interface FormCall<Request> {
  readonly request: Request;
  /** The same for every attempt at one request, so that a retry after a lost answer never books or sends twice. */
  readonly idempotencyKey: string;
}

/** Sends an appointment. Rejects when it is unknown whether it was booked. */
export const sendAppointment = ({ request, idempotencyKey }: FormCall<AppointmentRequest>) =>
  sendForm('createAppointment', toWireAppointment(request), idempotencyKey);

/** Sends a contact message. Rejects when it is unknown whether it arrived. */
export const sendContactRequest = ({ request, idempotencyKey }: FormCall<ContactRequest>) =>
  sendForm('contactRequest', toWireContactRequest(request), idempotencyKey);
