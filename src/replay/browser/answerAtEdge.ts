import type { Page, Request } from 'playwright-core';
import { PATHS } from '../../content/paths';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { callAt, type AnswerDesk, type Asked } from '../run/answerDesk';
import { callTime } from './watchCalls';

function payloadOf(request: Request): Record<string, unknown> | undefined {
  const [, json] = /name="\w+"\r\n\r\n([\s\S]*?)\r\n--/.exec(request.postData() ?? '') ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/**
 * Puts the desk between the page and its server: the six calls never leave the browser.
 * @param start calls made before it count as made then; in ms since the epoch
 */
export async function answerAtEdge(page: Page, desk: AnswerDesk, start: number): Promise<void> {
  const open = new Map<Request, Asked>();
  page.on('requestfailed', (request) => {
    const asked = open.get(request);
    if (asked !== undefined) desk.forget(asked);
  });
  // The server's own bookings are none of the scenario's: its stream opens and says nothing.
  await page.route(`**${SLOT_EVENTS}?*`, () => undefined);
  // Nor are its times, with which it would draw the page.
  await page.route(`**${PATHS.booking}?*`, (route, request) =>
    route.continue({ url: new URL(PATHS.booking, request.url()).href }),
  );
  const isCall = (url: string | URL): boolean => callAt(new URL(url)) !== undefined;
  await page.route(isCall, async (route, request) => {
    const call = callAt(new URL(request.url()));
    if (call === undefined) return;
    const payload = payloadOf(request);
    const at = Math.max(await page.evaluate(callTime, request.url()), start);
    const asked: Asked = { ...call, at, headers: request.headers(), ...(payload && { payload }) };
    open.set(request, asked);
    const reply = await desk.ask(asked);
    const sent =
      reply === null
        ? route.abort('failed')
        : route.fulfill({ status: reply.status, contentType: 'application/json', body: reply.text });
    // A page that gave up waiting has no use for an answer.
    await sent.catch(() => undefined);
  });
}
