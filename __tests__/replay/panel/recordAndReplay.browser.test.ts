import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { MESSAGES, PROMPTS } from '../../../src/content/messages';
import { CALLS } from '../../../src/domain/contract';
import { launchServer } from '../../../src/tools/launchServer';
import { bookingPage } from '../../support/bookingPage';
import { holdRequests } from '../../support/holdRequests';
import { replayProcess } from '../support/replayCommand';
import { qaPanel } from '../../support/qaPanel';
import { QA_FOLDER } from '../../support/qaFolder';
import { siteInChromium } from '../../support/siteInChromium';

const TYPED = {
  client_first_name: 'Zamfira',
  client_last_name: 'Neînlocuita',
  client_phone: '0799 111 222',
  client_email: 'zamfira@neinlocuita.example',
};

const site = siteInChromium(() => launchServer(QA_FOLDER));
let folder: string;
let page: Page;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-replay-'));
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: { width: 1280, height: 900 } });
  file = await recordFailedBooking();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** By hand, with a server that breaks down when the booking is sent. */
async function recordFailedBooking(): Promise<string> {
  const booking = bookingPage(page);
  const panel = qaPanel(page);
  await booking.open(site.server.url);
  await page.route(`**${CALLS.createAppointment}`, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Defect.' } }),
  );
  await panel.open();
  await panel.button('Înregistrează').click();
  await booking.chooseDoctor('Cardiologie');
  await booking.chooseFirstFree();
  for (const [name, text] of Object.entries(TYPED)) await booking.field(name).pressSequentially(text);
  await booking.submit.click();
  await booking.message(MESSAGES.bookingFailed).waitFor();
  await panel.button('Oprește înregistrarea').click();
  await page.unroute(`**${CALLS.createAppointment}`);
  const { name, text } = await panel.exportAs('Serverul cade la trimitere');
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

test('what was typed is replaced by people who do not exist', async () => {
  const text = await readFile(file, 'utf8');
  expect(path.basename(file)).toBe('serverul-cade-la-trimitere.json');
  for (const typed of Object.values(TYPED)) expect(text).not.toContain(typed);
  expect(text).toContain(MESSAGES.bookingFailed);
});

test('the recorded failure comes again when the command replays it', async () => {
  const { code, output } = await replayProcess(file);
  expect(output).toContain('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('the command sees that another outcome was expected', async () => {
  const altered = path.join(folder, 'altered.json');
  const text = await readFile(file, 'utf8');
  await writeFile(altered, text.replace(MESSAGES.bookingFailed, MESSAGES.bookingSucceeded));
  const { code, output } = await replayProcess(altered);
  expect(output).toContain('0 passed, 1 failed');
  expect(output).toContain(MESSAGES.bookingFailed);
  expect(code).not.toBe(0);
});

test('the panel plays the file on the page, step by step and back, and gives the page back', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  const steps = (JSON.parse(await readFile(file, 'utf8')) as { steps: unknown[] }).steps.length;
  await panel.load(file);
  await panel.button('Renunță').click();

  await panel.panel.getByLabel('Viteză').selectOption({ label: '20×' });
  await panel.button('Redă').click();
  await panel.progress.getByText(`încheiat · pasul ${steps} din ${steps}`).waitFor();
  expect(await panel.progress.textContent()).not.toContain('diferenț');
  expect(await booking.field('client_first_name').inputValue()).toBe('Ana');

  // Back where nothing was sent yet, the message goes, and what was typed stays. How many steps that takes, the
  // recording tells: a busy computer saw more between the press and the failure.
  const state = () => panel.panel.getByRole('img', { name: /Diagrama/ }).getAttribute('aria-label');
  let position = steps;
  do {
    position -= 1;
    await panel.button('Pas înapoi').click();
    await panel.progress.getByText(`în pauză · pasul ${position} din ${steps}`).waitFor();
  } while (position > 1 && !(await state())?.endsWith('waiting'));
  expect(await state()).toContain('waiting');
  await booking.sending.waitFor();
  while (position < steps - 1) {
    position += 1;
    await panel.button('Pas înainte').click();
    await panel.progress.getByText(`în pauză · pasul ${position} din ${steps}`).waitFor();
  }
  await booking.message(MESSAGES.bookingFailed).waitFor();

  await panel.button('Încheie redarea').click();
  await panel.progress.getByText('pregătit').waitFor();
  await booking.field('medical_field_id').locator('option').nth(1).waitFor({ state: 'attached' });
  expect(await booking.field('client_first_name').inputValue()).toBe('');
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});

test('a recording begins as a scenario does, with nothing fetched yet', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  const letGo = await holdRequests(page, `**${CALLS.services}`);
  await panel.button('Înregistrează').click();
  const services = booking.field('medical_field_id').locator('option');
  expect(await services.count()).toBe(1);
  letGo();
  await services.nth(1).waitFor({ state: 'attached' });
  await panel.button('Oprește înregistrarea').click();
});

