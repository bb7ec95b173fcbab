import type { Locator } from 'playwright-core';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const FIELDS = ['client_first_name', 'client_last_name', 'client_phone', 'client_email'] as const;

/** A control is in view if it is the topmost element at its centre. */
const isInView = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('at 390 px three presses lead from the home page to a receipt', async () => {
  const context = await site.browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const booking = bookingPage(page);
  let presses = 0;
  const press = async (control: Locator): Promise<void> => {
    presses += 1;
    await control.tap();
  };

  await page.goto(site.server.url);
  await press(page.locator('main a[href*="interval="]:visible').first());
  await booking.slots('selected').waitFor();
  const first = booking.field(FIELDS[0]);
  const onward = page.getByRole('button', { name: /^Continuați/ });
  await press((await isInView(first)) ? first : onward.first());
  await page.waitForFunction((name) => document.activeElement?.getAttribute('name') === name, FIELDS[0]);
  for (const name of FIELDS) {
    await page.keyboard.type(PATIENT[name]);
    await page.keyboard.press('Tab');
  }
  await press(booking.submit);
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  expect(presses).toBe(3);
  await context.close();
});
