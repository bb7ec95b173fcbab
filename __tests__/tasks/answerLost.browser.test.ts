import { BUTTONS } from '../../src/content/messages';
import { CALLS } from '../../src/domain/contract';
import { storedAppointments } from '../server/support/storedRows';
import { axeViolations } from '../support/axe';
import { openWithTime } from '../support/bookingPage';
import { SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

test.each(SCREENS)(
  'on %s a patient whose answer was lost finds the hour chosen after a reload, and is booked once',
  async (_screen, screen) => {
    const { context, page, booking, chosen } = await openWithTime(site.browser, site.server.url, screen);
    await booking.fill();
    // The booking arrives, its answer does not.
    await page.route(
      `**${CALLS.createAppointment}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
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
    await context.close();
  },
);
