import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { launchServer } from '../../../src/tools/launchServer';
import { qaBench } from '../../support/qaBench';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const NOT_SENT = shipped('contact/netrimis.json');
/** Plays for a minute, whatever a busy machine does meanwhile. */
const LONG = { ...NOT_SENT, steps: Array.from({ length: 60 }, () => ({ advance: 1000 })) };

const site = siteInChromium(() => launchServer(QA_FOLDER));
let folder: string;
let page: Page;
let bench: ReturnType<typeof qaBench>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-impatient-'));
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: { width: 1280, height: 900 } });
  bench = qaBench(page);
  await bench.open(site.server.url);
  await bench.goTo('/contact');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  const end = bench.root.getByRole('button', { name: 'Încheie redarea', disabled: false });
  if ((await end.count()) === 0) return;
  await end.click();
  await bench.progress.getByText('pregătit').waitFor();
});

const field = (name: string) => bench.site().locator(`main [name="${name}"]`);
const pointForm = () => bench.root.getByRole('form', { name: 'Ce ar trebui' });

/** Loads a scenario under a new title, which shows that it has replaced another test's. */
async function load(scenario: object): Promise<void> {
  const title = expect.getState().currentTestName ?? '';
  const file = path.join(folder, 'vizita.json');
  await writeFile(file, JSON.stringify({ ...scenario, title }));
  await bench.load(file);
  await bench.root.getByRole('heading', { name: title, exact: true }).waitFor();
}

async function recordName(name: string): Promise<void> {
  await bench.record();
  await field('name').fill(name);
}

test('a double click starts a recording without ending it', async () => {
  await bench.button('Înregistrează').dblclick();
  await bench.root.getByText('se înregistrează').waitFor();
  await bench.button('Oprește înregistrarea').dblclick();
  await bench.filled();
  await bench.discard();
});

test('a recording survives the loading of an invalid file', async () => {
  await recordName('Zamfira');
  await bench.stopRecording();
  page.once('dialog', (dialog) => void dialog.accept());
  await bench.load('package.json');
  await bench.root.getByRole('alert').waitFor();
  await bench.button('Închide').click();
  await bench.step('Nume: completat').waitFor();
  await bench.discard();
});

test('an unexported recording is overwritten only after confirmation', async () => {
  await recordName('Zamfira');
  await bench.stopRecording();
  await bench.button('Reîncarcă').click();
  await bench.button('Exportă scenariul').waitFor();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await bench.button('Înregistrează').click();
  await bench.button('Exportă scenariul').waitFor();
  expect(await bench.button('Oprește înregistrarea').count()).toBe(0);
  await bench.discard();
});

test('a recording discarded during playback does not come back', async () => {
  await recordName('Zamfira');
  page.once('dialog', (dialog) => void dialog.accept());
  // Presses both before the bench has played its recording.
  await page.evaluate(async () => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .find(({ textContent }) => textContent === name)
        ?.click();
    press('Oprește înregistrarea');
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    press('Renunță');
  });
  await bench.button('Exportă scenariul').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  expect(await bench.button('Exportă scenariul').count()).toBe(0);
});

test('two quick presses of the step button take two steps, each of which can be looked at afterwards', async () => {
  await load(NOT_SENT);
  await bench.button('Pas înainte').dblclick();
  await bench.progress.getByText('în pauză · pasul 2 din').waitFor();
  await bench.site().getByRole('button', { name: 'Încărcare...' }).waitFor();
  await bench.button('Înapoi').dblclick();
  const stored = page.frameLocator('[title="Pagina după pasul ales"]');
  await stored.getByRole('button', { name: 'Trimitere' }).waitFor();
  expect(await stored.locator('[data-qa-touched]').count()).toBe(1);
});

test('a scenario is neither named nor exported while it is played and may lack expectations', async () => {
  await load(LONG);
  await bench.button('Redă').click();
  expect(await bench.button('Exportă scenariul').isDisabled()).toBe(true);
  expect(await bench.root.getByLabel('Ce ar trebui să se întâmple').isDisabled()).toBe(true);
  await bench.button('Pauză').click();
  await bench.progress.getByText('în pauză').waitFor();
  expect(await bench.button('Exportă scenariul').isEnabled()).toBe(true);
});

test('a disabled button can be pointed at', async () => {
  await load(NOT_SENT);
  await bench.button('Pas înainte').dblclick();
  await bench.progress.getByText('în pauză · pasul 2 din').waitFor();
  const sending = bench.site().getByRole('button', { name: 'Încărcare...' });
  await bench.point(sending);
  await pointForm().getByText('„Încărcare...”').waitFor();
});

