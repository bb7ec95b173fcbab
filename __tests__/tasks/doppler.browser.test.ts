import { CONTACT_FIELDS } from '../../src/domain/entities';
import { SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

const [[, PHONE]] = SCREENS;

test.each(SCREENS)(
  'on %s a patient who looks up “ecografie doppler” is led to the phone with its hours, and to no consultation unawares',
  async (_, { viewport }) => {
    const page = await site.browser.newPage({ viewport, javaScriptEnabled: false });
    await page.goto(`${site.server.url}/ecografie-doppler-vasculara`);
    const call = page.locator('main').getByRole('link', { name: 'Sunați la 0264 000 000' }).first();
    const { y = Infinity, height = 0 } = (await call.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    expect(await call.getAttribute('href')).toBe('tel:+40264000000');
    expect(await page.locator('main').innerText()).toContain('La telefon luni');
    const bookings = page.locator('a[href*="/programare?"]');
    expect(await bookings.count()).toBeGreaterThan(0);
    for (const link of await bookings.all()) expect(await link.innerText()).toContain('consultație');
    await page.goto(`${site.server.url}/programare`);
    await page.getByRole('link', { name: 'trimiteți o cerere' }).click();
    await page.waitForURL('**/contact#mesaj');
    await page.goto(`${site.server.url}/cardiologie`);
    const group = page.locator('tbody', { hasText: 'Doppler carotido-vertebral' });
    await group.getByRole('link', { name: 'Ecografie Doppler vasculară' }).click();
    await page.waitForURL('**/ecografie-doppler-vasculara');
  },
);

test('in the evening the patient asks for the Doppler in writing, without having to name it', async () => {
  const page = await site.open('/ecografie-doppler-vasculara', PHONE);
  await page.locator('main').getByRole('link', { name: 'Trimiteți o cerere' }).first().click();
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('subject').waitFor();
  expect(await field('subject').inputValue()).toBe('Cerere: Ecografie Doppler vasculară');
  const texts = { name: 'Ana Pop', email: 'ana@example.com', phone: '0740 123 456', message: 'Venos.' };
  for (const name of CONTACT_FIELDS) if (name !== 'subject') await field(name).fill(texts[name]);
  const sent = page.waitForRequest(/contact-request/);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  expect((await sent).postData()).toContain('Cerere: Ecografie Doppler vascular');
  await page.getByText('Informaţiile au fost trimise cu succes.').first().waitFor();
});

test('from the price list the patient gets to the form itself, with a subject', async () => {
  const page = await site.open('/cardiologie', { ...PHONE, reducedMotion: 'reduce' });
  const subject = page.locator('form [name="subject"]');
  await page.getByRole('link', { name: 'printr-o cerere' }).click();
  await subject.waitFor();
  expect(await subject.inputValue()).toBe('Cerere: Cardiologie');
  await page.waitForFunction(
    () => (document.querySelector('#mesaj')?.getBoundingClientRect().top ?? 999) < 300,
  );
});
