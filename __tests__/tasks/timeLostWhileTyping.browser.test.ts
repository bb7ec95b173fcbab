import type { Locator } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { fetchCall } from '../server/support/forms';
import { wireAppointment } from '../server/support/sampleRequests';
import { until } from '../server/support/until';
import { axeViolations } from '../support/axe';
import { openWithTime, PATIENT } from '../support/bookingPage';
import { edges, SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

/** Returns whether two elements lie one over the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([edges(one), edges(other)]);
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.each(SCREENS)(
  'on %s a patient whose time is taken while typing sees it until another one is chosen, and books that',
  async (_screen, screen) => {
    const { page, booking, chosen } = await openWithTime(site.browser, site.server.url, screen);
    const hour = (await booking.slots('selected').textContent()) ?? '';
    const bar = page.getByRole('complementary', { name: 'Programarea dumneavoastră' });
    await bar.getByRole('button', { name: 'Continuați' }).click();
    await booking.field('client_first_name').fill(PATIENT.client_first_name);
    await booking.field('client_last_name').focus();
    await page.keyboard.type('Pope');

    const taken = await fetchCall(site.server.url, 'createAppointment', {
      ...wireAppointment,
      date: chosen.date,
      user_appointment_id: chosen.slotId,
      user_id: Number(await booking.field('user_id').inputValue()),
    });
    expect(taken.status).toBe(200);
    const message = page.getByRole('alert').getByText(MESSAGES.slotTaken);
    await message.waitFor();
    await page.keyboard.type('scu');
    expect(await booking.field('client_last_name').inputValue()).toBe('Popescu');
    // The message covers neither the field in use nor a telephone number.
    for (const other of [page.locator(':focus'), ...(await page.locator('main a[href^="tel:"]').all())])
      expect(await overlap(message, other)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);

    await message.waitFor({ state: 'hidden' });
    await bar.getByText(`${hour} s-a ocupat`).filter({ visible: true }).waitFor();
    const otherTime = bar.getByRole('button', { name: 'Alegeți altă oră' });
    const { top, bottom } = await edges(otherTime);
    expect(top >= 0 && bottom <= screen.viewport.height).toBe(true);
    await otherTime.click();
    await page
      .getByRole('heading', { name: `ora ${hour}, nu mai este liber` })
      .and(page.locator(':focus'))
      .waitFor();
    await page
      .getByRole('button', { name: /^(luni|marți|miercuri|joi|vineri), [^,]*, ora [0-9:]*$/ })
      .first()
      .click();
    await booking.field('client_phone').and(page.locator(':focus')).waitFor();
    expect(await bar.getByText('s-a ocupat').count()).toBe(0);

    for (const name of ['client_phone', 'client_email'] as const)
      await booking.field(name).fill(PATIENT[name]);
    // At the form's end the phone's bar gives its room to the button.
    await booking.submit.scrollIntoViewIfNeeded();
    if ('isMobile' in screen) await until(async () => !(await bar.isVisible()));
    await booking.submit.click();
    await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  },
);
