import type { FetchArgs } from '@reduxjs/toolkit/query';
import { CALLS, FORM_FIELD } from '../domain/contract';
import { trimmed } from '../domain/validation';
import { escapeHtml } from '../domain/htmlEscape';
import { backendAddress } from './backendAddress';

/** Trims and HTML-escapes every text, as both forms send it (specification §5). */
export function wireText<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(trimmed(values)).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Values;
}

/** A multipart form with one field that holds JSON text; only HTTP 200 is a success (specification §7). */
export function post(call: keyof typeof FORM_FIELD, payload: object): FetchArgs {
  const body = new FormData();
  body.append(FORM_FIELD[call], JSON.stringify(payload));
  return {
    url: backendAddress(CALLS[call]),
    method: 'POST',
    body,
    validateStatus: ({ status }) => status === 200,
  };
}
