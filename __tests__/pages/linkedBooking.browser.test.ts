import type { BrowserContextOptions } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { bookingPage } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();

const DOCTOR = '/programare?serviciu=1&medic=1';
/** In a week in which nobody has booked. */
const LATER = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** Opens the page for a date. */
async function open(options: BrowserContextOptions = {}) {
  const context = await site.browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${site.server.url}${DOCTOR}&data=${LATER}`);
  await hydrated(page);
  return { context, page, complaints };
}

test.each([390, 1280])(
  'at %i px an address with a doctor leads to the calendar, from which one books',
  async (width) => {
    const { context, page, complaints } = await open({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const booking = bookingPage(page);
    await booking.slots('available').nth(1).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await booking.slots('available').nth(1).click();
    await booking.slots('selected').waitFor();
    await booking.fill();
    await booking.submit.click();
    await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('another address in the same tab is taken, and the first one again', async () => {
  const { context, page } = await open();
  const booking = bookingPage(page);
  const go = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/programare?serviciu=2');
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('[name="medical_field_id"]')?.value === '2',
  );
  await go(DOCTOR);
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('[name="user_id"]')?.value === '1',
  );
  await booking.slots('available').first().waitFor();
  await context.close();
});
