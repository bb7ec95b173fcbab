import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { CALLS } from '../../src/domain/contract';
import { axeViolations } from '../support/axe';
import { bookingPage } from '../support/bookingPage';
import { holdRequests } from '../support/holdRequests';
import { overflows } from '../support/overflows';
import { siteInChromium } from '../support/siteInChromium';

const SERVICE = 'Cardiologie';
let page: Page;
let booking: ReturnType<typeof bookingPage>;

const site = siteInChromium();
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  booking = bookingPage(page);
  await booking.open(site.server.url);
});

async function expectAccessible(state: string): Promise<void> {
  expect({ state, found: await axeViolations(page) }).toEqual({ state, found: [] });
}

// The tasks look at the others.
test('no state that passes or fails has an accessibility violation', async () => {
  await booking.chooseDoctor(SERVICE, 2);
  await booking.chooseLaterFree();
  await booking.fill();
  await expectAccessible('ready');
  const sendOn = await holdRequests(page, `**${CALLS.createAppointment}`);
  await booking.submit.click();
  await booking.sending.waitFor();
  await expectAccessible('sending');
  sendOn();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  await page.route('**/fetch-medical-fields', (route) => route.abort());
  await page.reload();
  await booking.message(MESSAGES.servicesFailed).waitFor();
  await expectAccessible('services failed');
});

const bar = () => page.getByRole('complementary', { name: 'Programarea dumneavoastră' });

test('on a phone the bar with the chosen time never hides the focused element; at 320 px and with double text size, the page needs no sideways scrolling', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await booking.chooseDoctor(SERVICE);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  expect(await overflows(page)).toEqual([0, 0]);
  await booking.chooseLaterFree();
  expect(await overflows(page)).toEqual([0, 0]);
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 390, height });
    await booking.field('client_first_name').focus();
    for (const name of ['client_last_name', 'client_phone', 'client_email', 'message']) {
      await page.keyboard.press('Tab');
      const field = await booking.field(name).evaluate((control) => control.getBoundingClientRect());
      const box = await bar().evaluate((element) => element.getBoundingClientRect());
      // The first line; the bar is gone once the button is in view.
      const isClear = box.height === 0 || field.top + 48 <= box.top;
      expect({ height, name, isClear }).toEqual({ height, name, isClear: true });
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await booking.field('client_first_name').focus();
  const covered = await page
    .getByRole('banner')
    .locator('> :last-child')
    .or(bar())
    .evaluateAll((bars) => bars.map((one) => one.getBoundingClientRect().height));
  expect(covered.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(640 / 3);
});
