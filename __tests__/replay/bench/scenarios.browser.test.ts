import type { Page } from 'playwright-core';
import { CALLS } from '../../../src/domain/contract';
import { launchServer } from '../../../src/tools/launchServer';
import { qaBench } from '../../support/qaBench';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const site = siteInChromium(() => launchServer(QA_FOLDER));
let page: Page;
let bench: ReturnType<typeof qaBench>;

beforeAll(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: { width: 1280, height: 900 } });
  bench = qaBench(page);
});

const results = () => bench.root.getByRole('status', { name: 'Rezultate' });

test('a link opens a scenario of either form, plays it at the chosen width, and shows the state and what led there', async () => {
  await page.goto(`${site.server.url}/qa?scenario=contact/netrimis`);
  await bench.root.getByRole('heading', { name: shipped('contact/netrimis.json').title }).waitFor();
  await bench.progress.getByText('încheiat').waitFor();
  await page.goto(`${site.server.url}/qa?scenario=booking/programare-reusita`);
  await bench.progress.getByText('încheiat').waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  await bench.root.getByRole('img', { name: 'Starea formularului: success' }).waitFor();
  await bench.root.getByText('success: răspunsul serverului (acceptat) · scenariul').waitFor();
  expect(await bench.root.getByLabel('Lățimea sitului').inputValue()).toBe('390');
});

test('the chart and the data are those after the step that is looked at, where Alt says where it counts', async () => {
  await bench.step('Serviciu: ').click();
  await bench.root.getByRole('img', { name: 'Starea formularului: idle' }).waitFor();
  await bench.root.getByText('Starea: deschis (idle)').waitFor();
  await bench.root.getByText('În afara redării serverul răspunde: normal').click();
  await bench.root.getByText('Datele formularului după pas').click();
  await bench.root.getByText('Datele · medicul: nimic', { exact: true }).last().waitFor();
  const stored = page.locator('[title="Pagina după pasul ales"]');
  await stored.click({ modifiers: ['Alt'], position: { x: 100, y: 300 } });
  await bench.root.getByLabel('Ultima schimbare').getByText('Cu Alt se arată pe pagina de acum').waitFor();
  await bench.button('Înapoi la pagina de acum').click();
  await bench.root.getByText('Datele formularului acum').waitFor();
});

test('a scenario of one form goes with its page, and covers nothing of the other', async () => {
  await bench.goTo('/contact');
  await bench.root.getByRole('list', { name: 'Pașii' }).waitFor({ state: 'detached' });
  await bench.root.getByText(/neacoperite de scenariile rulate aici: (\d+)\sdin\s\1$/).waitFor();
});

test('the scenarios with the searched words are run together, at the chosen width, and their results stay', async () => {
  await bench.button('Scenarii').click();
  const search = bench.root.getByLabel('Caută în scenarii');
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await bench.root.getByLabel('Caută în scenarii').fill('acelasi server netrimis');
  await bench.root.getByText('Niciun scenariu nu are aceste cuvinte.').waitFor();
  // Many have the number in their steps; those whose title has it come first.
  await bench.root.getByLabel('Caută în scenarii').fill('500');
  const list = bench.root.getByRole('group', { name: 'Lista scenariilor' });
  expect(await list.getByRole('listitem').first().textContent()).toContain('500');
  await bench.root.getByLabel('Caută în scenarii').fill('multe');
  await bench.root
    .getByRole('button', { name: /^Rulează cele găsite/ })
    .first()
    .click();
  await results()
    .getByText(/^(\d+) din \1 rulate · \1 ✓ · 0 ✗$/)
    .waitFor();
  const count = Number((await results().textContent())?.split(' ')[0]);
  expect(count).toBeGreaterThan(1);
  await bench.root.getByLabel('Caută în scenarii').fill('');
  await results()
    .getByText(new RegExp(`^${count + 1} din \\d{2,} rulate`))
    .waitFor();
  await bench.button('Închide').click();
  await bench.step('').click();
  expect(
    await page
      .locator('[title="Pagina după pasul ales"]')
      .evaluate((frame) => (frame as HTMLElement).offsetWidth),
  ).toBe(390);
});

