import type { Locator, Page } from 'playwright-core';
import { CALLS, SLOT_EVENTS } from '../../src/domain/contract';
import { clinicCommand } from '../server/support/clinicCommand';
import { fetchCall } from '../server/support/forms';
import { wireAppointment } from '../server/support/sampleRequests';
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

test('a slot booked by another patient is shown as taken in every open calendar', async () => {
  const pages = await Promise.all([site.browser.newPage(), site.browser.newPage()]);
  for (const page of pages) {
    const stream = streamOf(page);
    await openCalendar(page);
    expect((await stream).status()).toBe(200);
  }
  const [first, second] = pages;
  // Only the stream can bring the change: a second request for slots would fail.
  for (const page of pages) await page.route(`**${CALLS.slots}*`, (route) => route.abort());
  const slot = await firstFree(first);
  await bookInAnotherBrowser(first, slot);
  await Promise.all([first, second].map((page) => state(page, slot, 'taken').waitFor()));
});

test('days off and removed times reach an open calendar, and a chosen time is deselected', async () => {
  const page = await site.browser.newPage();
  const stream = streamOf(page);
  const slot = await openCalendar(page);
  await stream;
  await page.route(`**${CALLS.slots}*`, (route) => route.abort());
  await state(page, slot, 'available').click();
  await state(page, slot, 'selected').waitFor();
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  const doctor = await bookingPage(page).field('user_id').inputValue();
  const days = ['--from', slot.date, '--to', slot.date];
  expect(await clinic('vacations', 'add', '--doctor', doctor, ...days)).toMatchObject({ code: 0 });
  await state(page, slot, 'vacation').waitFor();
  await page.getByRole('heading', { name: 'nu mai este liber' }).waitFor();

  await bookingPage(page).nextWeek();
  // Earlier tests may have booked the first slot in another week; then it cannot be removed.
  const next = await timeOf(bookingPage(page).slots('available').last());
  expect(await clinic('slots', 'remove', next.id, '--yes')).toMatchObject({ code: 0 });
  await state(page, next, 'available').waitFor({ state: 'detached' });
});

test('the stream ends when another doctor is chosen, and when the page is left', async () => {
  const page = await site.browser.newPage();
  const ended: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes(SLOT_EVENTS)) ended.push(new URL(request.url()).search);
  });
  const stream = streamOf(page);
  await openCalendar(page);
  const first = new URL((await stream).url()).search;

  const next = streamOf(page);
  await bookingPage(page).field('user_id').selectOption({ index: 2 });
  const second = new URL((await next).url()).search;
  expect([second === first, ended]).toEqual([false, [first]]);

  const last = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SLOT_EVENTS + second));
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await last;
});

test('without an event stream, the calendar reloads when the visitor returns', async () => {
  const page = await site.browser.newPage();
  await page.route(`**${SLOT_EVENTS}*`, (route) => route.abort());
  const slot = await openCalendar(page);
  await bookInAnotherBrowser(page, slot);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await state(page, slot, 'taken').waitFor();
});
