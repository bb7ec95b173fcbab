import { FORM_FIELD } from '../../domain/contract';
import { callAt, type AnswerDesk } from './answerDesk';

/** What a POST's one field holds; undefined for other calls. */
export async function payloadOf(request: Request): Promise<Record<string, unknown> | undefined> {
  if (request.method === 'GET') return undefined;
  const body = await request.clone().formData();
  const field = Object.values(FORM_FIELD).find((name) => body.has(name)) ?? '';
  return JSON.parse(body.get(field) as string) as Record<string, unknown>;
}

/** Answers of these may not even have an empty body. */
const BODILESS = [204, 205, 304];

/**
 * Stands in for `fetch` where there is no network: asks the desk. Its answers take no time, so that
 * nothing but the scenario's clock decides when they arrive.
 */
export function deskFetch(desk: AnswerDesk): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = callAt(new URL(request.url));
    if (asked === undefined) throw new TypeError(`The scenario knows no ${request.url}`);
    const { signal } = request;
    const payload = await payloadOf(request);
    const headers = Object.fromEntries(request.headers);
    const reply = await Promise.race([
      desk.ask({ ...asked, headers, at: Date.now(), ...(payload && { payload }) }, signal),
      new Promise<null>((resolve) => {
        signal.addEventListener('abort', () => {
          resolve(null);
        });
      }),
    ]);
    if (reply === null) throw new TypeError('Failed to fetch');
    const { status, text } = reply;
    return new Response(BODILESS.includes(status) ? null : text, { status });
  };
}
