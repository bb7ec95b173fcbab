import { BUTTONS, PROMPTS } from '../../src/content/messages';
import type { Page } from 'playwright-core';
import { CALLS } from '../../src/domain/contract';
import { storedAppointments } from '../server/support/storedRows';
import { axeViolations } from '../support/axe';
import { openWithTime } from '../support/bookingPage';
import { SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();
const [[, PHONE], [, DESKTOP]] = SCREENS;

/** Lets the booking arrive, and loses its answer. */
const loseAnswer = (page: Page) =>
  page.route(
    `**${CALLS.createAppointment}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('on a phone a patient whose answer was lost finds the hour chosen after a reload, and is booked once', async () => {
  const { page, booking, chosen } = await openWithTime(site.browser, site.server.url, PHONE);
  await booking.fill();
  await loseAnswer(page);
  await booking.submit.click();
  const unknown = page.getByText('Nu știm dacă programarea a ajuns la noi');
  await unknown.waitFor();

  await page.reload();
  await unknown.waitFor();
  const hour = page.locator(`button[data-slot-id="${chosen.slotId}"][data-date="${chosen.date}"]`);
  await hour.and(booking.slots('selected')).waitFor();

  await booking.slots('available').first().click();
  const warning = page.getByText('Prima programare poate fi deja făcută');
  await warning.waitFor();
  expect(await warning.locator('..').getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  expect(await axeViolations(page)).toEqual([]);

  await hour.click();
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: BUTTONS.submit }).click();
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  const stored = storedAppointments(site.server.databaseFile).filter(
    ({ slot_id, date }) => slot_id === chosen.slotId && date === chosen.date,
  );
  expect(stored).toHaveLength(1);
});

test('on a desktop a patient who corrects the e-mail after a lost answer reads that the hour may be taken by the first booking', async () => {
  const { page, booking, chosen } = await openWithTime(site.browser, site.server.url, DESKTOP);
  await booking.fill();
  await loseAnswer(page);
  await booking.submit.click();
  await page.getByText('Nu știm dacă programarea a ajuns la noi').waitFor();

  await booking.field('client_email').fill('alta@exemplu.example');
  await booking.submit.click();
  const notice = page.getByRole('heading', {
    name: 'este ocupat, poate de prima dumneavoastră programare',
  });
  await notice.waitFor();
  const advice = notice.locator('..').getByText('Căutați confirmarea pe e-mail sau sunați la');
  expect(await advice.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  const hour = page.locator(`button[data-slot-id="${chosen.slotId}"][data-date="${chosen.date}"]`);
  await hour.and(booking.slots('taken')).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  const warning = page.getByText('Prima programare poate fi deja făcută');
  await warning.waitFor();
  await booking.slots('available').first().waitFor();
  while ((await hour.count()) === 0) await booking.nextWeek();
  await hour.and(booking.slots('taken')).waitFor();

  await page.getByRole('button', { name: PROMPTS.emptyForm }).click();
  await warning.waitFor({ state: 'detached' });
});
