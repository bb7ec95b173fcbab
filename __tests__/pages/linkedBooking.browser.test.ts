import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { holdRequests } from '../support/holdRequests';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

const DOCTOR = '/programare?serviciu=1&medic=1';
/** In a week in which nobody has booked. */
const LATER = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

interface Watched {
  shift: number;
  redrawn: number;
}

/** Opens the page, whose code is held back until it is let go. */
async function open(search: string, options: BrowserContextOptions) {
  const context = await site.browser.newContext(options);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const letGo = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto(`${site.server.url}${DOCTOR}${search}`, { waitUntil: 'commit' });
  const wakeUp = async (): Promise<void> => {
    letGo();
    await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
  };
  return { context, page, said, wakeUp };
}

/** From now on what moves, and what of the calendar is drawn again. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { shift: 0, redrawn: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const step = document.querySelector('[role="group"]:has([role="table"])');
    if (step === null) throw new Error('There is no calendar.');
    new MutationObserver((changes) => {
      watched.redrawn += changes.length;
    }).observe(step, { subtree: true, childList: true, characterData: true });
  });
const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);

test.each([390, 1280])(
  'at %i px an address with a doctor shows the calendar at once, which comes alive without moving',
  async (width) => {
    const { context, page, said, wakeUp } = await open(`&data=${LATER}`, {
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const booking = bookingPage(page);
    await booking.slots('available').first().waitFor();
    await watch(page);

    const answer = page.waitForResponse(/fetch-aggregated-slots/);
    await wakeUp();
    await answer;
    await page.waitForLoadState('networkidle');
    const { shift, redrawn } = await watched(page);
    expect(redrawn).toBe(0);
    // Only the typeface has come.
    expect(shift).toBeLessThan(0.002);
    expect(await axeViolations(page)).toEqual([]);
    await booking.slots('available').nth(1).click();
    await booking.slots('selected').waitFor();
    await booking.fill();
    await booking.submit.click();
    await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
    expect(said).toEqual([]);
    await context.close();
  },
);

test('what is pressed before the page is alive is chosen once it is', async () => {
  const { context, page, wakeUp } = await open(`&data=${LATER}`, {});
  const booking = bookingPage(page);
  const time = await booking.slots('available').last().getAttribute('aria-label');
  await booking.slots('available').last().click();
  await wakeUp();
  await booking.slots('selected').waitFor();
  expect((await booking.slots('selected').getAttribute('aria-label'))?.split(',')[0]).toBe(
    time?.split(',')[0],
  );
  await context.close();
});

test('another address in the same tab is taken, and the first one again', async () => {
  const { context, page, wakeUp } = await open(`&data=${LATER}`, {});
  const booking = bookingPage(page);
  await wakeUp();
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

test('without scripts a time of an address is one press from the form that books it', async () => {
  const context = await site.browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(`${site.server.url}${DOCTOR}&data=${LATER}`);
  const booking = bookingPage(page);
  // The last of a long day too, which with scripts comes with a press.
  await booking.slots('available').last().click();
  await booking.slots('selected').waitFor();
  await booking.fill();
  await booking.submit.click();
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  expect(await page.getByText(PATIENT.client_first_name).count()).toBeGreaterThan(0);
  await context.close();
});
