import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { CALLS, FORM_FIELD } from '../../../src/domain/contract';

type Call = keyof typeof FORM_FIELD;

/** Boundary of the length that browsers use. */
export const BOUNDARY = '----FormBoundaryOfTheClinicsTests';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } as const;

/** One part of a multipart body with our boundary. */
export function part(name: string, value: string, more = ''): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}

/** Sends a body unchanged. */
export function injectBody(
  app: FastifyInstance,
  call: Call,
  payload: string | Buffer,
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const headers = { ...MULTIPART, ...options.headers };
  return app.inject({ ...options, method: 'POST', url: CALLS[call], headers, payload });
}

/** Sends one of the forms of `src/domain/openapi.json`, with any value as its JSON. */
export function injectCall(
  app: FastifyInstance,
  call: Call,
  value: unknown,
  options?: InjectOptions,
): Promise<LightMyRequestResponse> {
  return injectBody(
    app,
    call,
    `${part(FORM_FIELD[call], value === undefined ? '' : JSON.stringify(value))}--${BOUNDARY}--\r\n`,
    options,
  );
}

/** Posts a page's own form as browsers without JavaScript do. */
export function injectForm(
  app: FastifyInstance,
  url: string,
  fields: Readonly<Record<string, string>> | string = '',
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
  return app.inject({
    ...options,
    method: 'POST',
    url,
    headers,
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Returns the form of a call, for `fetch` over a real socket. */
export function callForm(call: Call, value: unknown): FormData {
  const form = new FormData();
  form.set(FORM_FIELD[call], JSON.stringify(value));
  return form;
}

/** Sends the same form over a real socket, to the server at the address. */
export function fetchCall(url: string, call: Call, value: unknown): Promise<Response> {
  return fetch(url + CALLS[call], { method: 'POST', body: callForm(call, value) });
}