test('a file that differs shows its first difference, both values side by side, and how many there are', async () => {
  const booked = shipped('booking/programare-reusita.json');
  const steps = [
    { send: { type: 'service.chosen', serviceId: 2 }, expect: { context: { serviceId: 1, doctorId: 1 } } },
    { advance: 0, expect: { state: 'success' } },
  ];
  await bench.root.getByLabel('Fișierul scenariului').setInputFiles({
    name: 'diferit.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...booked, title: 'Alt serviciu', steps })),
  });
  // It waits for the file.
  await bench.button('Repede').click();
  await bench.progress.getByText('încheiat, se vede pasul 1 · 3 diferențe').waitFor();
  expect(new URL(page.url()).search).toBe('');
  const difference = bench.root.getByRole('form', { name: 'Datele · serviciul' });
  await difference.getByText('Se aștepta „Cardiologie”').waitFor();
  await difference.getByText('„Reumatologie”', { exact: true }).waitFor();
  expect(await difference.isVisible()).toBe(true);
  // The page is that after the first of the two steps.
  const stored = page.frameLocator('[title="Pagina după pasul ales"]');
  expect(await stored.locator('main [name="medical_field_id"]').inputValue()).toBe('2');
  await bench.button('Nu se așteaptă: Datele · serviciul: „Cardiologie”').click();
  // What was changed is to be judged again.
  await bench.step('Serviciu: ').getByRole('img', { name: 'urmează' }).waitFor();
  await bench.button('Repede').click();
  await bench.progress.getByText('2 diferențe').waitFor();
  await bench.discard();
});

test('a folder counts its own results, and the list shows those that differ alone', async () => {
  await bench.button('Scenarii').click();
  const own = bench.root.getByRole('group', { name: 'fișierele mele' });
  await own.getByText('0 din 1 rulate · 0 ✓ · 0 ✗').waitFor();
  await own.getByRole('button', { name: 'Rulează dosarul' }).click();
  await own.getByText('1 din 1 rulate · 0 ✓ · 1 ✗').waitFor();
  const list = bench.root.getByRole('group', { name: 'Lista scenariilor' });
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(50);
  await bench.root.getByLabel('numai cele cu diferențe').check();
  expect(await list.getByRole('listitem').allTextContents()).toEqual(['✗Alt serviciu']);
});

test('a press on a scenario closes the list, which would cover its steps, and names it in the address', async () => {
  await bench.root.getByLabel('numai cele cu diferențe').uncheck();
  const { title } = shipped('contact/netrimis.json');
  await bench.root
    .getByRole('group', { name: 'Lista scenariilor' })
    .getByText(title, { exact: true })
    .click();
  await bench.root.getByRole('heading', { name: title }).waitFor();
  expect(await results().count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?scenario=contact/netrimis');
});

test('a link to a scenario that does not exist says so', async () => {
  await page.goto(`${site.server.url}/qa?scenario=booking/nu-exista`);
  await bench.root.getByRole('alert').getByText('Nu există scenariul booking/nu-exista.').waitFor();
});

test('a recording that follows a scenario’s link goes on alone after F5, with the answers that were chosen', async () => {
  await page.goto(`${site.server.url}/qa?scenario=contact/netrimis`);
  await bench.progress.getByText('încheiat').waitFor();
  await bench.order(CALLS.contactRequest, '500');
  await bench.record();
  await bench.site().locator('main [name="name"]').fill('Zamfira');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await bench.step('Pagina reîncărcată').waitFor();
  await bench.button('Reîncarcă').click();
  const steps = bench.root.getByRole('list', { name: 'Pașii' });
  await steps.getByRole('button', { name: 'Pagina reîncărcată' }).nth(1).waitFor();
  await bench.root.getByText('mesajul → 500').waitFor();
  await bench.order(CALLS.contactRequest, 'normal');
  await bench.stopRecording();
  expect(await steps.getByRole('listitem').count()).toBe(3);
  await bench.discard();
});
