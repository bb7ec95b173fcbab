import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PATHS } from '../../content/paths';
import { contactOf, PATIENT_NAMES, patientOf } from '../../domain/entities';
import { PatientFields } from '../../features/booking/form/PatientFields';
import { ContactFields } from '../../features/contact/ContactFields';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
import { machineRunner } from '../machine/machineRunner';
import { BUTTONS } from '../page/buttons';
import { slotSelector } from '../page/domActions';
import { SCAFFOLD } from './playwrightScaffold';
import { runScenario, startOf } from '../run/runScenario';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { CALL_NAMES, CALL_PATHS } from '../scenario/parts';
import { completed, standardBody } from '../scenario/standardClinic';
import type { Scenario, Step } from '../scenario/scenario';
import { stepWords } from '../scenario/printScenario';

/**
 * Texts of a page that has no services or free times yet. The document of the built site brings some of its own, so that
 * these do not appear while the answers are late.
 */
const BEFORE_ANSWERS = ['Vedeți orele libere', 'Lista serviciilor și a medicilor nu s-a putut încărca'];

/** Milliseconds from one message to the next: display, closing and pause. */
const MESSAGE_MS = AUTO_HIDE_MS + CLOSE_MS + REOPEN_DELAY_MS;

const json = (value: unknown): string => JSON.stringify(value);

/** Returns a form's fields, as its page draws them. */
const drawnFields = (machine: Scenario['machine']): DocumentFragment =>
  JSDOM.fragment(
    renderToStaticMarkup(
      machine === 'booking'
        ? createElement(PatientFields, { patient: patientOf(() => ''), problems: {} })
        : createElement(ContactFields, { request: contactOf(() => ''), problems: {} }),
    ),
  );

/** Returns the code that finds a field, and what enters a value there. */
function fieldAndAct(machine: Scenario['machine'], field: string, value: string): readonly [string, string] {
  const names: Readonly<Record<string, string>> = machine === 'booking' ? PATIENT_NAMES : {};
  const control = drawnFields(machine).querySelector<HTMLInputElement>(`[name="${names[field] ?? field}"]`);
  const label = json(control?.labels?.[0]?.textContent);
  return control?.matches('select') === true
    ? [`main.getByRole('combobox', { name: ${label}, exact: true })`, `selectOption(${json(value)})`]
    : [`main.getByLabel(${label}, { exact: true })`, `fill(${json(value)})`];
}

/** Returns the code that performs an event. */
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
        // The same time can also be offered above the calendar.
        `main.locator('${slotSelector(event.slot)}').last()`,
        // A slot that cannot be chosen also reacts to a press.
        'click({ force: true })',
      );
    case 'offer.chosen':
      return on(`main.locator(${json(`[data-address="${event.address}"]`)})`, 'click()');
    case 'field.changed':
      return on(...fieldAndAct(machine, event.field, event.value));
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

const leftOut = (what: string): string => `// Left out, because the document brings the lists: ${what}`;

/**
 * Returns the assertions of a step.
 * @param isQueued true while an earlier message is on screen, so that a new one waits
 * @param isLocked true when the form is locked after the step
 */
function expectations({ expect = {} }: Step, isQueued: boolean, isLocked: boolean): readonly string[] {
  const { notification, onScreen, text, controls = {}, focus, request } = expect;
  const message = onScreen ?? (isQueued ? null : notification) ?? null;
  const calendar = 'calendar' in expect ? expect.calendar : undefined;
  const ofControl = ([name, look]: readonly [
    string,
    (typeof controls)[string] | null,
  ]): readonly string[] => {
    const it = `await expect(control(${json(name)}))`;
    if (look === null) return [`${it}.toHaveCount(0);`];
    const { enabled, invalid, value, href } = look;
    // Only the list of services is disabled solely until its answer.
    const isLate = name === 'Serviciu' && enabled === false && !isLocked;
    if (isLate) return [leftOut(`${name} is disabled`)];
    return [
      ...(enabled === undefined ? [] : [`${it}.${enabled ? 'toBeEnabled' : 'toBeDisabled'}();`]),
      ...(invalid ? [`${it}.toHaveAttribute('aria-invalid', 'true');`] : []),
      ...(href === undefined ? [] : [`${it}.toHaveAttribute('href', ${json(href)});`]),
      ...(value === undefined
        ? []
        : [`await expect.poll(() => valueOf(control(${json(name)}))).toBe(${json(value)});`]),
    ];
  };
  return [
    ...(message === null ? [] : [`await expect(messages.last()).toContainText(${json(message)});`]),
    ...(onScreen === null ? ['await expect(messages).toHaveCount(0);'] : []),
    ...(request ? [`await expect.poll(() => requests.at(-1)).toMatchObject(${json(request)});`] : []),
    ...(request === null ? ['expect(requests).toEqual([]);'] : []),
    ...(text?.present ?? []).map((words) =>
      BEFORE_ANSWERS.some((early) => words.includes(early))
        ? leftOut(json(words))
        : `await expect.poll(() => shows(${json(words)})).toBe(true);`,
    ),
    ...(text?.absent ?? []).map((words) => `await expect.poll(() => shows(${json(words)})).toBe(false);`),
    ...(text?.announced ?? []).map(
      (words) => `await expect(said.filter({ hasText: ${json(words)} }).first()).toHaveCount(1);`,
    ),
    ...Object.entries(controls).flatMap(ofControl),
    ...(typeof focus === 'string' ? [`await expect(focused(${json(focus)})).toHaveCount(1);`] : []),
    ...(calendar ?? []).map(({ state, ...time }) => {
      const slot = `main.getByRole('table').locator('${slotSelector(time)}')`;
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
  return events.flatMap((event) => [gesture(machine, event, isLocked), 'await settle();']);
}

/** Returns the standard clinic's answers by call path, and a doctor's slots by path and doctor. */
function standardAnswers(answers: Scenario['answers'] = {}): Record<string, unknown> {
  const calls = CALL_NAMES.filter((call) => call !== 'facts' || answers.facts !== undefined);
  return Object.fromEntries([
    ...calls.map((call) => [CALL_PATHS[call], standardBody(call, '')]),
    ...[1, 2, 3].map((doctor) => [CALL_PATHS.slots + doctor, standardBody('slots', doctor)]),
  ]) as Record<string, unknown>;
}

/**
 * Converts a scenario into a Playwright test of the built site, for `npx playwright test` with a `baseURL`. Leaves out
 * expectations that a page does not show, such as the machine's state, or that the document of the built site prevents;
 * a control that is locked at that step has to be disabled.
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
    const isLockedAt = (at: number): boolean => steps[at]?.observed.state.startsWith('submitted') ?? false;
    const { request } = step.expect ?? {};
    return [
      `// ${stepWords(step)}`,
      ...(request === undefined ? [] : ['requests.length = 0;']),
      ...action(step, machine, isLockedAt(index - 1)),
      ...expectations(step, isQueued(index), isLockedAt(index)),
    ];
  });
  return `import { expect, test, type Locator, type Request } from '@playwright/test';

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
