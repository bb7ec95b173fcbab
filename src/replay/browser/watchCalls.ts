/** How far the page and its own calls have come. */
export interface PageLife {
  readonly now: number;
  readonly asked: number;
  readonly over: number;
  readonly isAtRest: boolean;
}

/** One call of a page, as it is given to the desk. */
export interface PageCall {
  /** Unlike that of any other call of any page. */
  readonly id: string;
  readonly url: string;
  /** Their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What a POST sends; empty for a GET. */
  readonly body: string;
  /** In ms since the epoch, on the page's clock. */
  readonly at: number;
}

interface CallLog {
  asked: number;
  over: number;
  /** Scripts that the page waits for. */
  scripts: number;
  /** How often anything on the page has changed. */
  changes: number;
}

/** Playwright's own clock: every stride from outside costs two round trips. */
interface PageClock {
  readonly controller: { readonly runFor: (ms: number) => Promise<void> };
}

type Watched = Window & {
  replayCalls?: CallLog;
  __pwClock?: PageClock;
  replayAsk?: (call: PageCall) => Promise<{ status: number; text: string } | null>;
  replayForget?: (id: string) => Promise<void>;
};

/**
 * Gives the page's calls of these paths to the desk in place of the network, and counts them, so that a runner knows
 * when each has reached the desk and every answer has reached the page. It runs in the page itself, before anything
 * else does.
 */
export function watchCalls(paths: readonly string[]): void {
  const log: CallLog = { asked: 0, over: 0, scripts: 0, changes: 0 };
  const watched = window as Watched;
  watched.replayCalls = log;
  new MutationObserver((changes) => {
    log.changes += 1;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || node.src === '' || node.noModule) continue;
      log.scripts += 1;
      const arrived = () => {
        log.scripts -= 1;
      };
      node.addEventListener('load', arrived);
      node.addEventListener('error', arrived);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  // On a busy computer a browser takes its time to hand out a body; this one can be read at once.
  const readAnswer = (status: number, text: string): Response =>
    Object.assign(new Response(text === '' ? null : text, { status }), {
      text: () => Promise.resolve(text),
      clone: () => readAnswer(status, text),
    });
  let isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!paths.includes(url.pathname)) return realFetch(input, init);
    log.asked += 1;
    const at = Date.now();
    const id = Math.random().toString();
    const request = new Request(input, init);
    const broken = new Promise<null>((resolve) => {
      request.signal.addEventListener('abort', () => {
        void watched.replayForget?.(id);
        resolve(null);
      });
    });
    try {
      const headers = Object.fromEntries(request.headers);
      const call = { id, url: url.href, headers, body: await request.text(), at };
      const reply = (await Promise.race([watched.replayAsk?.(call), broken])) ?? null;
      if (reply !== null) return readAnswer(reply.status, reply.text);
      // A page that is left hears that its calls break; one that crashes hears nothing, and must have kept enough before.
      if (isLeft) await new Promise(() => undefined);
      throw new TypeError('Failed to fetch');
    } finally {
      log.over += 1;
    }
  };
}

/**
 * Lets the page live until a moment, in strides. It stops early when the page asks for something, hears an
 * answer or waits for a script. Its clock does not stop the turns of its event loop.
 */
export async function live({ until, stride }: { until: number; stride: number }): Promise<PageLife> {
  const { replayCalls: log, __pwClock: clock } = window as Watched;
  if (log === undefined || clock === undefined) throw new Error('The page has no clock that can be moved.');
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve();
        };
        port2.postMessage(null);
      });
    }
  };
  const { asked, over } = log;
  for (;;) {
    let isAtRest = false;
    for (let looks = 0; looks < 20 && log.scripts === 0 && !isAtRest; looks += 1) {
      const before = JSON.stringify(log);
      await turns();
      await clock.controller.runFor(0);
      await turns();
      isAtRest = JSON.stringify(log) === before;
    }
    const now = Date.now();
    if (!isAtRest || log.asked !== asked || log.over !== over || now >= until)
      return { now, asked: log.asked, over: log.over, isAtRest };
    await clock.controller.runFor(Math.min(until - now, stride - (now % stride)));
  }
}
