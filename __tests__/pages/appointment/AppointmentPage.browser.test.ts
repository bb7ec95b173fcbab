import type { Page } from 'playwright-core';
import { SAMPLE_PROFILE as clinic } from '../../../src/content/sample/profile';
import { until } from '../../server/support/until';
import { axeViolations } from '../../support/axe';
import { bookAndReadMail } from '../../support/bookedVisit';
import { launchWithMail } from '../../support/launchWithMail';
import { serverInChromium } from '../../support/siteInChromium';

let page: Page;

const site = serverInChromium(launchWithMail);
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
});

const EMAIL = 'ana@exemplu.example';
let link: string;
/** Books as a stranger does; all tests use the link in the patient's mail, and the last one cancels. */
beforeAll(async () => {
  link = await bookAndReadMail(site.server, 1, EMAIL);
});

const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });

test('the appointment page fits 320 px, works without JavaScript, has no style errors, and Back shows it again', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(link);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await heading('Cardiologie').waitFor();
  await page.goBack();
  await heading('Programarea dumneavoastră').waitFor();
  expect(page.url()).toBe(link);
});

test('an unknown link shows the form for a lost link, which the patient sends, and an address that never was a link shows not found', async () => {
  const answer = await page.goto(`${site.server.url}/programare/7KQ3M9XA-${'x'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await heading('Linkul programării').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Adresa de e-mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Trimiteți-mi din nou linkul' }).press('Enter');
  await heading('Verificați-vă e-mailul').waitFor();
  await page.goto(`${site.server.url}/programare/x`);
  await heading('Page not Found').waitFor();
});

test('a refused action shows an error page in the same style, with a link back to the appointment', async () => {
  await page.setContent(`<form method="post" action="${link}"><button>Anulează</button></form>`);
  const [answer] = await Promise.all([page.waitForResponse(link), page.getByRole('button').click()]);
  expect(answer.status()).toBe(403);
  await heading('Nu am putut face ce ați cerut').waitFor();
  await page.getByRole('main').getByRole('link', { name: clinic.phone }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Redeschideți pagina' }).click();
  await heading('Programarea dumneavoastră').waitFor();
});

test('a patient opens the link of their mail and cancels with the keyboard alone', async () => {
  await page.goto(link);
  await heading('Programarea dumneavoastră').waitFor();
  expect(await page.getByRole('main').getByRole('term').allTextContents()).toEqual([
    'Când',
    'La cine',
    'Ce',
    'Pentru cine',
    'Unde',
    'Cât costă, după felul consultației',
    'Plata',
    'Actul de identitate',
    'Când veniți',
    'Cum vă pregătiți',
    'Codul programării',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { bottom } = await page
    .getByText('Anulați programarea', { exact: true })
    .evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(800);

  await page.getByRole('link', { name: 'Mutați programarea' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Da, anulez programarea' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading('Programarea este anulată').waitFor();
  expect(page.url()).toBe(link);
  expect(await axeViolations(page)).toEqual([]);
  await until(() =>
    site.server.mailServer.received.some(
      ({ mail }) => mail.subject?.startsWith('Programare anulată') === true,
    ),
  );
  await page.reload();
  await heading('Programarea este anulată').waitFor();
});
