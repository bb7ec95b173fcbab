import { bookingPage, PATIENT } from '../support/bookingPage';
import { edges, SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

const [[, PHONE], [, DESKTOP]] = SCREENS;

test('a patient with a letter about thrombophilia books a time of the doctor who treats it', async () => {
  const page = await site.browser.newPage({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto(site.server.url);
  await page.getByRole('navigation', { name: 'Specialitățile clinicii' }).getByText('Hematologie').click();
  await page.getByRole('link', { name: 'Consultații pentru trombofilie' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Consultații pentru trombofilie' }).waitFor();
  // Each offer of the page says what its doctor treats.
  const offers = page.locator('main li', { has: page.locator('a[href*="interval="]') });
  expect(await offers.count()).toBeGreaterThan(0);
  for (const offer of await offers.all())
    expect(await offer.innerText()).toMatch(/Se ocupă de: .*trombofilii/);
  const time = page
    .locator('main')
    .getByRole('link', { name: /^Primul loc liber/ })
    .first();
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect((await edges(time)).top).toBeLessThan(viewport.height);
  }
  await time.click();
  const booking = bookingPage(page);
  await booking.slots('selected').waitFor();
  for (const name of ['client_first_name', 'client_last_name', 'client_phone', 'client_email'] as const)
    await booking.field(name).fill(PATIENT[name]);
  await booking.submit.click();
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Dr. Mihai Sălăjan');
});
