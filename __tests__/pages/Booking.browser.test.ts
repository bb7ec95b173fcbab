import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { CALLS } from '../../src/domain/contract';
import { postTo } from '../server/support/forms';
import { wireAppointment } from '../server/support/sampleRequests';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { complaintsOf } from '../support/complaints';
import { holdRequests } from '../support/holdRequests';
import { siteInChromium } from '../support/siteInChromium';
import { storedAppointments } from '../server/support/storedRows';

const SERVICE = 'Cardiologie';
let page: Page;
let booking: ReturnType<typeof bookingPage>;
let complaints: readonly string[];
/** Complaints of the browser about what the tests do: a refused booking, and a server that was killed. */
const EXPECTED = /status of 409|net::ERR_/;

const site = siteInChromium();
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  complaints = complaintsOf(page, site.server.url);
  booking = bookingPage(page);
  await booking.open(site.server.url);
});
afterEach(async () => {
  await page.close();
  expect(complaints.filter((text) => !EXPECTED.test(text))).toEqual([]);
});

async function readyToSend(): Promise<{ slotId: number; date: string }> {
  await booking.chooseDoctor(SERVICE);
  const chosen = await booking.chooseLaterFree();
  await booking.fill();
  return chosen;
}

/** Books as a faster visitor, by the calls alone. */
async function bookInAnotherBrowser(slot: { slotId: number; date: string }): Promise<number> {
  const appointment = {
    ...wireAppointment,
    date: slot.date,
    user_appointment_id: slot.slotId,
    user_id: Number(await booking.field('user_id').inputValue()),
  };
  return (await postTo(site.server.url, 'createAppointment', appointment)).status;
}

test('a booked patient sees the message and an empty form, and the booking survives kill -9', async () => {
  const chosen = await readyToSend();
  const sendOn = await holdRequests(page, `**${CALLS.createAppointment}`);
  await booking.submit.click();
  await booking.sending.waitFor();
  sendOn();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  await site.server.kill();
  const stored = storedAppointments(site.server.databaseFile);
  await site.server.restart();

  expect(stored).toContainEqual({
    slot_id: chosen.slotId,
    date: chosen.date,
    first_name: PATIENT.client_first_name,
    last_name: PATIENT.client_last_name,
  });
  expect(await booking.field('client_first_name').inputValue()).toBe('');
  expect(await booking.field('medical_field_id').inputValue()).toBe('');
});

test('when another patient takes the slot first, only the slot is lost and the typed text stays', async () => {
  const chosen = await readyToSend();
  expect(await bookInAnotherBrowser(chosen)).toBe(200);
  await booking.submit.click();
  await booking.message(MESSAGES.slotTaken).waitFor();

  await page
    .locator(`button[data-slot-id="${chosen.slotId}"][data-date="${chosen.date}"][data-state="taken"]`)
    .waitFor();
  expect(await booking.field('client_email').inputValue()).toBe(PATIENT.client_email);
  expect(await page.getByText(MESSAGES.bookingFailed).count()).toBe(0);
});
