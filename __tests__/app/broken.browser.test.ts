import type { Page } from 'playwright-core';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { plainBookingTexts } from '../../src/content/pages/plainBooking';
import { until } from '../server/support/until';
import { bookingPage } from '../support/bookingPage';
import { hydrated } from '../support/hydrated';
import { sharedSiteInChromium } from '../support/siteInChromium';

const site = sharedSiteInChromium();

/** @param spoil runs in the page before the site's code */
async function brokenBooking(spoil: () => void, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await site.browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(spoil);
  await act(page);
  await page.getByRole('button', { name: 'Trimitere' }).waitFor();
  await until(() => errors.includes('spoilt'));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Programare');
  await page.getByRole('link', { name: clinic.phone }).first().waitFor();
}

async function chooseDoctor(page: Page): Promise<void> {
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await booking.chooseDoctor('Cardiologie');
}

test('a crash during booking leaves a readable page with the phone number', () =>
  brokenBooking(() => {
    HTMLElement.prototype.setAttribute = function refuseSlots(name, value) {
      if (name === 'data-slot-id') throw new Error('spoilt');
      Element.prototype.setAttribute.call(this, name, value);
    };
  }, chooseDoctor));

test('a browser without the clinic’s time zone gets a readable page whose form can be posted', () =>
  brokenBooking(
    () => {
      Intl.DateTimeFormat = function refuse() {
        throw new Error('spoilt');
      } as never;
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { prerendered: document.getElementById('root') }),
      );
    },
    async (page) => {
      await chooseDoctor(page);
      // The page is loaded again once, and then stays as it was prerendered.
      await page.waitForFunction(() => {
        const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        const { prerendered } = window as { prerendered?: Element };
        return navigation.type === 'reload' && prerendered && prerendered !== document.getElementById('root');
      });
      // The choice is in the address, so that only the time remains.
      await bookingPage(page).submit.click();
      await page.getByRole('heading', { name: plainBookingTexts.time }).waitFor();
      await page.goBack();
    },
  ));

test('an uncaught error of an extension’s script leaves the page as it is; one in a subscription to the machine loads it again once, with what was typed', async () => {
  const page = await site.browser.newPage();
  const name = bookingPage(page).field('client_first_name');
  await page.addInitScript(() => {
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const sound = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      if (type === 'navigate' && String(url).includes('medic=')) throw new Error('spoilt');
      sound(state, unused, url);
    };
  });
  await bookingPage(page).open(site.server.url);
  await hydrated(page);
  await name.fill('Ana');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of another script');
    });
  });
  await thrown;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.locator('#root[data-hydrated]').count()).toBe(1);
  expect(await name.inputValue()).toBe('Ana');

  const again = page.waitForEvent('load');
  await bookingPage(page).chooseDoctor('Cardiologie');
  await again;
  await hydrated(page);
  await page.getByRole('button', { name: 'Golește formularul' }).waitFor();
  expect(await name.inputValue()).toBe('Ana');
});
