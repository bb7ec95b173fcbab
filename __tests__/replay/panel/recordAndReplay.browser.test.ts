import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { MESSAGES, PROMPTS } from '../../../src/content/messages';
import { CALLS } from '../../../src/domain/contract';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
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
  page = await site.browser.newPage({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  file = await recordRepeatedBooking();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Books by hand up to the press of Trimitere, while the server answers the booking as configured. */
async function recordBooking(answer: string, doctor: number, typing: 'pressSequentially' | 'fill') {
  const booking = bookingPage(page);
  const panel = qaPanel(page);
  await panel.order(CALLS.createAppointment, answer);
  await panel.button('Înregistrează').click();
  await booking.chooseDoctor('Cardiologie', doctor);
  await booking.chooseFirstFree();
  for (const [name, text] of Object.entries(TYPED)) await booking.field(name)[typing](text);
  await booking.submit.click();
}

async function exportRecording(title: string): Promise<string> {
  const panel = qaPanel(page);
  await panel.stopRecording();
  return save(await panel.exportAs(title));
}

/** Records a booking that fails with a server error and succeeds when it is repeated. */
async function recordRepeatedBooking(): Promise<string> {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await panel.open();
  await recordBooking('500', 1, 'pressSequentially');
  await booking.message(MESSAGES.bookingFailed).waitFor();
  await panel.order(CALLS.createAppointment, 'normal');
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  return exportRecording('Serverul cade la trimitere');
}

async function save({ name, text }: { name: string; text: string }): Promise<string> {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

/** Matches a scenario that writes no answer with the clinic's lists: these would come first. */
const WITHOUT_CLINIC = /"answers": \{\s+"createAppointment"/;

test('a recorded failure and its repetition contain the message, no typed text and no clinic, in at most 140 lines', async () => {
  const text = await readFile(file, 'utf8');
  expect(path.basename(file)).toBe('serverul-cade-la-trimitere.json');
  for (const typed of Object.values(TYPED)) expect(text).not.toContain(typed);
  expect(text).toContain(MESSAGES.bookingFailed);
  expect(text).toContain('"key": "same"');
  expect(text).toMatch(WITHOUT_CLINIC);
  expect(text.split('\n').length).toBeLessThanOrEqual(140);
});

test('a time that was just taken and a second attempt are recorded without a clinic, in at most 140 lines', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  await recordBooking('ocupat (409)', 2, 'fill');
  await booking.message(MESSAGES.slotTaken).waitFor();
  await panel.order(CALLS.createAppointment, 'normal');
  await booking.slots('available').nth(1).click();
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  const text = await readFile(await exportRecording('A doua încercare după 409'), 'utf8');
  expect(text).toMatch(WITHOUT_CLINIC);
  expect(text.split('\n').length).toBeLessThanOrEqual(140);
  expect(text).toContain('"key": "new"');
});

test('the panel plays the file on the page, step by step and back, and then restores the page', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  const steps = (JSON.parse(await readFile(file, 'utf8')) as { steps: unknown[] }).steps.length;
  await panel.load(file);
  await panel.panel.getByText('Serverul cade la trimitere', { exact: true }).waitFor();
  await panel.button('Repede').click();
  await panel.progress.getByText(`încheiat · pasul ${steps} din ${steps}`).waitFor();
  expect(await panel.progress.textContent()).not.toContain('diferenț');

  // One step before sending, the message disappears and the typed text stays.
  const state = panel.panel.getByRole('list', { name: 'Starea formularului' });
  const current = () => state.locator('[aria-current="true"]').last().textContent();
  let position = steps;
  do {
    position -= 1;
    await panel.button('Pas înapoi').click();
    await panel.progress.getByText(`în pauză · pasul ${position} din ${steps}`).waitFor();
  } while (position > 1 && (await current()) !== 'waiting');
  expect(await current()).toBe('waiting');
  await booking.sending.waitFor();
  expect(await booking.field('client_first_name').inputValue()).toBe('Ana');
  while (position < steps) {
    position += 1;
    await panel.button('Pas înainte').click();
    await panel.progress.getByText(`pasul ${position} din ${steps}`).waitFor();
  }
  await booking.message(MESSAGES.bookingSucceeded).waitFor();

  await panel.button('Încheie redarea').click();
  await panel.progress.getByText('pregătit').waitFor();
  await booking.field('medical_field_id').locator('option').nth(1).waitFor({ state: 'attached' });
  expect(await booking.field('client_first_name').inputValue()).toBe('');
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});

test('a recording starts with nothing loaded, as a scenario does', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  const letGo = await holdRequests(page, `**${CALLS.services}`);
  await panel.button('Înregistrează').click();
  const services = booking.field('medical_field_id').locator('option');
  expect(await services.count()).toBe(1);
  letGo();
  await services.nth(1).waitFor({ state: 'attached' });
  await panel.stopRecording();
  await panel.button('Renunță').click();
});

test('lists that fail and are retried are recorded as they came', async () => {
  const panel = qaPanel(page);
  await page.route(`**${CALLS.services}`, (route) => route.abort(), { times: 1 });
  await panel.button('Înregistrează').click();
  await page.getByRole('button', { name: PROMPTS.retry }).click();
  await bookingPage(page).chooseDoctor('Cardiologie');
  await panel.stopRecording();
  const retried = await save(await panel.exportAs('Lista cade și se încarcă la a doua încercare'));
  expect(await readFile(retried, 'utf8')).toContain(MESSAGES.servicesFailed);
});

test('a recording continues after a reload and keeps the chosen week', async () => {
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
  await panel.stopRecording();
  const reloaded = await save(await panel.exportAs('Pagina se reîncarcă în timpul programării'));
  const { address, steps } = parseScenario(await readFile(reloaded, 'utf8'), reloaded);
  expect(address).toBe('/programare?serviciu=1');
  expect(steps.flatMap((step) => ('send' in step ? step.send.type : []))).toEqual([
    'field.changed',
    'page.reloaded',
    'doctor.chosen',
    'week.next',
    'firstFree.pressed',
  ]);
});

test('leaving the page ends a recording, which can still be played and exported', async () => {
  const panel = qaPanel(page);
  await page.goto(site.server.url);
  await page.getByRole('link', { name: 'Programare' }).first().click();
  const services = bookingPage(page).field('medical_field_id');
  await services.locator('option').nth(1).waitFor({ state: 'attached' });
  await panel.button('Înregistrează').click();
  await services.locator('option').nth(1).waitFor({ state: 'attached' });
  await services.selectOption({ label: 'Reumatologie' });
  await page.goBack();
  await panel.panel.getByText('Scenariul este pentru altă pagină.').waitFor();
  await page.goForward();
  await panel.button('Redă ce s-a înregistrat').click();
  await panel.filled();
  await save(await panel.exportAs('Înapoi de la programare'));
});

test('an element that the tester points at becomes an expectation, while recording and while playing', async () => {
  const panel = qaPanel(page);
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await panel.button('Înregistrează').click();
  await booking.chooseDoctor('Cardiologie');
  await panel.point(booking.submit);
  await panel.expectPointed('ar trebui să fie inactiv');
  await panel.stopRecording();
  await panel.button('Repede').click();
  const wrong = panel.panel.getByText('controls.Trimitere.enabled: se aștepta false, este true');
  await wrong.waitFor();

  await panel.button('Ce a venit este corect').click();
  const heading = page.getByRole('heading', { level: 1 });
  await panel.point(heading);
  await panel.expectPointed('ar trebui să se citească');
  await panel.point(heading);
  await panel.expectPointed('ar trebui să se citească', 'Nicăieri pe pagină');
  await panel.button('Repede').click();
  await panel.panel.getByText(/text\.present: se aștepta .*, este \["Programare"\]/).waitFor();
  expect(await wrong.count()).toBe(0);
  await save(await panel.exportAs('Ce ar trebui să fie'));
});

test('what the tests above recorded has the same result when replayed in the machine, which reads no page', async () => {
  const { output, errors } = await replayProcess(folder);
  expect(output + errors).toContain('6 passed, 0 failed');
});

test.each(['page', 'browser'])(
  'what the tests above recorded has the same result when replayed in the %s, where one text is wrong',
  async (place) => {
    const { output, errors } = await replayProcess(folder, '--in', place);
    expect(output + errors).toContain('5 passed, 1 failed');
    expect(output).toMatch(
      /text\.present\s+expected \["Programare","Nicăieri pe pagină"\]\s+actual {3}\["Programare"\]/,
    );
  },
);
