import type { Page } from 'playwright-core';
import { addDays, mondayOf } from '../../src/domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../src/domain/clock';
import { BOOKING_WEEKS_HEADER, CALLS, SLOT_EVENTS } from '../../src/domain/contract';
import { movedClock, type MovedClock } from '../../src/tools/lab/movedClock';
import { until } from '../server/support/until';
import { axeViolations } from '../support/axe';
import { bookVisit } from '../support/bookedVisit';
import { launchWithMail } from '../support/launchWithMail';
import { serverInChromium } from '../support/siteInChromium';

/** Milliseconds until ten in the morning: at night the clinic mails no offers. */
const untilMorning = (): number =>
  clinicInstant({ date: addDays(clinicTimeAt(Date.now()).date, 1), time: '10:00' }) - Date.now();
const ASK = 'Anunțați-mă dacă se eliberează mai devreme';
const ASK_ANY = 'Anunțați-mă când se eliberează o oră';

let clock: MovedClock;
let page: Page;

const site = serverInChromium(async () => {
  clock = await movedClock(untilMorning());
  return launchWithMail(clock.env);
});
afterAll(() => clock.remove());

const open = async (width: number, height: number): Promise<void> => {
  page = await site.browser.newPage({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
};

/** Books one of the doctor's times for a patient with a mailbox of their own. */
async function book(place: number): Promise<{ link: string; email: string }> {
  const email = `p${place}@exemplu.example`;
  return { link: await bookVisit(site.server.url, place, email), email };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string) => page.getByRole('button', { name }).press('Enter');
const cancel = (link: string) => fetch(link, { method: 'POST', redirect: 'manual' });
const mailsTo = (email: string) => site.server.mailServer.received.filter(({ to }) => to.includes(email));

/** Shows a received mail and presses its button. */
async function pressInMail(subject: string, email: string): Promise<string> {
  const mail = () => mailsTo(email).find(({ mail: one }) => one.subject?.startsWith(subject) === true)?.mail;
  await until(() => mail() !== undefined);
  await page.setContent(mail()?.html ?? '');
  const words = await page.locator('body').innerText();
  await page.getByRole('link').and(page.locator('.button')).first().press('Enter');
  await page.waitForURL(`${site.server.url}/**`);
  return words;
}

/** Answers the calendar's call as if the doctor had no free time for five weeks. */
async function showNoTime(): Promise<() => Promise<void>> {
  const monday = mondayOf(clinicTimeAt(Date.now()).date);
  const appointments = [0, 7, 14, 21, 28, 35].map((days) => ({ date: addDays(monday, days) }));
  const slots = (url: URL) => url.pathname === CALLS.slots;
  const changes = (url: URL) => url.pathname === SLOT_EVENTS;
  // The server's own stream would show the clinic's free times.
  await page.route(changes, (route) => route.abort());
  await page.route(slots, (route) =>
    route.fulfill({
      headers: { [BOOKING_WEEKS_HEADER]: '5' },
      json: [{ slot: { id: 1, day: 0, start_time: '00:00', end_time: '00:10' }, appointments }],
    }),
  );
  return async () => {
    await page.unroute(slots);
    await page.unroute(changes);
  };
}

test('on a phone a patient without a time waits, is offered one and books it', async () => {
  await open(390, 844);
  const { link } = await book(0);
  const showTimes = await showNoTime();
  await page.goto(`${site.server.url}/programare?serviciu=1&medic=1`);
  const asks = page.getByRole('main').getByRole('link', { name: 'Anunțați-mă când se eliberează altă oră' });
  await asks.first().press('Enter');
  await heading('Lista de așteptare');
  await showTimes();
  expect(await axeViolations(page)).toEqual([]);
  const email = 'dan@exemplu.example';
  const form = page.getByRole('form', { name: 'Lista de așteptare' });
  await form.getByLabel('vineri').press('Space');
  await press(ASK_ANY);
  // Only what fails is named.
  const problem = form.getByText('Scrieți adresa de e-mail');
  await problem.waitFor();
  await page.locator('section:focus').getByText('Verificați un câmp').waitFor();
  expect(await form.getByText(/^Alegeți/).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel('Adresa dumneavoastră de e-mail').fill(email);
  await press(ASK_ANY);
  await heading('Mai este un pas: confirmați din e-mail');
  await page.getByText(`V-am trimis un e-mail la ${email}.`).waitFor();
  expect(await pressInMail('Confirmați', email)).toContain('Dr. Ioana Mureșan');
  await heading('Mai este un pas: confirmați locul pe listă');
  await page.getByText('Dr. Ioana Mureșan').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press('Da, anunțați-mă');
  await heading('Sunteți pe lista de așteptare');
  await page.getByRole('listitem').filter({ hasText: 'cel mult 26 de săptămâni' }).waitFor();
  // Free times that are there already are one press away.
  const now = page.getByRole('link', { name: 'Vedeți orele libere acum' });
  expect(await now.getAttribute('href')).toBe('/programare?serviciu=1&medic=1');
  const ways = page.getByText(/^(Scoateți-mă de pe listă|Vedeți orele libere acum)$/);
  const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
  // The buttons are as wide as each other.
  expect([boxes.length, new Set(boxes.map((box) => box?.width)).size]).toEqual([2, 1]);

  await cancel(link);
  const offer = await pressInMail('Oră eliberată', email);
  for (const words of ['Cardiologie', '400 lei', 'Scoateți-mă de pe listă']) expect(offer).toContain(words);
  expect(offer).not.toContain('http');
  await heading('Datele pacientului');
  expect(await axeViolations(page)).toEqual([]);
  expect(page.url()).not.toContain('exemplu');
  // One press and three fields after the mail: the form knows the time and the mailbox.
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByLabel('Prenume').fill('Dan');
  await page.getByLabel('Nume', { exact: true }).fill('Pop');
  await page.getByLabel('Telefon').fill('0740 000 000');
  await press('Trimitere');
  await heading('Programarea este înregistrată');
});

test('on a desktop a patient moves to an earlier time that was freed', async () => {
  await open(1280, 900);
  const holder = await book(3);
  const patient = await book(-2);
  await page.goto(patient.link);
  await page.getByRole('link', { name: ASK }).press('Enter');
  await heading('O oră mai devreme');
  expect(await axeViolations(page)).toEqual([]);
  await press(ASK);
  await heading('Sunteți pe lista de așteptare');
  expect(await axeViolations(page)).toEqual([]);
  await cancel(holder.link);
  await pressInMail('Oră eliberată mai devreme', patient.email);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Mutați la / }).press('Enter');
  await heading('Programarea este mutată');
});

test('on a phone a patient too late for an offer keeps the appointment and leaves the list with one press', async () => {
  await open(390, 844);
  const holder = await book(4);
  const patient = await book(-3);
  await page.goto(`${patient.link}/mai-devreme`);
  await press(ASK);
  await heading('Sunteți pe lista de așteptare');
  await cancel(holder.link);
  await until(() => mailsTo(patient.email).length === 2);
  await book(4);
  await pressInMail('Oră eliberată mai devreme', patient.email);
  await page.getByText('Ora propusă nu mai este liberă').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${patient.link}/mai-devreme`);
  await press('Scoateți-mă de pe listă');
  await heading('Nu mai sunteți pe lista de așteptare');
});
