import { FORM_FIELD, IDEMPOTENCY_HEADER } from '../../domain/contract';
import { callAt, type MockServer } from './mockServer';

let reading = 0;

/** Returns whether the body of a request is being read, which takes time on a busy computer. */
export const isReading = (): boolean => reading > 0;

/** Returns the content of a POST's one field; undefined for a GET. */
export async function payloadOf(request: Request): Promise<Record<string, unknown> | undefined> {
  if (request.method === 'GET') return undefined;
  reading += 1;
  try {
    const body = await request.clone().formData();
    const field = Object.values(FORM_FIELD).find((name) => body.has(name)) ?? '';
    return JSON.parse(body.get(field) as string) as Record<string, unknown>;
  } finally {
    reading -= 1;
  }
}

/** Statuses whose responses cannot have a body, not even an empty one. */
const BODILESS = [204, 205, 304];

/** Creates a response whose body is available immediately; a browser's needs further turns of the event loop. */
export function readyResponse(status: number, text: string, headers: HeadersInit): Response {
  const body = BODILESS.includes(status) ? null : text;
  return Object.assign(new Response(body, { status, headers }), {
    text: () => Promise.resolve(text),
    clone: () => readyResponse(status, text, headers),
  });
}

/**
 * Replaces `fetch`: the mock server answers. Answers take no time themselves, so that only the scenario's clock decides
 * when they arrive.
 */
export function mockFetch(server: MockServer): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = callAt(new URL(request.url));
    if (asked === undefined) throw new TypeError(`The scenario knows no ${request.url}`);
    const payload = await payloadOf(request);
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
    const reply = await server.ask({ ...asked, key, ...(payload && { payload }) }, request.signal);
    if (reply === null) throw new TypeError('Failed to fetch');
    return readyResponse(reply.status, reply.text, reply.headers);
  };
}
