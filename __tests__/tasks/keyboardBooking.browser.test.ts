import { MESSAGES } from '../../src/content/messages';
import { addDays, openingMonday } from '../../src/domain/calendarDate';
import { clinicTimeAt } from '../../src/domain/clock';
import { atClinicTime } from '../support/atClinicTime';
import { axeViolations } from '../support/axe';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { hydrated } from '../support/hydrated';
import { siteInChromium } from '../support/siteInChromium';
import { tabTo } from '../support/tabTo';

const site = siteInChromium();

test.each([
  [390, 844, 1],
  [1280, 900, 2],
])(
  'at %i×%i, on a Friday, a patient books by keyboard and hears each choice',
  async (width, height, weeks) => {
    const page = await site.browser.newPage({
      viewport: { width, height },
      locale: 'ro-RO',
      reducedMotion: 'reduce',
    });
    // The server's own date is earlier, so that it takes the booking. Each screen has a week of its own.
    const friday = addDays(openingMonday(clinicTimeAt(Date.now()).date), 4 + 7 * weeks);
    await atClinicTime(page, { date: friday, time: '09:10' });
    const booking = bookingPage(page);
    const focused = page.locator(':focus');
    const waitForAnnouncement = (words: RegExp) =>
      page.getByRole('status').filter({ hasText: words }).waitFor();

    await booking.open(site.server.url);
    await hydrated(page);
    await tabTo(page.locator('[name="medical_field_id"]'));
    await page.keyboard.press('ArrowDown');
    await waitForAnnouncement(/^Ați ales: Cardiologie\.$/);
    await tabTo(page.locator('[name="user_id"]:not([disabled])'));
    await page.keyboard.press('ArrowDown');
    await waitForAnnouncement(/^Ați ales: Cardiologie, Dr\. Ioana Mureșan\.$/);
    await booking.slots('available').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);

    // Neither the week's past days nor today's past hours stand in the way.
    expect(await tabTo(page.locator('[data-slot-id]'))).toBeLessThanOrEqual(4);
    expect(await focused.getAttribute('data-state')).toBe('available');
    await page.keyboard.press('Enter');
    await waitForAnnouncement(/^Ați ales: Cardiologie, Dr\. Ioana Mureșan, vineri, .*, ora 09:30\.$/);

    // The next Tab leads on from the chosen time, past all others.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused.getAttribute('name')).toBe('client_first_name');

    // A button unfolds the past days: Monday to Friday, in reading order.
    await page.getByRole('button', { name: 'Zilele și orele trecute' }).press('Enter');
    const places = await page
      .getByRole('rowheader')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect()).map(({ x, y }) => [y, x]));
    expect(places).toHaveLength(5);
    expect(places).toEqual([...places].sort(([y = 0, x = 0], [top = 0, left = 0]) => y - top || x - left));
    await booking.slots('expired').first().press('Enter');
    await booking.message(MESSAGES.slotExpired).waitFor();

    for (const [name, value] of Object.entries(PATIENT)) {
      await tabTo(page.locator(`[name="${name}"]`));
      await page.keyboard.type(value);
    }
    await tabTo(page.locator('button[type="submit"]'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Programarea este înregistrată' }).and(focused).waitFor();
  },
);
