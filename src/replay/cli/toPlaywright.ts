import { FACTS_PATH } from '../../api/clinicData';
import { PATHS } from '../../content/paths';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
import { machineRunner } from '../machine/machineRunner';
import { BUTTONS } from '../page/buttons';
import { runScenario, startOf } from '../run/runScenario';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { CALL_NAMES, CALL_PATHS } from '../scenario/parts';
import { completed, standardBody } from '../scenario/standardClinic';
import type { Scenario, Step } from '../scenario/scenario';
import { stepWords } from '../scenario/printScenario';

/** The labels of fields, by their beginnings; the message's is another on each page. */
const LABELS = {
  firstName: 'Prenume',
  lastName: 'Nume',
  name: 'Nume',
  phone: 'Telefon',
  email: 'E-mail',
  subject: 'Subiect',
} as const;
const MESSAGE = { booking: 'Informații suplimentare', contact: 'Mesaj' } as const;

/** The lists, whose expected value is the chosen entry's words, which no input has. */
const LISTS: readonly string[] = ['Serviciu', 'Medic', 'Ce consultație doriți?'];

/** The time for which a message is shown, with the pause after it. */
const MESSAGE_MS = AUTO_HIDE_MS + CLOSE_MS + REOPEN_DELAY_MS;

const json = (value: unknown): string => JSON.stringify(value);

/** The beginning of every generated test: a stopped clock, and answers that come in their turn. */
const SCAFFOLD = `  // The page opens half a minute earlier, while its clock runs.
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
  const messages = page.locator('[role="alert"] p:not(form p)');
  const requests: unknown[] = [];
  let isOffline = false;
  let waiting: { path: string; due: number; send: () => Promise<void> }[] = [];
  const release = async (isDue: (answer: { path: string; due: number }) => boolean) => {
    const due = waiting.filter(isDue);
    waiting = waiting.filter((answer) => !isDue(answer));
    await Promise.all(due.map(({ send }) => send()));
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
  };
  const respond = async (path: string) => {
    await expect.poll(() => waiting.some((answer) => answer.path === path)).toBe(true);
    const oldest = waiting.find((answer) => answer.path === path);
    await release((answer) => answer === oldest);
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
    else waiting.push({ path, due: delay === 'respond' ? Infinity : now + delay, send: () => send().catch(() => undefined) });
  });
`;

/** A step's events, each as the code that does it. */
function gesture(machine: Scenario['machine'], event: ScenarioEvent, isLocked: boolean): string {
  const on = (locator: string, act: string): string =>
    isLocked ? `await expect(${locator}).toBeDisabled();` : `await ${locator}.${act};`;
  const button = (name: string) => on(`main.getByRole('button', { name: /^${name}/ }).first()`, 'click()');
  const list = (name: string, value: number | string | null) =>
    on(`main.getByRole('combobox', { name: /^${name}/ })`, `selectOption(${json(String(value ?? ''))})`);
  switch (event.type) {
    case 'service.chosen':
      return list('Serviciu', event.serviceId);
    case 'doctor.chosen':
      return list('Medic', event.doctorId);
    case 'price.chosen':
      return list('Ce consultație doriți', event.price);
    case 'slot.chosen':
      return on(
        `main.locator('[data-slot-id="${event.slot.slotId}"][data-date="${event.slot.date}"]')`,
        // One that cannot be chosen answers a press, too.
        'click({ force: true })',
      );
    case 'offer.chosen':
      return on(`main.locator(${json(`[data-address="${event.address}"]`)})`, 'click()');
    case 'field.changed': {
      const label = event.field === 'message' ? MESSAGE[machine] : LABELS[event.field];
      return on(`main.getByRole('textbox', { name: /^${label}/ })`, `fill(${json(event.value)})`);
    }
    case 'form.submitted':
      return button(isLocked ? 'Încărcare' : 'Trimitere');
    case 'visitor.returned':
      return `await signal('focus');`;
    case 'network.lost':
      return `isOffline = true;\n  await release(() => true);\n  await signal('offline');`;
    case 'network.returned':
      return `isOffline = false;\n  await signal('online');`;
    case 'page.reloaded':
      return `waiting = [];\n  await load(() => page.reload());`;
    default:
      return button(BUTTONS[event.type]);
  }
}

