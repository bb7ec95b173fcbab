import type { Page, Request } from 'playwright-core';
import { callAt, type AnswerDesk, type Asked } from '../run/answerDesk';
import { callTime } from './watchCalls';

function payloadOf(request: Request): Record<string, unknown> | undefined {
  const [, json] = /name="\w+"\r\n\r\n([\s\S]*?)\r\n--/.exec(request.postData() ?? '') ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** Puts the desk between the page and its server: the six calls never leave the browser. */
export class NetworkEdge {
  /** Answers that have left the desk and the edge. */
  answered = 0;
  private readonly open = new Map<Request, Asked>();

  constructor(
    private readonly page: Page,
    private readonly desk: AnswerDesk,
    /** Calls made before it count as made then. */
    private readonly start: number,
  ) {}

  async install(): Promise<void> {
    const isCall = (url: string | URL): boolean => callAt(new URL(url)) !== undefined;
    this.page.on('requestfailed', (request) => {
      const asked = this.open.get(request);
      if (asked !== undefined) this.desk.forget(asked);
    });

    await this.page.route(isCall, async (route, request) => {
      const call = callAt(new URL(request.url()));
      if (call === undefined) return;
      const payload = payloadOf(request);
      const at = Math.max(await this.page.evaluate(callTime, request.url()), this.start);
      const asked: Asked = { ...call, at, ...(payload && { payload }) };
      this.open.set(request, asked);
      const reply = await this.desk.ask(asked);
      const sent =
        reply === null
          ? route.abort('failed')
          : route.fulfill({ status: reply.status, contentType: 'application/json', body: reply.text });
      // A page that gave up waiting has no use for an answer.
      await sent.catch(() => undefined);
      this.answered += 1;
    });
  }
}
