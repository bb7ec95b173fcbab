import { FORM_FIELD } from '../../domain/contract';
import { callAt, type AnswerDesk } from './answerDesk';

/** What a POST's one field holds; undefined for other calls. */
export function payloadOf(body: unknown): Record<string, unknown> | undefined {
  if (!(body instanceof FormData)) return undefined;
  const field = Object.values(FORM_FIELD).find((name) => body.has(name)) ?? '';
  return JSON.parse(body.get(field) as string) as Record<string, unknown>;
}

/**
 * Stands in for `fetch` where there is no network: asks the desk. Its answers come without turns of the event
 * loop, so that nothing but the scenario's clock decides when they arrive.
 */
export function deskFetch(desk: AnswerDesk): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const asked = callAt(url);
    if (asked === undefined) throw new TypeError(`The scenario knows no ${url.pathname}`);
    const signal = init?.signal;
    const payload = payloadOf(init?.body);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const reply = await Promise.race([
      desk.ask({ ...asked, headers, at: Date.now(), ...(payload && { payload }) }, signal),
      new Promise<null>((resolve) => {
        signal?.addEventListener('abort', () => {
          resolve(null);
        });
      }),
    ]);
    if (reply === null) throw new TypeError('Failed to fetch');
    const { status, text } = reply;
    const answer: Pick<Response, 'ok' | 'status' | 'headers' | 'text'> = {
      ok: status < 300,
      status,
      headers: new Headers(),
      text: () => Promise.resolve(text),
    };
    return answer as Response;
  };
}
