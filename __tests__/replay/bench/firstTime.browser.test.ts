import type { Page } from 'playwright-core';
import { CALLS } from '../../../src/domain/contract';
import { launchServer } from '../../../src/tools/launchServer';
import { bookingPage } from '../../support/bookingPage';
import { qaBench } from '../../support/qaBench';
import { QA_FOLDER } from '../../support/qaFolder';
import { siteInChromium } from '../../support/siteInChromium';

const site = siteInChromium(() => launchServer(QA_FOLDER));
let page: Page;
let bench: ReturnType<typeof qaBench>;

beforeAll(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: { width: 1280, height: 720 } });
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
    name: /^Nu se așteaptă: Nu ar trebui să se citească: „Intervalul ales/,
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
  const wrong = bench.root.getByRole('form', { name: /^Nu ar trebui să se citească: „Intervalul ales/ });
  await wrong.getByText('se citește', { exact: true }).waitFor();
});

test('Alt on the page after an earlier step, or on a page that nothing plays, says what to do', async () => {
  await bench.step('Telefon completat').click();
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
  await bench.root.getByText('Scrieți întâi ce s-a întâmplat').waitFor();
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
  await bench.button('Închide').click();
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
  await bench.step('Nume completat').waitFor();
  await bench.discard();
});