test('a step that cannot run reports why', async () => {
  await load({ ...NOT_SENT, steps: [{ respond: 'contactRequest' }] });
  await bench.button('Repede').click();
  await bench.root.getByText('Nicio cerere contactRequest nu așteaptă un răspuns.').waitFor();
});

test('an invalid correction of an expectation is refused', async () => {
  await load({ ...NOT_SENT, steps: [{ advance: 0, expect: { state: 'error' } }] });
  await bench.button('Repede').click();
  const wrong = bench.root.getByRole('form', { name: 'Starea' });
  const expected = wrong.getByRole('textbox');
  await expected.fill('eroare');
  await bench.button('Păstrează').click();
  await bench.root.getByRole('alert').getByText('Pasul nu poate fi schimbat așa').waitFor();
  await expected.fill('idle');
  await bench.button('Păstrează').click();
  await bench.root.getByText('Păstrat. Redați din nou').waitFor();
  expect(await bench.root.getByRole('alert').count()).toBe(0);
  await bench.button('De la început').click();
  await expected.waitFor({ state: 'detached' });
  await bench.progress.getByText('încheiat · pasul 1 din 1').waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  await bench.discard();
});

test('two quick presses on the mark of a step remove one, and a recording begins only after a question then', async () => {
  await load(NOT_SENT);
  await bench.button('Șterge pasul 1').dblclick();
  await bench.progress.getByText(`din ${NOT_SENT.steps.length - 1}`).waitFor();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await bench.button('Înregistrează').click();
  await bench.button('Exportă scenariul').waitFor();
  await bench.discard();
});

test('reloading a page during playback discards the text that the scenario typed', async () => {
  await load(NOT_SENT);
  await bench.button('Repede').click();
  await bench.progress.getByText('încheiat').waitFor();
  expect(await field('name').inputValue()).not.toBe('');
  await bench.button('Reîncarcă').click();
  await bench.progress.getByText('pregătit').waitFor();
  expect(await field('name').inputValue()).toBe('');
});

test('a recording can expect the text of a field, and replaces that text with invented data', async () => {
  await recordName('Zamfira');
  await bench.point(field('name'));
  expect(await pointForm().getByLabel('Textul așteptat').inputValue()).toBe('Zamfira');
  await bench.expectPointed('ar trebui să conțină');
  await bench.stopRecording();
  await bench.button('Repede').click();
  await bench.progress.getByText('încheiat').waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  await bench.point(field('email'));
  await bench.expectPointed('ar trebui să conțină', 'ana@exemplu.example');
  await bench.button('De la început').click();
  const expected = bench.root.getByLabel('Se așteaptă la E-mail · conținutul');
  await expected.waitFor();
  expect(await expected.inputValue()).toBe('ana@exemplu.example');
  const { text } = await bench.exportAs('Un nume');
  expect(text).not.toContain('Zamfira');
  expect(text).toContain('"Nume": {"value": "Ana D\'Exemplu"}');
});

test('the bench is excluded from the browser’s translation of the page', async () => {
  expect(await bench.root.getAttribute('translate')).toBe('no');
});

test('following a link during playback ends it, and playing again comes back to the form', async () => {
  await load(LONG);
  await bench.button('Redă').click();
  await bench.progress.getByText('se redă').waitFor();
  const site = bench.site();
  await site.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
  await bench.progress.getByText('pregătit').waitFor();
  expect(new URL(site.url()).pathname).toBe('/about');
  await bench.button('Redă').click();
  await bench.progress.getByText('se redă').waitFor();
  expect(new URL(site.url()).pathname).toBe('/contact');
});

test('a link to the page itself and a step back are recorded, without what an address says of a patient', async () => {
  await bench.goTo('/programare?serviciu=1');
  await bench.record();
  const doctors = field('user_id');
  await doctors.locator('option').nth(2).waitFor({ state: 'attached' });
  await doctors.selectOption({ index: 1 });
  await bench.site().locator('[data-state="available"]').first().waitFor();
  await bench
    .site()
    .evaluate(() => document.querySelector<HTMLElement>('header a[href="/programare"]')?.click());
  await bench.site().evaluate(() => history.back());
  await bench.site().waitForURL(/medic=1/);
  await bench.site().evaluate(() => history.pushState(null, '', '/programare?serviciu=1&nume=Zamfira'));
  await bench.stopRecording();
  const { text } = await bench.exportAs('Un link apăsat în timpul programării');
  expect(text).not.toContain('Zamfira');
  const addresses = parseScenario(text, '').steps.flatMap((step) =>
    'send' in step && step.send.type === 'address.changed' ? [step.send.address] : [],
  );
  expect(addresses).toEqual(['/programare', '/programare?serviciu=1&medic=1', '/programare?serviciu=1']);
});
