import type { BrowserContext } from 'playwright-core';
import { callAt, type AnswerDesk, type Asked, type Reply } from '../run/answerDesk';
import type { PageCall } from './watchCalls';

/** Gives the calls of a page's watched `fetch` to the desk of the scenario that is played in it. */
export interface DeskInPage {
  /** @param start calls made before it count as made then; in ms since the epoch */
  readonly use: (desk: AnswerDesk, start: number) => void;
}

function payloadOf(body: string): Record<string, unknown> | undefined {
  const [, json] = /name="\w+"\r\n\r\n([\s\S]*?)\r\n--/.exec(body) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** Binds the functions by which the pages of a context ask, before any of them is open. */
export async function answerInPage(context: BrowserContext): Promise<DeskInPage> {
  let current: { desk: AnswerDesk; start: number } | undefined;
  const open = new Map<string, Asked>();
  await context.exposeFunction('replayAsk', ({ id, url, headers, body, at }: PageCall): Promise<Reply> => {
    const call = callAt(new URL(url));
    if (current === undefined || call === undefined) return new Promise(() => undefined);
    const { desk, start } = current;
    const payload = payloadOf(body);
    const asked = { ...call, at: Math.max(at, start), headers, ...(payload && { payload }) };
    open.set(id, asked);
    return desk.ask(asked);
  });
  await context.exposeFunction('replayForget', (id: string) => {
    const asked = open.get(id);
    if (asked !== undefined) current?.desk.forget(asked);
  });
  return {
    use: (desk, start) => {
      current = { desk, start };
      open.clear();
    },
  };
}