/** @param isQueued true while an earlier message stands, for which a new one waits */
function expectations({ expect = {} }: Step, isQueued: boolean): readonly string[] {
  const { notification, onScreen, text, controls = {}, focus, request } = expect;
  const message = onScreen ?? (isQueued ? null : notification) ?? null;
  const calendar = 'calendar' in expect ? expect.calendar : undefined;
  const ofControl = ([name, look]: readonly [
    string,
    (typeof controls)[string] | null,
  ]): readonly string[] => {
    const it = `await expect(control(${json(name)}))`;
    if (look === null) return [`${it}.toHaveCount(0);`];
    const { enabled, invalid, value } = look;
    return [
      ...(enabled === undefined ? [] : [`${it}.${enabled ? 'toBeEnabled' : 'toBeDisabled'}();`]),
      ...(invalid ? [`${it}.toHaveAttribute('aria-invalid', 'true');`] : []),
      ...(value === undefined || LISTS.includes(name) ? [] : [`${it}.toHaveValue(${json(value)});`]),
    ];
  };
  return [
    ...(message === null ? [] : [`await expect(messages.last()).toContainText(${json(message)});`]),
    ...(onScreen === null ? ['await expect(messages).toHaveCount(0);'] : []),
    ...(request ? [`await expect.poll(() => requests.at(-1)).toMatchObject(${json(request)});`] : []),
    ...(request === null ? ['expect(requests).toEqual([]);'] : []),
    ...(text?.present ?? []).map(
      (words) => `await expect(page.locator('body')).toContainText(${json(words)});`,
    ),
    ...(text?.absent ?? []).map(
      (words) => `await expect(main).not.toContainText(${json(words)}, { useInnerText: true });`,
    ),
    ...(text?.announced ?? []).map(
      (words) =>
        `await expect(page.getByRole('status').filter({ hasText: ${json(words)} })).not.toHaveCount(0);`,
    ),
    ...Object.entries(controls).flatMap(ofControl),
    ...(typeof focus === 'string'
      ? [`await expect(page.locator(':focus')).toHaveAccessibleName(${json(focus)});`]
      : []),
    ...(calendar ?? []).map(({ slotId, date, state }) => {
      const slot = `main.locator('[data-slot-id="${slotId}"][data-date="${date}"]')`;
      return state === 'absent'
        ? `await expect(${slot}).toHaveCount(0);`
        : `await expect(${slot}).toHaveAttribute('data-state', '${state}');`;
    }),
  ];
}

function action(step: Step, machine: Scenario['machine'], isLocked: boolean): readonly string[] {
  if ('advance' in step) return step.advance === 0 ? [] : [`await advance(${step.advance});`];
  if ('respond' in step) return [`await respond('${CALL_PATHS[step.respond]}');`];
  const events = 'given' in step ? completed(machine) : [step.send];
  return events.map((event) => gesture(machine, event, isLocked));
}

/** Returns the standard clinic's answers, by each call's path, and a doctor's slots by path and doctor. */
function standardAnswers(answers: Scenario['answers'] = {}): Record<string, unknown> {
  const calls = CALL_NAMES.filter((call) => call !== 'facts' || answers.facts !== undefined);
  return Object.fromEntries([
    ...calls.map((call) => [CALL_PATHS[call], standardBody(call, '')]),
    ...[1, 2, 3].map((doctor) => [CALL_PATHS.slots + doctor, standardBody('slots', doctor)]),
  ]) as Record<string, unknown>;
}

/**
 * Returns a scenario as a Playwright test of the built site, for `npx playwright test` with a `baseURL`. What a page
 * does not show, such as the machine's state, is left out; a control that is locked there has to be disabled.
 */
export async function toPlaywright(scenario: Scenario): Promise<string> {
  const { machine, title, address, answers = {} } = scenario;
  const { steps } = await runScenario(scenario, machineRunner(), { keepGoing: true });
  const standard = standardAnswers(answers);
  const own = Object.entries(answers).map(([call, given]) => [
    CALL_PATHS[call as keyof typeof answers],
    given,
  ]);
  const paths = Object.keys(standard).map((path) => [path, [{}]]);
  const isQueued = (index: number): boolean => {
    const { from = 0 } = steps[index] ?? {};
    return steps.slice(0, index).some(({ messages, to }) => messages.length > 0 && to > from - MESSAGE_MS);
  };
  const lines = scenario.steps.flatMap((step, index) => {
    const isLocked = steps[index - 1]?.observed.state.startsWith('submitted') ?? false;
    const { request } = step.expect ?? {};
    return [
      `// ${stepWords(step)}`,
      ...(request === undefined ? [] : ['requests.length = 0;']),
      ...action(step, machine, isLocked),
      ...expectations(step, isQueued(index)),
    ];
  });
  return `import { expect, test } from '@playwright/test';

interface Answer { doctor?: number | string; status?: number; headers?: Record<string, string>; body?: unknown; text?: string; delay?: number | 'respond'; failure?: string }

const standard: Record<string, unknown> = ${json(standard)};
const answers: Record<string, Answer[]> = ${json(Object.fromEntries([...paths, ...own]))};
const start = ${startOf(scenario)};

test(${json(title)}, async ({ page }) => {
${SCAFFOLD}
  await load(() => page.goto(${json(address ?? PATHS[machine])}));
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}
