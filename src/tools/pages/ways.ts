import type { Locator, Page } from 'playwright-core';
import { BUTTONS, PROMPTS } from '../../content/messages';
import { PATHS } from '../../content/paths';
import { firstInView, isInView, type Visitor } from './visitor';
import { untilStill } from './watchPage';

/** Nobody; as many characters as the designer typed. */
const PATIENT = [
  ['Prenume', 'client_first_name', 'Maria'],
  ['Nume', 'client_last_name', 'Ionescu'],
  ['Telefon', 'client_phone', '0700 000 000'],
  ['E-mail', 'client_email', 'maria@exemplu.example'],
] as const;

/** What the calendar shows of a step: the window's y of the first free time, how far the page scrolled for it, and what comes next. */
export interface CalendarView {
  readonly firstFreeTop: number;
  readonly scrolled: number;
  readonly next: string;
}

const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
const onward = (page: Page): Locator => page.getByRole('button', { name: /^Continuați/ });

export const freeSlots = (page: Page): Locator =>
  page.locator('button[data-slot-id][data-state="available"]:visible');

export async function turnToFree(page: Page, turn: () => Promise<unknown>): Promise<void> {
  // The next weeks may be a vacation.
  for (let week = 0; week < 8 && (await freeSlots(page).count()) < 6; week += 1) await turn();
}

export const nextWeek = (page: Page): Locator => page.getByRole('button', { name: PROMPTS.nextWeek });

/** Where one goes on after a time was chosen. */
async function nextStep(page: Page): Promise<string> {
  const details = field(page, PATIENT[0][1]);
  if (await isInView(details)) return 'in view';
  const button = await firstInView(onward(page));
  if (button !== undefined && (await isInView(button))) return 'one press';
  return `MISSED: y ${await details.evaluate((element) => Math.round(element.getBoundingClientRect().top))}`;
}

/** From a chosen time to the receipt. */
async function sendDetails({ page, press, fill, isFocused }: Visitor): Promise<void> {
  const details = field(page, PATIENT[0][1]);
  if (!(await isFocused(details)) && (await nextStep(page)) === 'one press') {
    const button = await firstInView(onward(page));
    if (button !== undefined) await press('Continuați', button);
  }
  for (const [label, name, text] of PATIENT) await fill(label, field(page, name), text);
  await press(BUTTONS.submit, page.getByRole('button', { name: BUTTONS.submit }));
  await page.getByRole('link', { name: /calendar/i }).waitFor();
}

/** @returns where one went on */
async function withChosenTime(visitor: Visitor): Promise<string> {
  await visitor.page.locator('[data-state="selected"]:visible').first().waitFor();
  await untilStill(visitor.page);
  const next = await nextStep(visitor.page);
  await sendDetails(visitor);
  return next;
}

/** From a link that names a first free time. */
export async function byFirstFreeTime(visitor: Visitor, site: string): Promise<string> {
  const { page, press } = visitor;
  await page.goto(site);
  const links = page.getByRole('link', { name: /\d\d:\d\d/ }).and(page.locator('[href*="interval="]'));
  const link = await firstInView(links);
  if (link === undefined) throw new Error('no such link on the home page');
  await press('first free time', link);
  return withChosenTime(visitor);
}

/** From a whole address, as a mail holds it. */
export async function byAddress(visitor: Visitor, address: string): Promise<string> {
  await visitor.page.goto(address);
  return withChosenTime(visitor);
}

/** From home to another time than the first, of the first doctor of the first service. */
export async function byAnotherTime(visitor: Visitor, site: string): Promise<CalendarView> {
  const { page, press, chooseFirst } = visitor;
  await page.goto(site);
  const link = await firstInView(
    page.getByRole('link').and(page.locator(`[href^="${PATHS.booking}"]:not([href*="interval="])`)),
  );
  if (link === undefined) throw new Error('no link to the booking page');
  await press('to the booking page', link);

  const service = field(page, 'medical_field_id');
  await service.locator('option').nth(1).waitFor({ state: 'attached' });
  await chooseFirst('Serviciu', service);
  const doctor = field(page, 'user_id').and(page.locator(':enabled'));
  await doctor.waitFor();
  if ((await doctor.inputValue()) === '') await chooseFirst('Medic', doctor);

  const before = await page.evaluate(() => scrollY);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  await untilStill(page);
  const scrolled = (await page.evaluate(() => scrollY)) - before;
  const tops = await freeSlots(page).evaluateAll((slots) =>
    slots.map((slot) => Math.round(slot.getBoundingClientRect().top)),
  );
  await turnToFree(page, () => press(PROMPTS.nextWeek, nextWeek(page)));
  await press('another time', freeSlots(page).nth(1));
  await page.locator('[data-state="selected"]:visible').first().waitFor();
  await untilStill(page);
  const next = await nextStep(page);
  await sendDetails(visitor);
  return { firstFreeTop: Math.min(...tops.filter((top) => top >= 0)), scrolled, next };
}
