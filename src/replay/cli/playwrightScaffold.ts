import { FACTS_PATH } from '../../api/clinicData';
import { SLOT_EVENTS } from '../../domain/slotEvents';

/** The head of every generated test: a stopped clock and mocked answers. */
export const SCAFFOLD = `  // The page opens half a minute earlier, while its clock runs.
  const boot = 30_000;
  let now = -boot;
  await page.clock.install({ time: start - boot });
  const load = async (open: () => Promise<unknown>) => {
    now += boot;
    await page.clock.resume();
    await open();
    await page.locator('[data-hydrated]').waitFor();
    await page.clock.pauseAt(start + now);
  };
  await page.route((url) => url.pathname === '${SLOT_EVENTS}', () => undefined);
  const main = page.locator('main');
  const control = (name: string) =>
    main.getByLabel(name, { exact: true }).or(main.getByRole('button', { name, exact: true })).or(main.getByRole('link', { name, exact: true })).first();
  // The visible text with a space around every block, and of a closed list only the chosen entry.
  const shows = (words: string) =>
    main.evaluate((element, words) => {
      const read = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node instanceof SVGElement) return '';
        const { display, visibility, clipPath } = getComputedStyle(node);
        if (display === 'none' || visibility === 'hidden' || clipPath === 'inset(50%)') return '';
        if (node instanceof HTMLSelectElement) return ' ' + (node.selectedOptions[0]?.text ?? '') + ' ';
        const inner = [...node.childNodes].map(read).join('');
        return display === 'inline' ? inner : ' ' + inner + ' ';
      };
      return read(element).replace(/\\s+/g, ' ').includes(words);
    }, words);
  const focused = (name: string) =>
    control(name).or(main.getByRole('heading', { name, exact: true })).and(page.locator(':focus'));
  const said = page.locator('[role="status"], [role="alert"]');
  const messages = page.locator('[role="alert"] p:not(form p)');
  const requests: unknown[] = [];
  let isOffline = false;
  let waiting: { path: string; due: number; send: () => Promise<void> }[] = [];
  const release = async (isDue: (answer: { path: string; due: number }) => boolean) => {
    const due = waiting.filter(isDue);
    waiting = waiting.filter((answer) => !isDue(answer));
    await Promise.all(due.map(({ send }) => send()));
  };
  let calls = 0;
  // An answer needs real time, and then brings timers that are due at the stopped clock, and other calls.
  const settle = async () => {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      const before = calls;
      await page.waitForTimeout(25);
      await page.clock.runFor(0);
      if (calls > before) quiet = 0;
    }
  };
  const advance = async (ms: number) => {
    const begun = now;
    while (now < begun + ms) {
      // Messages come and go in short steps; whoever waits longer sees only the minutes pass.
      const stride = now - begun < 7000 ? 50 : now - begun < 60_000 ? 1000 : 60_000;
      const step = Math.max(0, Math.min(begun + ms - now, stride, ...waiting.map(({ due }) => due - now)));
      now += step;
      await page.clock.runFor(step);
      await page.waitForTimeout(5);
      await release(({ due }) => due <= now);
    }
    await settle();
  };
  const respond = async (path: string) => {
    await expect.poll(() => waiting.some((answer) => answer.path === path)).toBe(true);
    const oldest = waiting.find((answer) => answer.path === path);
    await release((answer) => answer === oldest);
    await settle();
  };
  const signal = (type: string) => page.evaluate((type) => window.dispatchEvent(new Event(type)), type);
  const counts: Record<string, number> = {};
  await page.route((url) => url.pathname in answers, async (route) => {
    calls += 1;
    const { pathname: path, searchParams } = new URL(route.request().url());
    const doctor = searchParams.get('user_id') ?? searchParams.get('id') ?? '';
    const fitting = (answers[path] ?? []).filter((answer) => String(answer.doctor ?? doctor) === doctor);
    const series = fitting.some((answer) => answer.doctor !== undefined) ? path + doctor : path;
    const count = (counts[series] ??= 0);
    const sent = /name="\\w+"\\r\\n\\r\\n([^]*?)\\r\\n--/.exec(route.request().postData() ?? '')?.[1];
    if (sent !== undefined) requests.push(JSON.parse(sent));
    const { status = 200, headers, text, delay = 0, failure, ...answer } = fitting[Math.min(count, fitting.length - 1)] ?? {};
    if (!isOffline) counts[series] = count + 1;
    const refusal = status === 200 ? (standard[path + doctor] ?? standard[path]) : { status, message: 'Refuz' };
    // Of the clinic's facts only what is other than the standard's is given.
    const body = path === '${FACTS_PATH}' ? { ...(refusal as object), ...(answer.body as object) } : 'body' in answer ? answer.body : refusal;
    const send = () => (isOffline || failure ? route.abort() : route.fulfill({ status, headers, body: text ?? JSON.stringify(body) }));
    if (delay === 0 || isOffline) await send().catch(() => undefined);
    else waiting.push({ path, due: delay === 'respond' ? Infinity : now + delay, send: () => send().catch(() => undefined) });
  });
`;
