import * as v from 'valibot';
import { PATHS } from '../../content/paths';
import { BOOKING_FIELDS } from '../../features/booking/session/bookingContext';
import { FIELD_NAMES, PRICE_NAME } from '../../features/booking/bookingFields';
import { SEND_DELAY_MS } from '../../features/form/submission';
import { eventOfButton } from '../page/buttons';
import { nameOf, USABLE } from '../page/lookAtPage';
import { openDom } from '../page/openDom';
import { syntheticText } from '../panel/record/syntheticText';
import { fillExpectations } from '../run/fillExpectations';
import type { StepReport } from '../run/report';
import { runScenario } from '../run/runScenario';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { SCENARIO_VERSION, type MachineName, type Scenario, type Step } from '../scenario/scenario';
import { shownId } from '../scenario/standardClinic';
import { InvalidInput } from './options';

const recording = v.object({
  title: v.string(),
  steps: v.array(
    v.object({
      type: v.string(),
      url: v.exactOptional(v.string()),
      value: v.exactOptional(v.string()),
      key: v.exactOptional(v.string()),
      selectors: v.exactOptional(v.array(v.union([v.string(), v.array(v.string())]))),
    }),
  ),
});
type RecordedStep = v.InferOutput<typeof recording>['steps'][number];

/** A Monday, so that the standard clinic's whole week is still free. */
const START = '2026-11-23 08:00';

/** Finds the element of one of the Recorder's selectors: `aria/…`, `text/…`, `xpath/…`, `pierce/…` or CSS. */
function find(selector: string): HTMLElement | null {
  const [, kind = '', rest = selector] = /^(aria|text|xpath|pierce)\/(.*)$/s.exec(selector) ?? [];
  const words = rest.replace(/\[role="\w+"\]$/, '');
  if (kind === 'aria') {
    const usable = [...document.querySelectorAll<HTMLElement>(USABLE)];
    return usable.find((element) => nameOf(element) === words) ?? null;
  }
  if (kind === 'text') {
    const usable = [...document.querySelectorAll<HTMLElement>('button, a')];
    return usable.find((element) => element.textContent.trim().startsWith(words)) ?? null;
  }
  try {
    if (kind === 'xpath')
      return document.evaluate(rest, document, null, 9).singleNodeValue as HTMLElement | null;
    return document.querySelector(rest);
  } catch {
    return null;
  }
}

function pressOf(element: HTMLElement): ScenarioEvent | undefined {
  const button = element.closest('button');
  const { slotId, date = '', address } = button?.dataset ?? {};
  if (button === null) return undefined;
  if (slotId !== undefined) return { type: 'slot.chosen', slot: { slotId: shownId(slotId), date } };
  if (address !== undefined) return { type: 'offer.chosen', address };
  if (button.type === 'submit') return { type: 'form.submitted' };
  return eventOfButton(button);
}

function changeOf(machine: MachineName, name: string, typed: string): ScenarioEvent {
  const id = typed === '' ? null : shownId(typed);
  if (name === FIELD_NAMES.service) return { type: 'service.chosen', serviceId: id };
  if (name === FIELD_NAMES.doctor) return { type: 'doctor.chosen', doctorId: id };
  if (name === PRICE_NAME) return { type: 'price.chosen', price: typed || null };
  const field = machine === 'contact' ? name : BOOKING_FIELDS.find((known) => FIELD_NAMES[known] === name);
  // The recording may hold a real person's details.
  const value = syntheticText(machine, field ?? name, typed);
  return { type: 'field.changed', field, value } as ScenarioEvent;
}

/** Returns the event of a recorded step on the open page; undefined for a step outside the form. */
function eventOf(machine: MachineName, step: RecordedStep): ScenarioEvent | undefined {
  const { type, key, value = '', selectors = [] } = step;
  if (type === 'keyDown' && key === 'Enter') {
    const isField = document.activeElement?.matches('form input') ?? false;
    return isField ? { type: 'form.submitted' } : undefined;
  }
  if (type !== 'click' && type !== 'change') return undefined;
  // A selector of several parts crosses shadow roots, and the site has none: its last part is enough.
  const element = selectors.map((parts) => find([parts].flat().at(-1) ?? '')).find((found) => found !== null);
  if (!element) {
    console.error(`Left out, because the page has no such control: ${type} ${JSON.stringify(selectors[0])}`);
    return undefined;
  }
  return type === 'click' ? pressOf(element) : changeOf(machine, element.getAttribute('name') ?? '', value);
}

/** Returns the form at an address; undefined for other pages. */
const formAt = (url: string): MachineName | undefined =>
  (['booking', 'contact'] as const).find((form) => new URL(url).pathname === PATHS[form]);

/**
 * Converts a recording of Chrome's Recorder into a scenario. Its answers are the standard clinic's; its expectations
 * come from playing it.
 * @throws InvalidInput
 */
export async function fromRecorder(text: string): Promise<Scenario> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), recording), text);
  if (!parsed.success) throw new InvalidInput("Expected a recording of Chrome's Recorder, exported as JSON.");
  const { title, steps: recorded } = parsed.output;
  const opening = recorded.findIndex(({ type, url }) => type === 'navigate' && url && formAt(url));
  const { url = 'about:blank' } = recorded[opening] ?? {};
  const machine = formAt(url);
  if (machine === undefined)
    throw new InvalidInput(`The recording does not open ${PATHS.booking} or ${PATHS.contact}.`);
  const address = new URL(url).pathname + new URL(url).search;
  openDom();
  const { domRunner } = await import('../page/domRunner');
  const later = recorded.slice(opening + 1);
  // A visit ends when the visitor navigates to another page.
  const end = later.findIndex(
    (one) => one.type === 'navigate' && formAt(one.url ?? 'about:blank') !== machine,
  );
  const remaining = later.slice(0, end < 0 ? undefined : end);
  // Begins with a look at the page, which `fillExpectations` needs.
  const steps: Step[] = [{ advance: 0 }];
  const scenario = {
    version: SCENARIO_VERSION,
    machine,
    title,
    start: START,
    ...(address !== PATHS[machine] && { address }),
    steps,
  } as Scenario;
  /** Returns the event of the next recorded step that has one. */
  const nextEvent = (): ScenarioEvent | undefined => {
    for (let step = remaining.shift(); step; step = remaining.shift()) {
      if (step.type === 'navigate') return { type: 'page.reloaded' };
      const event = eventOf(machine, step);
      if (event) return event;
    }
    return undefined;
  };
  /** Adds the next event, for which the page is in the state that the earlier ones leave. */
  const addNext = ({ step: played }: StepReport): void => {
    if (played !== steps.at(-1)) return;
    const event = nextEvent();
    if (event) steps.push({ send: event } as Step);
    // A visit without events expects the page as it opens.
    else if (steps.length === 1) steps.push({ advance: 0 });
    if (event?.type === 'form.submitted') steps.push({ advance: SEND_DELAY_MS });
  };
  const report = await runScenario(scenario, domRunner, {
    keepGoing: true,
    withLooks: true,
    afterStep: addNext,
  });
  return fillExpectations({ ...scenario, steps: steps.slice(1) } as Scenario, report.steps);
}
