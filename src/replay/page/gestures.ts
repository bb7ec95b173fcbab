import { PROMPTS } from '../../content/messages';
import type { Id, SlotOnDate } from '../../domain/entities';
import { fieldId, FIELD_NAMES, LOST_SLOT_TITLE_ID, PRICE_NAME } from '../../features/booking/bookingFields';
import { EMPTY_FORM } from '../../features/form/DraftNote';
import { SENDING_IDS } from '../../features/form/SubmitRow';
import { CannotHappen, checkPress, REFUSALS, type SlotEvent } from '../run/cannotHappen';
import type { ScenarioEvent } from '../run/stage';
import type { PageDriver } from './pageDriver';
import type { PageIds } from './readPage';

export const PAGE_IDS: PageIds = {
  slotRegion: fieldId('slot'),
  lostTitle: LOST_SLOT_TITLE_ID,
  sending: SENDING_IDS,
};

const IN_WEEK = `#${PAGE_IDS.slotRegion}`;
const MOST_WEEKS = 60;

type WeekButton = typeof PROMPTS.nextWeek | typeof PROMPTS.previousWeek;

/** @throws CannotHappen without a calendar */
async function pressInWeek(driver: PageDriver, words: string): Promise<void> {
  if (!(await driver.press({ kind: 'button', words, within: IN_WEEK })))
    throw new CannotHappen(`There is no ${words} on the page.`);
  await driver.settle();
}

/**
 * Turns to the week of a date, as far as its slots tell where the calendar is.
 * @returns the slot's state, `absent` when the week does not have it, null without a calendar; and what was
 * pressed on the way
 */
async function turnTo(
  driver: PageDriver,
  slot: SlotOnDate,
): Promise<{ readonly state: string | null; readonly turns: readonly WeekButton[] }> {
  const turns: WeekButton[] = [];
  let seen = '';
  while (turns.length < MOST_WEEKS) {
    const { hasCalendar, slots } = await driver.read();
    if (!hasCalendar) return { state: null, turns };
    const found = slots.find(({ slotId, date }) => slotId === String(slot.slotId) && date === slot.date);
    if (found !== undefined) return { state: found.state, turns };
    const dates = slots.map(({ date }) => date).sort();
    const [first = '', last = ''] = [dates[0], dates.at(-1)];
    const wanted = slot.date < first ? PROMPTS.previousWeek : PROMPTS.nextWeek;
    const isAround = first <= slot.date && slot.date <= last;
    // It lies between two weeks, or before the first one.
    const turned = turns.at(-1);
    const isPassed = turned !== undefined && (turned !== wanted || (first !== '' && first === seen));
    if (isAround || isPassed) break;
    turns.push(wanted);
    seen = first;
    await pressInWeek(driver, wanted);
  }
  return { state: 'absent', turns };
}

/** The state of a slot in its week; afterwards the calendar shows the week that it showed before. */
export async function slotStateIn(driver: PageDriver, slot: SlotOnDate): Promise<string | null> {
  const { week } = await driver.read();
  const { state, turns } = await turnTo(driver, slot);
  for (const turn of turns) {
    // A press at the first week turned nothing.
    if ((await driver.read()).week === week) break;
    await pressInWeek(driver, turn === PROMPTS.nextWeek ? PROMPTS.previousWeek : PROMPTS.nextWeek);
  }
  return state;
}

async function choose(driver: PageDriver, name: string, id: Id | null): Promise<void> {
  const { [name]: field } = (await driver.read()).fields;
  const value = id === null ? '' : String(id);
  if (field === undefined || field.isDisabled) return;
  if (!field.options.includes(value)) throw new CannotHappen(`The page offers no ${value} in ${name}.`);
  await driver.select(name, value);
}

