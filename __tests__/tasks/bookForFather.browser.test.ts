import { MESSAGES } from '../../src/content/messages';
import { storedAppointments } from '../server/support/storedRows';
import { until } from '../server/support/until';
import { textOf } from '../support/download';
import { axeViolations } from '../support/axe';
import { bookingPage } from '../support/bookingPage';
import { complaintsOf } from '../support/complaints';
import { edges, SCREENS } from '../support/screens';
import { launchWithMail } from '../support/launchWithMail';
import { serverInChromium } from '../support/siteInChromium';

const site = serverInChromium(launchWithMail);

test.each(SCREENS)(
  'on %s a daughter books for her father from the home page, adds the visit to her calendar, and prints it',
  async (_screen, screen) => {
    const page = await site.browser.newPage({ ...screen, locale: 'ro-RO', reducedMotion: 'reduce' });
    const complaints = complaintsOf(page, site.server.url);
    const booking = bookingPage(page);
    const father = { first: 'Gheorghe', last: `Popescu ${screen.viewport.width}` };
    const email = `maria${screen.viewport.width}@exemplu.example`;

    // Two presses and four lines lead from the home page to the receipt.
    await page.goto(site.server.url);
    await page.locator('main a[href*="interval="]:visible').first().click();
    await booking.slots('selected').waitFor();
    await page.getByRole('button', { name: 'Continuați' }).click();
    await page.getByRole('heading', { name: 'Datele pacientului' }).waitFor();
    await page.getByText('telefonul și e-mailul pot fi ale dumneavoastră').waitFor();
    for (const [name, text] of Object.entries({
      client_first_name: father.first,
      client_last_name: father.last,
      client_phone: '0700 000 000',
      client_email: email,
    })) {
      await page.locator(`[name="${name}"]:focus`).waitFor();
      await page.keyboard.type(text);
      // Her keyboard says "next", and "send" in the last one.
      await page.keyboard.press('Enter');
    }
    const receipt = page.getByRole('region', { name: 'Programarea este înregistrată' });
    await receipt.locator('h2:focus').waitFor();
    expect(await page.title()).toMatch(/^Programarea este înregistrată \| /);
    await receipt.getByText(`Vă trimitem confirmarea la ${email}.`).waitFor();
    expect(await receipt.textContent()).toContain(`Pentru cine${father.first} ${father.last}`);
    expect(await receipt.textContent()).toContain('Durează 30 de minute.');
    await until(async () => site.server.mailServer.received.some(({ to }) => to.includes(email)));
    expect(storedAppointments(site.server.databaseFile)).toContainEqual(
      expect.objectContaining({ first_name: father.first, last_name: father.last }),
    );

    // Her next steps are on the first screen, and the message of success does not cover them.
    const calendar = receipt.getByRole('link', { name: 'Adăugați în calendar' });
    const move = receipt.getByRole('link', { name: 'Mutați sau anulați programarea' });
    const message = await edges(page.getByText(MESSAGES.bookingSucceeded));
    for (const shown of [receipt.getByRole('heading'), calendar, move]) {
      const { top, bottom, right } = await edges(shown);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(screen.viewport.height);
      expect(bottom <= message.top || right <= message.left).toBe(true);
    }
    expect((await edges(move)).height).toBe(48);
    if (screen.viewport.width === 390) {
      expect((await edges(move)).top - (await edges(calendar)).bottom).toBe(12);
      expect((await edges(move)).width).toBe((await edges(calendar)).width);
    }
    expect(await axeViolations(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await calendar.click();
    const file = await textOf(await saved);
    expect(file).toContain('BEGIN:VEVENT');
    // An iPhone opens what is not named for keeping.
    expect(await calendar.getAttribute('download')).toBeNull();

    const address = `${site.server.url}${(await move.getAttribute('href')) ?? ''}`;
    const onPaper = receipt.getByText(address);
    expect(await onPaper.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await onPaper.isVisible()).toBe(true);
    expect(await move.isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await receipt.getByRole('button', { name: 'Tipăriți' }).waitFor();
    // A browser inside another app cannot print.
    await page.addInitScript(() => Object.assign(window, { print: undefined }));
    await page.reload();
    await receipt.waitFor();
    expect(await receipt.getByRole('button', { name: 'Tipăriți' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
