import type {
  FetchArgs,
  fetchBaseQuery,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER, type Accepted } from '../domain/contract';
import { trimmed } from '../domain/validation';
import { escapeHtml } from '../domain/htmlEscape';
import { acceptedBy } from './answers';
import { backendAddress, isSameOrigin } from './backendAddress';

/** What the server made of a form. */
export type FormOutcome =
  | ({ readonly kind: 'accepted' } & Accepted)
  /** HTTP 200, but another status in the body (specification §7, decisions §5). */
  | { readonly kind: 'notAccepted' }
  /** HTTP 409: somebody was faster. */
  | { readonly kind: 'taken' }
  /** With the server's own Romanian reason, when it said one. */
  | { readonly kind: 'refused'; readonly reason: string | null };

type BaseQuery = (request: FetchArgs) => ReturnType<ReturnType<typeof fetchBaseQuery>>;

/** Trims and HTML-escapes every text, as both forms send it (specification §5). */
export function wireText<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(trimmed(values)).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Values;
}

function read(body: unknown): FormOutcome {
  const accepted = acceptedBy(body);
  return accepted === undefined ? { kind: 'notAccepted' } : { kind: 'accepted', ...accepted };
}

/**
 * What became of a form, by its answer; undefined when nobody can know.
 * @param isOwn false for another backend, of which nobody knows what its messages say
 */
export function outcomeOf(status: number, body: unknown, isOwn: boolean): FormOutcome | undefined {
  if (status === 200) return read(body);
  if (status === 409) return { kind: 'taken' };
  if (status >= 500) return undefined;
  const { message } = Object(body) as { readonly message?: unknown };
  return { kind: 'refused', reason: isOwn && typeof message === 'string' ? message : null };
}

/**
 * Posts a multipart form with one field that holds JSON text; only HTTP 200 is a success (specification §7).
 * @param idempotencyKey the same for every attempt at the same, so that a lost answer never sends twice
 * @returns an error when nobody can know what became of it: no answer, or one of a server that broke
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
  const refusal =
    typeof error.status === 'number' ? outcomeOf(error.status, error.data, isSameOrigin()) : undefined;
  return refusal === undefined ? { error, ...answer } : { data: refusal, ...answer };
}