async function pressSlot(driver: PageDriver, event: SlotEvent): Promise<void> {
  const { isLocked, hasCalendar, slots } = await driver.read();
  if (isLocked || !hasCalendar) return;
  const anyOf = event.type === 'slot.refused' ? slots.find(({ state }) => state === event.status) : undefined;
  const slot = event.slot ?? anyOf;
  if (slot === undefined) throw new CannotHappen(REFUSALS.noSuchSlot);
  const chosen = slots.find(({ state }) => state === 'selected');
  const { state } = await turnTo(driver, slot);
  checkPress(event, slot, state);
  await driver.press({ kind: 'slot', slotId: slot.slotId, date: slot.date });
  await driver.settle();
  // Whoever is refused goes back to the slot that is chosen.
  const isLost = (await driver.read()).slots.every((shown) => shown.state !== 'selected');
  if (chosen !== undefined && isLost) await turnTo(driver, chosen);
}

async function writeField(driver: PageDriver, name: string, value: string): Promise<void> {
  const { [name]: field } = (await driver.read()).fields;
  if (field === undefined) throw new CannotHappen(REFUSALS.noField(name));
  if (!field.isDisabled) await driver.write(name, value);
}

/** The lists' button stands outside the week, the week's own within it. */
async function retry(driver: PageDriver, call: string): Promise<void> {
  const isWeek = call === 'slots' || call === 'vacations';
  const place = isWeek ? { within: IN_WEEK } : { within: 'form', outside: IN_WEEK };
  if (!(await driver.press({ kind: 'button', words: PROMPTS.retry, ...place }))) {
    throw new CannotHappen(REFUSALS.nothingFailed(call));
  }
}

async function travel(driver: PageDriver, way: 'reload' | 'back' | 'forward'): Promise<void> {
  if (!(await driver.travel(way))) throw new CannotHappen('There is no page to go to.');
}

/**
 * Does on a page what a visitor would do. What the page does not offer, or has locked, cannot be touched:
 * then nothing happens.
 * @throws CannotHappen
 */
export async function perform(driver: PageDriver, event: ScenarioEvent): Promise<void> {
  switch (event.type) {
    case 'service.chosen':
      return choose(driver, FIELD_NAMES.service, event.serviceId);
    case 'doctor.chosen':
      return choose(driver, FIELD_NAMES.doctor, event.doctorId);
    case 'price.chosen':
      return choose(driver, PRICE_NAME, event.price);
    case 'offer.chosen':
      if (!(await driver.press({ kind: 'offer', address: event.address })))
        throw new CannotHappen(`The page does not offer ${event.address}.`);
      return undefined;
    case 'slot.chosen':
    case 'slot.refused':
      return pressSlot(driver, event);
    case 'slot.lost':
      if ((await driver.read()).slots.some(({ state }) => state === 'selected')) {
        throw new CannotHappen(REFUSALS.slotIsThere);
      }
      return undefined;
    case 'field.changed': {
      const names: Readonly<Record<string, string>> = FIELD_NAMES;
      const isBooking = FIELD_NAMES.service in (await driver.read()).fields;
      return writeField(driver, (isBooking ? names[event.field] : event.field) ?? '', event.value);
    }
    case 'form.submitted':
      await driver.press({ kind: 'submit' });
      return undefined;
    case 'receipt.dismissed':
      await driver.press({ kind: 'button', words: 'Programare nouă', within: 'section' });
      return undefined;
    case 'form.emptied':
      if (!(await driver.press({ kind: 'button', words: EMPTY_FORM, within: 'form' })))
        throw new CannotHappen('The form tells of no draft.');
      return undefined;
    case 'load.retried':
      return retry(driver, event.call);
    case 'visitor.returned':
      return driver.signal('returned');
    case 'week.next':
      return pressInWeek(driver, PROMPTS.nextWeek);
    case 'week.previous':
      return pressInWeek(driver, PROMPTS.previousWeek);
    case 'firstFree.pressed':
      return pressInWeek(driver, PROMPTS.firstFreeSlot);
    case 'page.reloaded':
      return travel(driver, 'reload');
    case 'page.back':
      return travel(driver, 'back');
    case 'page.forward':
      return travel(driver, 'forward');
    case 'network.lost':
      return driver.signal('offline');
    case 'network.returned':
      return driver.signal('online');
  }
}
