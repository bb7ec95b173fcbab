import { FACTS_PATH } from '../../api/clinicData';
import { SLOT_EVENTS } from '../../domain/slotEvents';

/** The head of every generated test: a stopped clock and mocked answers. */
export const SCAFFOLD = `  let now = 0;
  // The clock runs until it is stopped.
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  await page.addInitScript(() => {
    const { fetch } = window;
    const count = Object.assign(window, { fetching: 0 });
    window.fetch = (...given) => {
      count.fetching += 1;
      return fetch(...given).finally(() => (count.fetching -= 1));
    };
  });
  // The requests under way, without those whose answer waits.
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    waiting = waiting.filter((answer) => answer.request !== request);
  });
  await page.route((url) => url.pathname === '${SLOT_EVENTS}', (route) => void underWay.delete(route.request()));
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
  // Of a list the words of the chosen entry.
  const valueOf = (field: Locator) =>
    field.evaluate((element: HTMLInputElement | HTMLSelectElement) =>
      element instanceof HTMLSelectElement ? element.value && element.selectedOptions[0]?.text : element.value);
  const focused = (name: string) =>
    control(name).or(main.getByRole('heading', { name, exact: true })).and(page.locator(':focus'));
  const said = page.locator('[role="status"], [role="alert"]');
  const messages = page.locator('[role="alert"] p:not(form p)');
  const requests: unknown[] = [];
  let isOffline = false;
  let waiting: { path: string; due: number; request: Request; send: () => Promise<void> }[] = [];
  const release = async (isDue: (answer: { path: string; due: number }) => boolean) => {
    const due = waiting.filter(isDue);
    waiting = waiting.filter((answer) => !isDue(answer));
    for (const { request } of due) underWay.add(request);
    await Promise.all(due.map(({ send }) => send()));
  };
  // A call takes a while from the page to this test and back.
  const isBusy = async () => underWay.size > 0 || (await page.evaluate('fetching')) !== waiting.length;
  // The clock stands still: timers that are due now have to be run, and an answer needs real time and brings more of them.
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet = (await isBusy()) ? 0 : quiet + 1) {
      await page.waitForTimeout(20);
      await page.clock.runFor(0);
    }
  };
  const load = async (open: () => Promise<unknown>) => {
    await open();
    while ((await page.locator('[data-hydrated]').count()) === 0) await settle();
    await settle();
  };
  const advance = async (ms: number) => {
    const begun = now;
    while (now < begun + ms) {
      // Messages come and go in short steps; whoever waits longer sees only the minutes pass.
      const stride = now - begun < 7000 ? 50 : now - begun < 60_000 ? 1000 : 60_000;
      const step = Math.max(0, Math.min(begun + ms - now, stride, ...waiting.map(({ due }) => due - now)));
      now += step;
      await page.clock.runFor(step);
      do await page.waitForTimeout(5);
      while (await isBusy());
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
    else {
      const request = route.request();
      underWay.delete(request);
      waiting.push({ path, request, due: delay === 'respond' ? Infinity : now + delay, send: () => send().catch(() => undefined) });
    }
  });
`;
