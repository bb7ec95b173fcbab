import type {
  FetchArgs,
  fetchBaseQuery,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type Accepted } from '../domain/contract';
import type { WireAppointment, WireContactRequest } from '../domain/contractRequests';
import type { AppointmentRequest, ContactRequest } from '../domain/entities';
import { escapeHtml } from '../domain/htmlEscape';
import { trimmed } from '../domain/validation';
import { acceptedBy } from './answers';
import { backendAddress, isSameOrigin } from './backendAddress';

/** What the server made of a form. */
export type FormOutcome =
  | ({ readonly kind: 'accepted' } & Accepted)
  /** HTTP 200 with any other body than the one that accepts, JSON or not. */
  | { readonly kind: 'notAccepted' }
  /** HTTP 409: somebody was faster. */
  | { readonly kind: 'taken' }
  /** With the server's own Romanian reason, when it said one. */
  | { readonly kind: 'refused'; readonly reason: string | null };

type BaseQuery = (request: FetchArgs) => ReturnType<ReturnType<typeof fetchBaseQuery>>;

/** Trims and HTML-escapes every text, as both forms send it. */
export function wireText<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(trimmed(values)).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Values;
}

export function wireAppointment({ slotId, date, doctorId, ...patient }: AppointmentRequest) {
  const { firstName, lastName, email, phone, message } = patient;
  return {
    ...wireText({
      client_first_name: firstName,
      client_last_name: lastName,
      client_email: email,
      client_phone: phone,
      message,
    }),
    date,
    user_appointment_id: slotId,
    user_id: doctorId,
  } satisfies Record<keyof WireAppointment, unknown>;
}

export function wireContactRequest(request: ContactRequest): WireContactRequest {
  const { name, email, phone, subject, message } = request;
  return wireText({ name, email, phone, subject, message });
}

function read(body: unknown): FormOutcome {
  const accepted = acceptedBy(body);
  return accepted === undefined ? { kind: 'notAccepted' } : { kind: 'accepted', ...accepted };
}

/**
 * Returns what became of a form, by its answer; undefined when that is unknown.
 * @param isOwn false for another backend, whose messages may say anything
 */
function outcomeOf(status: number, body: unknown, isOwn: boolean): FormOutcome | undefined {
  if (status === 200) return read(body);
  if (status === 409) return { kind: 'taken' };
  if (status >= 500) return undefined;
  const { message } = Object(body) as { readonly message?: unknown };
  return { kind: 'refused', reason: isOwn && typeof message === 'string' ? message : null };
}

/**
 * Posts a multipart form with one field that holds JSON text; only HTTP 200 is a success.
 * @returns an error when it is unknown what became of it: no answer, or one of a server that broke
 */
export async function sendForm(
  baseQuery: BaseQuery,
  call: keyof typeof FORM_FIELD,
  payload: object,
  idempotencyKey: string,
): Promise<QueryReturnValue<FormOutcome, FetchBaseQueryError, FetchBaseQueryMeta>> {
  const body = new FormData();
  body.append(FORM_FIELD[call], JSON.stringify(payload));
  const { data, error, meta } = await baseQuery({
    url: backendAddress(CALLS[call]),
    method: 'POST',
    body,
    // Another origin would have to allow it first.
    headers: isSameOrigin() ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {},
    validateStatus: ({ status }) => status === 200,
  });
  const answer = meta && { meta };
  if (error === undefined) return { data: read(data), ...answer };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  const outcome = typeof status === 'number' ? outcomeOf(status, error.data, isSameOrigin()) : undefined;
  return outcome === undefined ? { error, ...answer } : { data: outcome, ...answer };
}
