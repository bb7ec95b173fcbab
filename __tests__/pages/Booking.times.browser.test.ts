import type { Page } from 'playwright-core';
import { weekName } from '../../src/content/dateWords';
import { PROMPTS } from '../../src/content/messages';
import { addDays, openingMonday } from '../../src/domain/calendarDate';
import { clinicTimeAt } from '../../src/domain/clock';
import { atClinicTime } from '../support/atClinicTime';
import { bookingPage } from '../support/bookingPage';
import { until } from '../server/support/until';
import { sharedSiteInChromium } from '../support/siteInChromium';

const SLOTS = '**/fetch-aggregated-slots-by-user-id?*';
const MONDAY = openingMonday(clinicTimeAt(Date.now()).date);
let page: Page;
let booking: ReturnType<typeof bookingPage>;

const site = sharedSiteInChromium();
// One page for all tests; each begins with a doctor of its own.
beforeAll(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  // A Monday: on a Friday few times are left.
  await atClinicTime(page, { date: MONDAY, time: '08:00' });
  booking = bookingPage(page);
  await booking.open(site.server.url);
});

async function showTimes(service: string, width: number, height: number): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width, height });
  await booking.chooseDoctor(service);
  await booking.slots('available').first().waitFor();
}
const scrolled = () => page.evaluate(() => window.scrollY);
const bar = () => page.getByRole('complementary', { name: 'Programarea dumneavoastră' });

describe('the times of a newly chosen doctor', () => {
  // Compares all days: in today's column the first hours are over.
  const firstSlot = () =>
    booking
      .slots('available')
      .filter({ visible: true })
      .evaluateAll((slots) => {
        const boxes = slots.map((slot) => slot.getBoundingClientRect());
        return {
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
        };
      });

  test.each([
    ['Reumatologie', 390, 844],
    ['Hematologie', 1280, 800],
  ])('of %s at %i×%i are in view', async (service, width, height) => {
    await showTimes(service, width, height);
    // The page scrolls to them after rendering.
    await until(async () => {
      const { top, bottom } = await firstSlot();
      return top >= 0 && bottom <= height;
    });
  });

  test('do not scroll the page away from its reader or from the keyboard focus', async () => {
    await page.route(
      SLOTS,
      async (route) => {
        await page.evaluate(() => window.scrollTo(0, 40));
        await route.fallback();
      },
      { times: 1 },
    );
    await showTimes('Cardiologie', 390, 844);
    expect(await scrolled()).toBe(40);

    await booking.field('user_id').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await booking.slots('available').first().waitFor();
    expect(await scrolled()).toBe(40);
  });

  test('keep their size when one is chosen, at 390, 1024 and 1920 px', async () => {
    const sizes = () =>
      page.locator('button[data-slot-id]:visible').evaluateAll((slots) =>
        slots.map((slot) => {
          const { width: across, height } = slot.getBoundingClientRect();
          return [across, height];
        }),
      );
    await showTimes('Cardiologie', 390, 844);
    for (const [turn, width] of [390, 1024, 1920].entries()) {
      await page.setViewportSize({ width, height: 844 });
      const before = await sizes();
      const next = await booking.slots('available').nth(turn).elementHandle();
      await next.click();
      await next.waitForSelector('xpath=self::*[@data-state="selected"]');
      expect(await sizes()).toEqual(before);
    }
  });
});

test('on a phone the patient sees the whole booking before sending it, and the bar leads to the details and back to the chosen time', async () => {
  await showTimes('Cardiologie', 390, 844);
  const slot = booking.slots('available').first();
  const time = (await slot.textContent()) ?? '';
  await slot.click();
  const words = page.getByRole('group', { name: 'Ce programați' });
  for (const part of ['Cardiologie', 'Dr. ', `ora ${time}`, ' lei'])
    await words.filter({ hasText: part }).waitFor();
  const onward = bar().getByRole('button', { name: 'Continuați' });
  await onward.waitFor();
  const before = await scrolled();
  await onward.focus();
  expect(await scrolled()).toBe(before);
  await onward.click();
  await page.locator('[name="client_first_name"]:focus').waitFor();
  // One line.
  expect((await bar().boundingBox())?.height).toBeLessThanOrEqual(61);
  await bar().getByRole('button', { name: 'Schimbați' }).click();
  await page.locator('[data-state="selected"]:focus').waitFor();
  await onward.waitFor();
});

test('after a tablet is rotated, the bar leads on by the steps of the new layout', async () => {
  await showTimes('Reumatologie', 1700, 1000);
  await booking.slots('available').first().click();
  await page.setViewportSize({ width: 1000, height: 1000 });
  // The details begin in the upper half of the window, and their first field is in the lower half.
  await page
    .locator('section:has([name="client_first_name"])')
    .last()
    .evaluate((step) => {
      window.scrollTo(0, window.scrollY + step.getBoundingClientRect().top - window.innerHeight / 2 + 20);
    });
  const field = await page.locator('[name="client_first_name"]').boundingBox();
  expect(field?.y).toBeGreaterThan(500);
  await bar().getByRole('button', { name: 'Schimbați' }).click();
  await page.locator('[data-state="selected"]:focus').waitFor();
});

test.each([
  ['Cardiologie', 390],
  ['Hematologie', 1280],
])(
  'with %s at %i px the button to the next week keeps its place under repeated presses',
  async (service, width) => {
    await showTimes(service, width, 1200);
    const next = page.getByRole('button', { name: PROMPTS.nextWeek });
    const { x, y } = await next.evaluate((button) => button.getBoundingClientRect());
    for (const press of [1, 2, 3, 4, 5, 6]) {
      await page.mouse.click(x + 20, y + 20);
      await page.getByRole('heading', { name: weekName(addDays(MONDAY, 7 * press)) }).waitFor();
    }
  },
);

test('a visitor with a link to a time sees the next step at 1280×800', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.server.url}/cardiologie`);
  const address = await page.locator('a[href*="interval="]').first().getAttribute('href');
  await page.goto(`${site.server.url}${address ?? ''}`);
  const onward = page.getByRole('complementary').getByRole('button', { name: 'Continuați' });
  await onward.waitFor();
  const { bottom } = await onward.evaluate((button) => button.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(800);
});
