import { WINDOW_HEIGHT, type Key, type Tab } from './drivenBrowser';

/** What W3C's WebDriver calls them. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** W3C's WebDriver, as far as a tab needs it. @throws {Error} with the driver's own words */
export const sendTo =
  (address: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${error}: ${message}`);
  };

const keyActions = (keys: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    },
  ],
});

const pressActions = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** Keeps what a page says from then on, and evaluates an expression: `[what was said since, its value]`. */
const LISTENED = (expression: string): string => `(() => {
  const said = (globalThis.saidInConsole ??= (() => {
    const said = [];
    for (const kind of ['error', 'warn']) console[kind] = (...words) => said.push(words.join(' '));
    for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
      addEventListener(kind, (event) => said.push(String(event.message ?? event.reason ?? event.blockedURI)));
    return said;
  })()).splice(0);
  return [said, ${expression}];
})()`;

/** A tab of a session of its own; its driver has one at a time. */
export async function openTab(send: Send, width: number): Promise<Tab> {
  const complaints: string[] = [];
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as {
    readonly sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return ${LISTENED(expression)}`;
    const [said, value] = (await send('POST', `${session}/execute/sync`, { script, args: [] })) as [
      string[],
      unknown,
    ];
    complaints.push(...said);
    return value;
  };
  // The window has a bar of its own above the page.
  await send('POST', `${session}/window/rect`, { width, height: WINDOW_HEIGHT });
  const [across, down] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
  if (across !== width) throw new Error(`The page is ${across} px wide instead of ${width}.`);
  await send('POST', `${session}/window/rect`, { width, height: 2 * WINDOW_HEIGHT - down });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    goBack: async () => void (await send('POST', `${session}/back`, {})),
    evaluate,
    pressAt: async (x, y) => void (await send('POST', `${session}/actions`, pressActions(x, y))),
    pressKey: async (key) => void (await send('POST', `${session}/actions`, keyActions([KEYS[key]]))),
    type: async (text) => void (await send('POST', `${session}/actions`, keyActions(Array.from(text)))),
    picture: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    complaints: () => complaints,
    close: async () => void (await send('DELETE', session)),
  };
}
