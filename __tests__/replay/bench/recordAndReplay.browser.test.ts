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
import { qaBench } from '../../support/qaBench';
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
let bench: ReturnType<typeof qaBench>;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-replay-'));
  page = await site.browser.newPage({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  bench = qaBench(page);
  file = await recordRepeatedBooking();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Books by hand up to the press of Trimitere, while the server answers the booking as configured. */
async function recordBooking(answer: string, doctor: number, typing: 'pressSequentially' | 'fill') {
  const booking = bookingPage(bench.site());
  await bench.order(CALLS.createAppointment, answer);
  await bench.record();
  await booking.chooseDoctor('Cardiologie', doctor);
  await booking.chooseLaterFree();
  for (const [name, text] of Object.entries(TYPED)) await booking.field(name)[typing](text);
  await booking.submit.click();
}

async function exportRecording(title: string): Promise<string> {
  await bench.stopRecording();
  return save(await bench.exportAs(title));
}

/** Records a booking that fails with a server error and succeeds when it is repeated. */
async function recordRepeatedBooking(): Promise<string> {
  await bench.open(site.server.url);
  const booking = bookingPage(bench.site());
  await recordBooking('500', 1, 'pressSequentially');
  await booking.message(MESSAGES.bookingFailed).waitFor();
  await bench.order(CALLS.createAppointment, 'normal');
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  return exportRecording('Serverul cade la trimitere');
}

async function save({ name, text }: { name: string; text: string }): Promise<string> {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

/** Expects no clinic in at most 155 lines; on a slow machine a list can come late, which takes some more. */
function expectSmall(text: string): void {
  const { answers, steps } = parseScenario(text, 'exported');
  const lists = { ...answers, createAppointment: [] };
  expect(Object.values(lists).flat()).not.toContainEqual(
    expect.objectContaining({ body: expect.anything() }),
  );
  const late = steps.filter((step) => 'respond' in step).length;
  expect(text.split('\n').length).toBeLessThanOrEqual(155 + 10 * late);
}

test('a recorded failure and its repetition contain the message, no typed text and no clinic, in at most 155 lines', async () => {
  expect(path.basename(file)).toBe('serverul-cade-la-trimitere.json');
  const text = await readFile(file, 'utf8');
  for (const typed of Object.values(TYPED)) expect(text).not.toContain(typed);
  expect(text).toContain(MESSAGES.bookingFailed);
  expect(text).toContain('"key": "same"');
  expectSmall(text);
});

test('a time that was just taken and a second attempt are recorded without a clinic, in at most 155 lines', async () => {
  const booking = bookingPage(bench.site());
  await recordBooking('ocupat (409)', 2, 'fill');
  await booking.message(MESSAGES.slotTaken).waitFor();
  await bench.order(CALLS.createAppointment, 'normal');
  await booking.slots('available').nth(1).click();
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  const text = await readFile(await exportRecording('A doua încercare după 409'), 'utf8');
  expectSmall(text);
  expect(text).toContain('"key": "new"');
});

test('an answer that comes late is recorded with what the page says meanwhile', async () => {
  await recordBooking('după 6 secunde', 1, 'fill');
  await bookingPage(bench.site()).message(MESSAGES.bookingSucceeded).waitFor();
  await bench.order(CALLS.createAppointment, 'normal');
  expect(await readFile(await exportRecording('Răspunsul vine târziu'), 'utf8')).toContain('"isSlow": true');
});

test('the bench plays the file, shows the page after every step without playing again, and then restores the page', async () => {
  const booking = bookingPage(bench.site());
  const { length: steps } = parseScenario(await readFile(file, 'utf8'), file).steps;
  await bench.load(file);
  await bench.button('Repede').click();
  await bench.progress.getByText(`încheiat · pasul ${steps} din ${steps}`).waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  const stored = page.frameLocator('[title="Pagina după pasul ales"]');
  await bench.step('Telefon: completat').click();
  await stored.getByRole('button', { name: 'Trimitere' }).waitFor();
  expect(await stored.locator('[name="client_phone"]').inputValue()).toBe('0700 000 000');
  expect(await stored.locator('[name="client_email"]').inputValue()).toBe('');
  // The rules that make it look as it did came along.
  const submit = stored.getByRole('button', { name: 'Trimitere' });
  expect(await submit.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(11, 90, 94)');
  await page.keyboard.press('ArrowDown');
  await stored.locator('[name="client_email"][value="ana@exemplu.example"]').waitFor();
  await bench.button('Înapoi').click();
  await stored.locator('[name="client_email"][value=""]').waitFor();
  await bench.step('Serverul: eroare (500)').click();
  await stored.getByText(MESSAGES.bookingFailed).first().waitFor();
  await bench.details.getByText('submitted.waiting → error').waitFor();
  await bench.button('Înapoi la pagina de acum').click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  await bench.button('Încheie redarea').click();
  await bench.progress.getByText('pregătit').waitFor();
  await booking.field('medical_field_id').locator('option').nth(1).waitFor({ state: 'attached' });
  expect(await booking.field('client_first_name').inputValue()).toBe('');
  const now = await bench.site().evaluate(() => Date.now());
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});

test('a recording starts with nothing loaded, as a scenario does, and without a step', async () => {
  const booking = bookingPage(bench.site());
  const letGo = await holdRequests(page, `**${CALLS.services}`);
  await bench.record();
  const services = booking.field('medical_field_id').locator('option');
  expect(await services.count()).toBe(1);
  expect(await bench.root.getByRole('list', { name: 'Pașii' }).getByRole('listitem').count()).toBe(0);
  letGo();
  await services.nth(1).waitFor({ state: 'attached' });
  await bench.stopRecording();
  await bench.discard();
});

test('lists that fail and are retried are recorded as they came', async () => {
  await page.route(`**${CALLS.services}`, (route) => route.abort(), { times: 1 });
  await bench.record();
  await bench.site().getByRole('button', { name: PROMPTS.retry }).click();
  await bookingPage(bench.site()).chooseDoctor('Cardiologie');
  const retried = await exportRecording('Lista cade și se încarcă la a doua încercare');
  expect(await readFile(retried, 'utf8')).toContain(MESSAGES.servicesFailed);
});

test('a recording continues after a reload and keeps the chosen week', async () => {
  const booking = bookingPage(bench.site());
  await bench.goTo('/programare?serviciu=1');
  await bench.record();
  await booking.field('user_id').locator('option').nth(1).waitFor({ state: 'attached' });
  await booking.field('client_first_name').fill(TYPED.client_first_name);
  await bench.button('Reîncarcă').click();
  await bench.root.getByText('se înregistrează').waitFor();
  await booking.field('user_id').locator('option').nth(1).waitFor({ state: 'attached' });
  await booking.field('user_id').selectOption({ index: 1 });
  await bench.site().getByRole('button', { name: PROMPTS.nextWeek }).click();
  await bench.site().getByRole('button', { name: PROMPTS.firstFreeSlot }).click();
  const reloaded = await exportRecording('Pagina se reîncarcă în timpul programării');
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

test('leaving the page ends a recording, which is played on its page all the same and exported', async () => {
  await bench.goTo('/programare');
  await bench.record();
  const services = bookingPage(bench.site()).field('medical_field_id');
  await services.locator('option').nth(1).waitFor({ state: 'attached' });
  await services.selectOption({ label: 'Reumatologie' });
  await bench.site().evaluate(() => history.back());
  await bench.filled();
  expect(new URL(bench.site().url()).pathname).toBe('/programare');
  await save(await bench.exportAs('Înapoi de la programare'));
});

test('an element that the tester points at becomes an expectation, while recording and while playing', async () => {
  const booking = bookingPage(bench.site());
  await bench.goTo('/programare?de=nou');
  await bench.record();
  await booking.chooseDoctor('Cardiologie');
  await bench.point(booking.submit);
  await bench.expectPointed('ar trebui să fie inactiv');
  await bench.root.getByText('Așteptare adăugată la ultimul pas: Trimitere: inactiv').waitFor();
  await bench.stopRecording();
  await bench.button('Repede').click();
  const wrong = bench.root.getByRole('form', { name: 'Trimitere · se poate folosi' });
  await wrong.waitFor();
  await bench.button('Ce a venit este corect').click();
  const heading = bench.site().getByRole('heading', { level: 1 });
  await bench.point(heading);
  await bench.expectPointed('ar trebui să se citească');
  await bench.point(heading);
  await bench.expectPointed('ar trebui să se citească', 'Nicăieri pe pagină');
  await bench.button('Repede').click();
  await bench.root.getByRole('form', { name: 'se citească pe pagină: „Nicăieri pe pagină”' }).waitFor();
  expect(await wrong.count()).toBe(0);
  await save(await bench.exportAs('Ce ar trebui să fie'));
});

test('what the tests above recorded has the same result when replayed in the machine, which reads no page', async () => {
  const { output, errors } = await replayProcess(folder);
  expect(output + errors).toMatch(
    /Rulate: 7 · \d ✓ · 0 ✗ · \d judecate în parte \(\d+ (?:de )?așteptări cer --in page\)/,
  );
});

// The bench has played each in a browser already, when its recording ended.
test.each([
  ['page', '.', '6 ✓ · 1 ✗'],
  ['browser', 'ce-ar-trebui-sa-fie.json', '0 ✓ · 1 ✗'],
])(
  'replayed in the %s, one text of what the tests above recorded is wrong',
  async (place, recorded, tally) => {
    const { output, errors } = await replayProcess(path.join(folder, recorded), '--in', place);
    expect(output + errors).toContain(tally);
    expect(output).toMatch(
      /Ar trebui să se citească pe pagină: „Nicăieri pe pagină” \(text\.present\)\s+se aștepta „Programare”, „Nicăieri pe pagină”\s+a venit {4}nu este pe pagină/,
    );
  },
);
