import type { Locator, Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { CALLS } from '../../src/domain/contract';
import { postTo } from '../server/support/forms';
import { wireAppointment } from '../server/support/sampleRequests';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { holdRequests } from '../support/holdRequests';
import { siteInChromium } from '../support/siteInChromium';
import { storedAppointments } from '../server/support/storedRows';

const SERVICE = 'Cardiologie';
let page: Page;
let booking: ReturnType<typeof bookingPage>;
let complaints: string[];

const site = siteInChromium();
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  booking = bookingPage(page);
  await booking.open(site.server.url);
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function readyToSend(): Promise<{ slotId: number; date: string }> {
  await booking.chooseDoctor(SERVICE);
  const chosen = await booking.chooseFirstFree();
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

test('a booked patient sees the message, an empty form and a receipt, and the booking survives kill -9', async () => {
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
  await page
    .getByRole('link', { name: /calendar/i })
    .or(page.getByRole('button', { name: /calendar/i }))
    .first()
    .waitFor();
});

test.each([390, 1280])(
  'at %i px the message covers neither the title nor the buttons of the receipt',
  async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await readyToSend();
    await page.clock.install();
    await booking.submit.click();
    await booking.message(MESSAGES.bookingSucceeded).waitFor();
    // The message would close by itself.
    await page.clock.pauseAt(Date.now() + 1000);
    // A control that can be clicked is in its place.
    await page.getByRole('button', { name: 'Închide mesajul' }).click({ trial: true });
    const receipt = page.getByRole('region', { name: 'Programarea este înregistrată' });
    const edges = (element: Locator) =>
      element.evaluate((shown) => {
        const { top, bottom, left, right } = shown.getBoundingClientRect();
        return { top, bottom, left, right };
      });
    const message = await edges(booking.message(MESSAGES.bookingSucceeded));
    const others = await receipt.getByRole('heading').or(receipt.getByRole('button')).all();
    expect(others).toHaveLength(3);
    for (const other of others) {
      const { top, bottom, left, right } = await edges(other);
      const isAside = right <= message.left || left >= message.right;
      expect(isAside || bottom <= message.top || top >= message.bottom).toBe(true);
    }
  },
);

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

test('a patient books with the keyboard alone', async () => {
  const tabTo = async (reached: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never came there.');
  };
  const focusIs = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  await tabTo(focusIs('[name="medical_field_id"]'));
  await page.keyboard.press('ArrowDown');
  await page.locator('[name="user_id"]:not([disabled]) option:nth-child(2)').waitFor({ state: 'attached' });
  await tabTo(focusIs('[name="user_id"]'));
  await page.keyboard.press('ArrowDown');
  const next = page.getByRole('button', { name: 'Săptămâna următoare' });
  await next.waitFor();
  await tabTo(() => next.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await booking.slots('available').first().waitFor();
  await tabTo(focusIs('button[data-state="available"]'));
  await page.keyboard.press('Enter');
  await booking.slots('selected').first().waitFor();
  for (const [name, value] of Object.entries(PATIENT)) {
    await tabTo(focusIs(`[name="${name}"]`));
    await page.keyboard.type(value);
  }
  await tabTo(() => booking.submit.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
});
