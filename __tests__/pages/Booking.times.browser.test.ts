import type { Page } from 'playwright-core';
import { weekName } from '../../src/content/dateWords';
import { PROMPTS } from '../../src/content/messages';
import { addDays, openingMonday } from '../../src/domain/calendarDate';
import { clinicTimeAt } from '../../src/domain/clock';
import { atClinicTime } from '../support/atClinicTime';
import { bookingPage } from '../support/bookingPage';
import { until } from '../server/support/until';
import { siteInChromium } from '../support/siteInChromium';

const SERVICE = 'Cardiologie';
const SLOTS = '**/fetch-aggregated-slots-by-user-id?*';
let page: Page;
let booking: ReturnType<typeof bookingPage>;

const site = siteInChromium();
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  // A Monday: on a Friday few times are left.
  await atClinicTime(page, { date: openingMonday(clinicTimeAt(Date.now()).date), time: '08:00' });
  booking = bookingPage(page);
  await booking.open(site.server.url);
});

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
    [390, 844],
    [1280, 800],
  ])('at %i×%i are in view', async (width, height) => {
    await page.setViewportSize({ width, height });
    await booking.chooseDoctor(SERVICE);
    await booking.slots('available').first().waitFor();
    // The page scrolls to them after rendering.
    await until(async () => {
      const { top, bottom } = await firstSlot();
      return top >= 0 && bottom <= height;
    });
  });

  test('keep their size when one is chosen, at 390, 1024 and 1920 px', async () => {
    await booking.chooseDoctor(SERVICE);
    await booking.slots('available').first().waitFor();
    const sizes = () =>
      page.locator('button[data-slot-id]:visible').evaluateAll((slots) =>
        slots.map((slot) => {
          const { width: across, height } = slot.getBoundingClientRect();
          return [across, height];
        }),
      );
    for (const [turn, width] of [390, 1024, 1920].entries()) {
      await page.setViewportSize({ width, height: 844 });
      const before = await sizes();
      const next = await booking.slots('available').nth(turn).elementHandle();
      await next.click();
      await next.waitForSelector('xpath=self::*[@data-state="selected"]');
      expect(await sizes()).toEqual(before);
    }
  });

  test('do not scroll the page away from its reader or from the keyboard focus', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(
      SLOTS,
      async (route) => {
        await page.evaluate(() => window.scrollTo(0, 40));
        await route.fallback();
      },
      { times: 1 },
    );
    await booking.chooseDoctor(SERVICE);
    await booking.slots('available').first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(40);

    await booking.field('user_id').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await booking.slots('available').first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
  });
});

test('on a phone the bar leads to the details, and there back to the chosen time', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await booking.chooseDoctor(SERVICE);
  await booking.slots('available').first().click();
  const bar = page.getByRole('complementary', { name: 'Programarea dumneavoastră' });
  const onward = bar.getByRole('button', { name: 'Continuați' });
  await onward.waitFor();
  const scrolled = await page.evaluate(() => window.scrollY);
  await onward.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await onward.click();
  await page.locator('[name="client_first_name"]:focus').waitFor();
  const box = await bar.boundingBox();
  // One line.
  expect(box?.height).toBeLessThanOrEqual(61);
  await bar.getByRole('button', { name: 'Schimbați' }).click();
  await page.locator('[data-state="selected"]:focus').waitFor();
  await onward.waitFor();
});

test('after a tablet is rotated, the bar leads on by the steps of the new layout', async () => {
  await page.setViewportSize({ width: 1700, height: 1000 });
  await booking.chooseDoctor(SERVICE);
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
  await page.getByRole('complementary').getByRole('button', { name: 'Schimbați' }).click();
  await page.locator('[data-state="selected"]:focus').waitFor();
});

test('on a phone, the patient sees the whole booking before sending it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await booking.chooseDoctor(SERVICE);
  const slot = booking.slots('available').first();
  const time = (await slot.textContent()) ?? '';
  await slot.click();
  const words = page.getByRole('group', { name: 'Ce programați' });
  for (const part of [SERVICE, 'Dr. ', `ora ${time}`, ' lei'])
    await words.filter({ hasText: part }).waitFor();
});

test.each([390, 1280])(
  'at %i px the button to the next week keeps its place under repeated presses',
  async (width) => {
    await page.setViewportSize({ width, height: 1200 });
    await booking.chooseDoctor(SERVICE);
    await booking.slots('available').first().waitFor();
    const next = page.getByRole('button', { name: PROMPTS.nextWeek });
    const { x, y } = await next.evaluate((button) => button.getBoundingClientRect());
    for (const press of [1, 2, 3, 4, 5, 6]) {
      await page.mouse.click(x + 20, y + 20);
      const shown = weekName(addDays(openingMonday(clinicTimeAt(Date.now()).date), 7 * press));
      await page.getByRole('heading', { name: shown }).waitFor();
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
