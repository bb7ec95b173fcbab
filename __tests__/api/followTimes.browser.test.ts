import type { Locator, Page } from 'playwright-core';
import { CALLS, SLOT_EVENTS } from '../../src/domain/contract';
import { clinicCommand } from '../server/support/clinicCommand';
import { fetchCall } from '../server/support/forms';
import { wireAppointment } from '../server/support/sampleRequests';
import { until } from '../server/support/until';
import { bookingPage } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

interface FreeSlot {
  readonly id: string;
  readonly date: string;
}

const timeOf = async (slot: Locator): Promise<FreeSlot> => ({
  id: (await slot.getAttribute('data-slot-id')) ?? '',
  date: (await slot.getAttribute('data-date')) ?? '',
});

const firstFree = (page: Page) => timeOf(bookingPage(page).slots('available').first());

/** A visitor's booking page, open on a week of a doctor with free times. */
async function openCalendar(page: Page): Promise<FreeSlot> {
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await booking.chooseDoctor('Cardiologie');
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  const free = booking.slots('available').first();
  for (let turned = 0; turned < 8 && (await free.count()) === 0; turned += 1) await booking.nextWeek();
  return firstFree(page);
}

async function bookInAnotherBrowser(page: Page, { id, date }: FreeSlot): Promise<void> {
  const user_id = Number(await bookingPage(page).field('user_id').inputValue());
  const appointment = { ...wireAppointment, date, user_appointment_id: Number(id), user_id };
  const answer = await fetchCall(site.server.url, 'createAppointment', appointment);
  expect(answer.status).toBe(200);
}

const state = (page: Page, { id, date }: FreeSlot, wanted: string) =>
  page.locator(`button[data-slot-id="${id}"][data-date="${date}"][data-state="${wanted}"]`);

const streamOf = (page: Page) => page.waitForResponse((response) => response.url().includes(SLOT_EVENTS));

test('a booked slot, days off and removed times reach every open calendar', async () => {
  const pages = await Promise.all([site.browser.newPage(), site.browser.newPage()]);
  const [first] = pages;
  for (const page of pages) {
    const stream = streamOf(page);
    await openCalendar(page);
    expect((await stream).status()).toBe(200);
  }
  // Only the stream can bring the changes: a second request for slots would fail.
  for (const page of pages) await page.route(`**${CALLS.slots}*`, (route) => route.abort());
  const booked = await firstFree(first);
  await bookInAnotherBrowser(first, booked);
  await Promise.all(pages.map((page) => state(page, booked, 'taken').waitFor()));

  // Next week has all its times still.
  for (const page of pages) await bookingPage(page).nextWeek();
  const slot = await firstFree(first);
  await state(first, slot, 'available').click();
  await state(first, slot, 'selected').waitFor();
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  const doctor = await bookingPage(first).field('user_id').inputValue();
  const days = ['--from', slot.date, '--to', slot.date];
  expect(await clinic('vacations', 'add', '--doctor', doctor, ...days)).toMatchObject({ code: 0 });
  await Promise.all(pages.map((page) => state(page, slot, 'vacation').waitFor()));
  await first.getByRole('heading', { name: 'nu mai este liber' }).waitFor();
  // The first slot is booked in another week, so it cannot be removed.
  const last = await timeOf(bookingPage(first).slots('available').last());
  expect(await clinic('slots', 'remove', last.id, '--yes')).toMatchObject({ code: 0 });
  await Promise.all(pages.map((page) => state(page, last, 'available').waitFor({ state: 'detached' })));
});

test('the stream ends with the choice of another doctor and with the page', async () => {
  const page = await site.browser.newPage();
  const ended: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes(SLOT_EVENTS)) ended.push(request.url());
  });
  const stream = streamOf(page);
  await openCalendar(page);
  const address = (await stream).url();
  const next = streamOf(page);
  await bookingPage(page).field('user_id').selectOption({ index: 2 });
  const other = (await next).url();
  expect(other).not.toBe(address);
  expect(ended).toEqual([address]);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await until(() => ended.includes(other));
});

test('without an event stream, the calendar reloads when the visitor returns', async () => {
  const page = await site.browser.newPage();
  await page.route(`**${SLOT_EVENTS}*`, (route) => route.abort());
  const slot = await openCalendar(page);
  await bookInAnotherBrowser(page, slot);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await state(page, slot, 'taken').waitFor();
});
