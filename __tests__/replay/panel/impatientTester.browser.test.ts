import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { launchServer } from '../../../src/tools/launchServer';
import { qaPanel } from '../../support/qaPanel';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const NOT_SENT = shipped('contact/netrimis.json');
/** Plays for a minute, whatever a busy machine does meanwhile. */
const LONG = { ...NOT_SENT, steps: Array.from({ length: 60 }, () => ({ advance: 1000 })) };

const site = siteInChromium(() => launchServer(QA_FOLDER));
let folder: string;
let page: Page;
let panel: ReturnType<typeof qaPanel>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-impatient-'));
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: { width: 1280, height: 900 } });
  panel = qaPanel(page);
  await page.goto(`${site.server.url}/contact`);
  await panel.open();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  const end = panel.panel.getByRole('button', { name: 'Încheie redarea', disabled: false });
  if ((await end.count()) === 0) return;
  await end.click();
  await panel.progress.getByText('pregătit').waitFor();
});

const field = (name: string) => page.locator(`main [name="${name}"]`);
const again = () => panel.button('Redă ce s-a înregistrat');
const pointForm = () => panel.panel.getByRole('form', { name: 'Ce ar trebui' });

/** Loads a scenario under a new title, which shows that it has replaced another test's. */
async function load(scenario: object): Promise<void> {
  const title = expect.getState().currentTestName ?? '';
  const file = path.join(folder, 'vizita.json');
  await writeFile(file, JSON.stringify({ ...scenario, title }));
  await panel.load(file);
  await panel.panel.getByText(title, { exact: true }).waitFor();
}

async function recordName(name: string): Promise<void> {
  await panel.button('Înregistrează').click();
  await field('name').fill(name);
}

test('a double click starts a recording without ending it', async () => {
  await panel.button('Înregistrează').dblclick();
  await panel.panel.getByText('se înregistrează').waitFor();
  await panel.button('Oprește înregistrarea').dblclick();
  await panel.filled();
  await panel.button('Renunță').click();
});

test('a recording survives the loading of an invalid file', async () => {
  await recordName('Zamfira');
  await panel.stopRecording();
  await panel.load('package.json');
  await panel.panel.getByRole('alert').waitFor();
  expect(await again().count()).toBe(1);
  await load(NOT_SENT);
  await again().waitFor({ state: 'detached' });
});

test('an unexported recording is overwritten only after confirmation', async () => {
  await recordName('Zamfira');
  await panel.stopRecording();
  await page.reload();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await panel.button('Înregistrează').click();
  await panel.button('Exportă scenariul').waitFor();
  expect(await panel.button('Oprește înregistrarea').count()).toBe(0);
  await panel.button('Renunță').click();
});

test('a recording discarded during playback does not come back', async () => {
  await recordName('Zamfira');
  // Presses both before the panel has played its recording.
  await page.evaluate(async () => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('#qa-panel button')]
        .find(({ textContent }) => textContent === name)
        ?.click();
    press('Oprește înregistrarea');
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    press('Renunță');
  });
  await panel.button('Exportă scenariul').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  expect(await panel.button('Exportă scenariul').count()).toBe(0);
});

/** Returns the texts of the outlined elements, which steps have just touched, the last one last. */
const outlined = () =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter((effect) => effect.getKeyframes().some((frame) => 'outlineOffset' in frame))
      .map(({ target }) => target?.textContent),
  );

test('two quick presses of a step button move two steps, forward or back, and outline what the last touched', async () => {
  await load(NOT_SENT);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  // Outlines stay until they are read.
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await panel.button('Pas înainte').dblclick();
  await panel.progress.getByText('în pauză · pasul 2 din').waitFor();
  expect((await outlined()).at(-1)).toBe('Încărcare...');
  await devTools.detach();
  await panel.button('Pas înapoi').dblclick();
  await panel.progress.getByText('în pauză · pasul 0 din').waitFor();
});

test('a scenario is neither named nor exported while it is played and may lack expectations', async () => {
  await load(LONG);
  await panel.button('Redă').click();
  expect(await panel.button('Exportă scenariul').isDisabled()).toBe(true);
  expect(await panel.panel.getByLabel('Ce s-a întâmplat').isDisabled()).toBe(true);
  await panel.button('Pauză').click();
  await panel.progress.getByText('în pauză').waitFor();
  expect(await panel.button('Exportă scenariul').isEnabled()).toBe(true);
});

