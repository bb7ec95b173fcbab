import type { Page } from 'playwright-core';
import { CALLS } from '../../../src/domain/contract';
import { launchServer } from '../../../src/tools/launchServer';
import { axeViolations } from '../../support/axe';
import { bookingPage } from '../../support/bookingPage';
import { qaBench } from '../../support/qaBench';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const SCENARIO = 'src/replay/scenarios/booking/programare-reusita.json';

const site = siteInChromium(() => launchServer(QA_FOLDER));
let page: Page;
let bench: ReturnType<typeof qaBench>;

beforeAll(async () => {
  page = await site.browser.newPage({
    locale: 'ro-RO',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  bench = qaBench(page);
  await bench.open(site.server.url);
});

const form = () => bench.root.getByRole('form', { name: 'Ce ar trebui' });
const expectedText = () => form().getByLabel('Textul așteptat');
const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;
const name = () => bench.site().locator('main [name="name"]');

test('while Alt is held, an outline shows what a press would point at: a sentence by itself', async () => {
  await bench.order(CALLS.createAppointment, 'ocupat (409)');
  await bench.record();
  const booking = bookingPage(bench.site());
  await booking.chooseDoctor('Cardiologie');
  await booking.chooseLaterFree();
  await booking.fill();
  await booking.submit.click();
  const sentence = bench.site().getByText(/^Intervalul ales, .* nu mai este liber/);
  await sentence.waitFor();
  await page.keyboard.down('Alt');
  await sentence.hover();
  expect(await sentence.evaluate(outlineOf)).toBe('solid');
  await page.keyboard.up('Alt');
  await page.mouse.move(0, 0);
  await bench.point(sentence);
  expect(await expectedText().inputValue()).toBe(await sentence.textContent());
  // The mark beside the sentence stands for the whole red box.
  await bench.point(sentence.locator('xpath=../preceding-sibling::*[1]'));
  await form()
    .getByText(/^„Intervalul ales, .* Cele mai apropiate/)
    .waitFor();
  await bench.order(CALLS.createAppointment, 'normal');
});

test('a recording’s expectation can be struck out again', async () => {
  await bench.expectPointed('nu ar trebui să se citească');
  const strike = bench.details.getByRole('button', {
    name: /^Nu se așteaptă: Nu ar trebui să se citească pe pagină: „Intervalul ales/,
  });
  await strike.click();
  await strike.waitFor({ state: 'detached' });
});

test('after the stop the played page stands, and what Alt points at there is judged in words', async () => {
  await bench.stopRecording();
  const sentence = bench.site().getByText(/^Intervalul ales, .* nu mai este liber/);
  await bench.point(sentence);
  const chosen = form().getByRole('combobox');
  const button = bench.button('Scrie așteptarea');
  const before = await button.boundingBox();
  await chosen.selectOption({ label: 'nu ar trebui să se citească' });
  expect(await button.boundingBox()).toEqual(before);
  expect((await expectedText().boundingBox())?.width).toBeGreaterThan(250);
  await button.click();
  await bench.button('De la început').waitFor();
  await bench.button('Repede').click();
  const wrong = bench.root.getByRole('form', {
    name: /^Nu ar trebui să se citească pe pagină: „Intervalul ales/,
  });
  await wrong.getByText('se citește', { exact: true }).waitFor();
});

test('Alt on the page after an earlier step, or on a page that nothing plays, says what to do', async () => {
  await bench.step('Telefon: completat').click();
  const stored = page.frameLocator('[title="Pagina după pasul ales"]');
  await stored.getByRole('button', { name: 'Trimitere' }).waitFor();
  await page.keyboard.down('Alt');
  await page.locator('[title="Pagina după pasul ales"]').click({ position: { x: 100, y: 200 } });
  await page.keyboard.up('Alt');
  await bench.root.getByText('apăsați „Înapoi la pagina de acum”').waitFor();
  await bench.button('Încheie redarea').click();
  await bench.progress.getByText('pregătit').waitFor();
  await bench.point(bench.site().getByRole('heading', { level: 1 }));
  await bench.root.getByText('apăsați întâi „Înregistrează” sau „Redă”').waitFor();
});

test('a request is shown with its call, its status and its answer', async () => {
  await bench.step('Serverul: ocupat (409)').click();
  const requests = bench.details.getByRole('region', { name: 'Cereri' });
  await requests.getByText('programarea → 409').waitFor();
  await requests.getByTitle(CALLS.createAppointment).getByText('medicul: „Dr. ').waitFor();
  await requests.getByText('Răspuns: {"status":409').waitFor();
});

test('a recording that was not exported is given up only after a question', async () => {
  page.once('dialog', (dialog) => void dialog.dismiss());
  await bench.button('Renunță').click();
  expect(await bench.button('Exportă scenariul').count()).toBe(1);
  await bench.button('Exportă scenariul').click();
  await bench.root.getByText('Scrieți întâi ce ar trebui să se întâmple').waitFor();
  await bench.discard();
  await bench.button('Exportă scenariul').waitFor({ state: 'detached' });
});

test('an error is expected with the words that the field shows, not with what it holds', async () => {
  await bench.goTo('/contact');
  await bench.record();
  await bench.site().locator('main [name="email"]').fill('ana.pop');
  await bench.site().getByRole('button', { name: 'Trimitere' }).click();
  await bench.point(bench.site().locator('main [name="email"]'));
  await form().getByRole('combobox').selectOption({ label: 'ar trebui să aibă eroarea' });
  expect(await expectedText().inputValue()).toMatch(/e-mail/i);
  expect(await expectedText().inputValue()).not.toContain('ana.pop');
  await bench.button('Scrie așteptarea').click();
  const note = bench.root.getByLabel('Ultima schimbare');
  await note.getByText('E-mail · eroarea').waitFor();
  expect(await note.textContent()).not.toContain('sunt înlocuite');
});

test('what was typed is replaced also where it is expected after the recording, and an error is one of the form’s', async () => {
  await bench.stopRecording();
  await bench.point(bench.site().locator('main [name="email"]'));
  await bench.expectPointed('ar trebui să conțină', 'ana.pop');
  await bench.root.getByLabel('Ultima schimbare').getByText('conținutul: „xxx.xxx”').waitFor();
  await bench.point(bench.site().locator('main [name="subject"]'));
  await form().getByRole('combobox').selectOption({ label: 'ar trebui să aibă eroarea' });
  expect(await expectedText().getByRole('option').allTextContents()).toContain('Scrieți subiectul.');
  await bench.button('Închide').click();
  await bench.discard();
});

test('a recording begins with what was chosen on the page, which its address names', async () => {
  await bench.goTo('/programare');
  const booking = bookingPage(bench.site());
  await booking.chooseDoctor('Cardiologie');
  await bench.record();
  await booking.slots('available').first().waitFor();
  expect(await booking.field('user_id').inputValue()).not.toBe('');
  await bench.stopRecording();
  await bench.discard();
  await bench.goTo('/contact');
  await bench.record();
});

test('a recording goes on after the bench itself is loaded again, for which the browser asks', async () => {
  await name().fill('Zamfira');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await bench.root.getByText('se înregistrează').waitFor();
  await bench.step('Pagina reîncărcată').waitFor();
  await bench.site().getByRole('button', { name: 'Golește formularul' }).waitFor();
  expect(await name().inputValue()).toBe('Zamfira');
  await bench.stopRecording();
  await bench.step('Nume: completat').waitFor();
  await bench.discard();
});

async function expectAccessible(state: string): Promise<void> {
  expect({ state, found: await axeViolations(page) }).toEqual({ state, found: [] });
}

test('no state of the bench has an accessibility violation', async () => {
  await bench.goTo('/programare');
  await expectAccessible('open');
  await bench.record();
  await bookingPage(bench.site()).chooseDoctor('Cardiologie');
  await expectAccessible('recording');
  await bench.stopRecording();
  await expectAccessible('exporting');
  await bench.step('Medic:').click();
  await expectAccessible('a stored page');
  await bench.discard();
  await bench.load('package.json');
  await bench.root.getByRole('alert').waitFor();
  await expectAccessible('a file that is no scenario');
  await bench.load(SCENARIO);
  await bench.button('Repede').click();
  await bench.progress.getByText('încheiat').waitFor();
  await expectAccessible('scenario played');
  await bench.button('Renunță').click();
});

test('the keyboard alone records and plays, and the bench keeps the focus', async () => {
  const pressNamed = async (name: string): Promise<void> => {
    // The focus of a button that is still disabled would be lost.
    await bench.root.getByRole('button', { name, exact: true, disabled: false }).focus();
    await page.keyboard.press('Enter');
  };
  await pressNamed('Înregistrează');
  await bookingPage(bench.site()).chooseDoctor('Cardiologie');
  await pressNamed('Oprește înregistrarea');
  await bench.filled();
  expect(await bench.root.locator('button:focus').count()).toBe(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await pressNamed('Renunță');
  await bench.button('Exportă scenariul').waitFor({ state: 'detached' });
  await bench.load(SCENARIO);
  await bench.root.getByRole('heading', { name: shipped(SCENARIO).title }).waitFor();
  await pressNamed('Repede');
  await bench.progress.getByText('încheiat').waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  expect(await bench.root.locator('button:focus').count()).toBe(1);
});

test('a window of 1000 px shows a phone’s page in its size, and one of 800 px cuts nothing off', async () => {
  await page.setViewportSize({ width: 1000, height: 720 });
  expect((await page.locator('iframe[name="site"]').boundingBox())?.width).toBeGreaterThan(385);
  await page.setViewportSize({ width: 800, height: 720 });
  expect((await page.locator('iframe[name="site"]').boundingBox())?.width).toBeGreaterThan(200);
  const controls = await bench.root.locator('button:visible, input:visible, select:visible').all();
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(boxes.filter((box) => box !== null && (box.x < 0 || box.x + box.width > 800))).toEqual([]);
});