test('lists that fail, and are tried again, are recorded as they were', async () => {
  const panel = qaPanel(page);
  await page.route(`**${CALLS.services}`, (route) => route.abort(), { times: 1 });
  await panel.button('Înregistrează').click();
  await page.getByRole('button', { name: PROMPTS.retry }).click();
  await bookingPage(page).chooseDoctor('Cardiologie');
  await panel.button('Oprește înregistrarea').click();
  const { name, text } = await panel.exportAs('Lista cade și se încarcă la a doua încercare');
  const retried = path.join(folder, name);
  await writeFile(retried, text);
  expect(text).toContain(MESSAGES.servicesFailed);
  const { output } = await replayProcess(retried);
  expect(output).toContain('1 passed, 0 failed');
});

test('a step that cannot be taken says why: the command in English, the panel in Romanian', async () => {
  const panel = qaPanel(page);
  const scenario = JSON.parse(await readFile(file, 'utf8')) as object;
  const impossible = path.join(folder, 'impossible.json');
  await writeFile(impossible, JSON.stringify({ ...scenario, steps: [{ respond: 'slots' }] }));
  expect((await replayProcess(impossible)).output).toContain('No call of slots waits for its answer.');
  await panel.load(impossible);
  await panel.button('Renunță').click();
  await panel.button('Redă').click();
  await panel.panel.getByText('Niciun apel slots nu așteaptă răspuns.').waitFor();
});

test('a wait in which nothing happens is left out, and the panel says so', async () => {
  const panel = qaPanel(page);
  const scenario = JSON.parse(await readFile(file, 'utf8')) as object;
  const quiet = path.join(folder, 'quiet.json');
  const start = '2026-11-23 08:00:10';
  await writeFile(quiet, JSON.stringify({ ...scenario, start, steps: [{ advance: 40_000 }] }));
  await panel.load(quiet);
  await panel.button('Redă').click();
  await panel.progress.getByText('încheiat').waitFor();
  await panel.panel.getByText(/^s-au sărit 3\d(,\d)? s în care nu se întâmplă nimic$/).waitFor();
});

test('a recording goes on when the page is loaded again, and knows the week that was turned', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  await page.goto(`${site.server.url}/programare?serviciu=1`);
  await panel.button('Înregistrează').click();
  await booking.field('user_id').locator('option').nth(1).waitFor({ state: 'attached' });
  await booking.field('client_first_name').fill(TYPED.client_first_name);
  await page.reload();
  await panel.panel.getByText('se înregistrează').waitFor();
  await booking.field('user_id').locator('option').nth(1).waitFor({ state: 'attached' });
  await booking.field('user_id').selectOption({ index: 1 });
  await page.getByRole('button', { name: PROMPTS.nextWeek }).click();
  await page.getByRole('button', { name: PROMPTS.firstFreeSlot }).click();
  await panel.button('Oprește înregistrarea').click();
  const { name, text } = await panel.exportAs('Pagina se reîncarcă în timpul programării');
  const reloaded = path.join(folder, name);
  await writeFile(reloaded, text);
  const { address, steps } = JSON.parse(text) as { address: string; steps: { send?: { type: string } }[] };
  expect(address).toBe('/programare?serviciu=1');
  expect(steps.flatMap(({ send }) => send?.type ?? [])).toEqual([
    'field.changed',
    'page.reloaded',
    'doctor.chosen',
    'week.next',
    'slot.chosen',
  ]);
  for (const place of ['machine', 'page', 'browser'])
    expect((await replayProcess(reloaded, '--in', place)).output).toContain('1 passed, 0 failed');
});

test('going back ends a recording, as its last step', async () => {
  const panel = qaPanel(page);
  await page.goto(site.server.url);
  await page.getByRole('link', { name: 'Programare' }).first().click();
  const services = bookingPage(page).field('medical_field_id');
  await services.waitFor();
  await panel.button('Înregistrează').click();
  await services.selectOption({ label: 'Cardiologie' });
  await page.goBack();
  const { name, text } = await panel.exportAs('Înapoi de la programare');
  const left = path.join(folder, name);
  await writeFile(left, text);
  expect(text).toContain('"page.back"');
  for (const place of ['machine', 'page'])
    expect((await replayProcess(left, '--in', place)).output).toContain('1 passed, 0 failed');
});