test('a disabled button can be pointed at', async () => {
  await load(NOT_SENT);
  await panel.button('Pas înainte').dblclick();
  await panel.progress.getByText('în pauză · pasul 2 din').waitFor();
  const sending = page.getByRole('button', { name: 'Încărcare...' });
  await panel.point(sending);
  await pointForm().getByText('„Încărcare...”').waitFor();
});

test('a step that cannot run reports why', async () => {
  await load({ ...NOT_SENT, steps: [{ respond: 'contactRequest' }] });
  await panel.button('Repede').click();
  await panel.panel.getByText('No call of contactRequest waits for its answer.').waitFor();
});

test('an invalid correction of an expectation is refused', async () => {
  await load({ ...NOT_SENT, steps: [{ advance: 0, expect: { text: { present: ['Nicăieri'] } } }] });
  await panel.button('Repede').click();
  const expected = panel.panel.getByLabel('Se așteaptă la text.present');
  await expected.fill('["Nic');
  await panel.button('Păstrează').click();
  await panel.panel.getByRole('alert').getByText('Așteptarea nu poate fi folosită').waitFor();
  await expected.fill('["Mesaj"]');
  await panel.button('Păstrează').click();
  await panel.panel.getByText('Păstrat. Redați din nou').waitFor();
  expect(await panel.panel.getByRole('alert').count()).toBe(0);
  await panel.button('De la început').click();
  await expected.waitFor({ state: 'detached' });
  await panel.progress.getByText('încheiat · pasul 1 din 1').waitFor();
  expect(await panel.progress.textContent()).not.toContain('diferenț');
});

test('reloading a page during playback discards the text that the scenario typed', async () => {
  await load(NOT_SENT);
  await panel.button('Repede').click();
  await panel.progress.getByText('încheiat').waitFor();
  expect(await field('name').inputValue()).not.toBe('');
  await page.reload();
  await panel.filled();
  expect(await field('name').inputValue()).toBe('');
});

test('a recording can expect the text of a field, and replaces that text with invented data', async () => {
  await recordName('Zamfira');
  await panel.point(field('name'));
  expect(await pointForm().getByLabel('Textul așteptat').inputValue()).toBe('Zamfira');
  await panel.expectPointed('ar trebui să conțină');
  await panel.stopRecording();
  await panel.button('Repede').click();
  await panel.progress.getByText('încheiat').waitFor();
  expect(await panel.progress.textContent()).not.toContain('diferenț');
  await panel.point(field('email'));
  await panel.expectPointed('ar trebui să conțină', 'ana@exemplu.example');
  await panel.button('De la început').click();
  await panel.panel.getByText('controls.E-mail.value: se aștepta "ana@exemplu.example", este ""').waitFor();
  const { text } = await panel.exportAs('Un nume');
  expect(text).not.toContain('Zamfira');
  expect(text).toContain('"Nume": {"value": "Ana D\'Exemplu"}');
});

test('the panel is excluded from the browser’s translation of the page', async () => {
  expect(await page.locator('#qa-panel').getAttribute('translate')).toBe('no');
});

test('following a link during playback leaves the page', async () => {
  await load(LONG);
  await panel.button('Redă').click();
  await panel.progress.getByText('se redă').waitFor();
  await page.getByRole('link', { name: 'Despre Noi' }).first().click();
  await panel.panel.getByText('Scenariul este pentru altă pagină.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a link to the page itself and a step back are recorded, without what an address says of a patient', async () => {
  await page.goto(`${site.server.url}/programare?serviciu=1`);
  await panel.button('Înregistrează').click();
  const doctors = field('user_id');
  await doctors.locator('option').nth(2).waitFor({ state: 'attached' });
  await doctors.selectOption({ index: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Programare', exact: true }).first().click();
  await page.goBack();
  await page.evaluate(() => history.pushState(null, '', '/programare?serviciu=1&nume=Zamfira'));
  await panel.stopRecording();
  const { text } = await panel.exportAs('Un link apăsat în timpul programării');
  expect(text).not.toContain('Zamfira');
  const addresses = parseScenario(text, '').steps.flatMap((step) =>
    'send' in step && step.send.type === 'address.changed' ? [step.send.address] : [],
  );
  expect(addresses).toEqual(['/programare', '/programare?serviciu=1&medic=1', '/programare?serviciu=1']);
});
