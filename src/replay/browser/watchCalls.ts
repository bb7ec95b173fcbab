/** How far the page's own calls have come. */
export interface CallCount {
  readonly asked: number;
  readonly over: number;
  /** Scripts that the page waits for. */
  readonly scripts: number;
  /** How often anything on the page has changed. */
  readonly changes: number;
}

interface CallLog {
  readonly open: { readonly url: string; readonly at: number }[];
  asked: number;
  over: number;
  scripts: number;
  changes: number;
}

type Watched = Window & { replayCalls?: CallLog };

/**
 * Counts the page's calls of these paths, so that a runner knows when every one has reached the network's edge
 * and every answer has reached the page. It runs in the page itself, before anything else does.
 */
export function watchCalls(paths: readonly string[]): void {
  const log: CallLog = { open: [], asked: 0, over: 0, scripts: 0, changes: 0 };
  (window as Watched).replayCalls = log;
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
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!paths.includes(url.pathname)) return realFetch(input, init);
    log.asked += 1;
    log.open.push({ url: url.href, at: Date.now() });
    try {
      const response = await realFetch(input, init);
      const text = await response.text();
      return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
    } finally {
      log.over += 1;
    }
  };
}

/** When the oldest call of this address that was not asked for yet was made, in ms since the epoch. */
export function callTime(url: string): number {
  const { open } = (window as Watched).replayCalls ?? { open: [] };
  const index = open.findIndex((call) => call.url === url);
  return open.splice(index, 1)[0]?.at ?? Date.now();
}

/** After a few turns of the page's event loop, which its clock does not stop. */
export async function countCalls(): Promise<CallCount> {
  for (let turns = 0; turns < 5; turns += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(null);
    });
  }
  const { asked = 0, over = 0, scripts = 0, changes = 0 } = (window as Watched).replayCalls ?? {};
  return { asked, over, scripts, changes };
}
