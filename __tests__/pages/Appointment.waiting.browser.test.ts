import type { Page } from 'playwright-core';
import { addDays, mondayOf, weekdayOf } from '../../src/domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../src/domain/clock';
import { BOOKING_WEEKS_HEADER, CALLS, type WireSlots } from '../../src/domain/contract';
import { SLOT_EVENTS } from '../../src/domain/slotEvents';
import { movedClock, type MovedClock } from '../../src/tools/lab/movedClock';
import { launchServer } from '../../src/tools/launchServer';
import { postTo } from '../server/support/forms';
import { startMailServer, type MailServer } from '../server/support/mailServer';
import { wireAppointment } from '../server/support/sampleRequests';
import { until } from '../server/support/until';
import { axeViolations } from '../support/axe';
import { siteInChromium } from '../support/siteInChromium';

/** Milliseconds until ten in the morning: at night the clinic mails no offers. */
const untilMorning = (): number =>
  clinicInstant({ date: addDays(clinicTimeAt(Date.now()).date, 1), time: '10:00' }) - Date.now();
const DOCTOR = 1;
const ASK = 'Anunțați-mă dacă se eliberează mai devreme';

let mailServer: MailServer;
let clock: MovedClock;
let page: Page;

const site = siteInChromium(async () => {
  mailServer = await startMailServer();
  // Moves the server's clock to daytime, whenever the test runs: at night no time is offered.
  clock = await movedClock(untilMorning());
  return launchServer('dist', { SMTP_URL: mailServer.url, ...clock.env });
});
afterAll(() => Promise.all([mailServer.close(), clock.remove()]));
beforeEach(async () => {
  page = await site.browser.newPage({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
});
afterEach(() => page.close());

/** Books one of the doctor's times in the tenth week from now, when all sample doctors work. */
async function book(place: number): Promise<{ link: string; email: string }> {
  const slots = (await (
    await fetch(`${site.server.url}${CALLS.slots}?user_id=${DOCTOR}`)
  ).json()) as WireSlots;
  const slot = slots.at(place)?.slot;
  const today = clinicTimeAt(Date.now()).date;
  const email = `p${place}@exemplu.example`;
  const answer = await postTo(site.server.url, 'createAppointment', {
    ...wireAppointment,
    client_email: email,
    user_id: DOCTOR,
    user_appointment_id: slot?.id ?? 0,
    date: addDays(today, 70 - weekdayOf(today) + (slot?.day ?? 0)),
  });
  const { link } = (await answer.json()) as { link: string };
  return { link: site.server.url + link, email };
}

const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
const press = (name: string) => page.getByRole('button', { name }).press('Enter');
const offerTo = (email: string) =>
  mailServer.received.find(
    ({ to, mail }) => to.includes(email) && mail.subject?.startsWith('Oră eliberată mai devreme') === true,
  )?.mail.text;
const cancel = (link: string) => fetch(link, { method: 'POST', redirect: 'manual' });

test('a patient waits for an earlier time, receives an offer by mail and moves there', async () => {
  const [holder, patient] = [await book(0), await book(-1)];
  await page.goto(patient.link);
  await page.getByRole('link', { name: ASK }).press('Enter');
  await heading('O oră mai devreme').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('vineri').press('Space');
  await press(ASK);
  await heading('Așteptați o oră mai devreme').waitFor();
  expect(await page.getByRole('definition').allTextContents()).toContainEqual(
    'luni, marți, miercuri, joi, dimineața, după-amiaza',
  );
  expect(await axeViolations(page)).toEqual([]);

  await cancel(holder.link);
  await until(() => offerTo(patient.email) !== undefined);
  const link = /\/programare\/\S+ora=\S+/.exec(offerTo(patient.email) ?? '')?.[0] ?? '';
  await page.goto(site.server.url + link);
  const notice = page.getByText('S-a eliberat o oră mai devreme').locator('..');
  await notice.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const [offered = ''] = /[a-zăâîșț]+, \d.*?ora \d\d:\d\d/.exec(await notice.innerText()) ?? [];
  await press('Mutați programarea aici');
  await heading('Programarea dumneavoastră').waitFor();
  expect(await page.getByRole('main').innerText()).toContain(offered);
  await page.getByRole('link', { name: ASK }).waitFor();
});

test('a patient too late for an offer keeps their appointment and leaves the list with one press', async () => {
  const [holder, patient] = [await book(1), await book(-2)];
  await page.goto(`${patient.link}/mai-devreme`);
  await press(ASK);
  await heading('Așteptați o oră mai devreme').waitFor();
  await cancel(holder.link);
  await until(() => offerTo(patient.email) !== undefined);
  await book(1);
  const link = /\/programare\/\S+ora=\S+/.exec(offerTo(patient.email) ?? '')?.[0] ?? '';
  await page.goto(site.server.url + link);
  await page.getByText('Ora propusă nu mai este liberă').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${patient.link}/mai-devreme`);
  await press('Renunț la așteptare');
  await heading('Nu mai așteptați').waitFor();
  await page.goto(patient.link);
  await page.getByRole('link', { name: ASK }).waitFor();
});

test('a patient without an appointment joins the waiting list and is led to a freed time', async () => {
  const { link } = await book(2);
  const monday = mondayOf(clinicTimeAt(Date.now()).date);
  const appointments = [0, 7, 14].map((days) => ({ date: addDays(monday, days) }));
  const slots = (url: URL) => url.pathname === CALLS.slots;
  const changes = (url: URL) => url.pathname === SLOT_EVENTS;
  // The server's own stream would show the clinic's free times.
  await page.route(changes, (route) => route.abort());
  await page.route(slots, (route) =>
    route.fulfill({
      headers: { [BOOKING_WEEKS_HEADER]: '1' },
      json: [{ slot: { id: 1, day: 0, start_time: '00:00', end_time: '00:10' }, appointments }],
    }),
  );
  await page.goto(`${site.server.url}/programare?serviciu=1&medic=${DOCTOR}`);
  await page.getByRole('link', { name: ASK }).press('Enter');
  await heading('Când se eliberează o oră').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const email = 'dan@exemplu.example';
  await page.getByLabel('Adresa dumneavoastră de e-mail').fill(email);
  await press(ASK);
  await heading('Mai este un pas: confirmați din e-mail').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(slots);
  await page.unroute(changes);

  const mails = () =>
    mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '');
  await until(() => mails().length === 1);
  const [, place = ''] = /(\/programare\/asteptare\/[\w-]+)/.exec(mails()[0] ?? '') ?? [];
  await page.goto(site.server.url + place);
  await heading('Mai este un pas: confirmați că așteptați').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press('Da, anunțați-mă');
  await heading('Așteptați o oră liberă').waitFor();

  await cancel(link);
  await until(() => mails().length === 2);
  const mail = () => mails()[1] ?? '';
  const [, path = ''] = /(\/programare\?\S+)/.exec(mail()) ?? [];
  await page.goto(site.server.url + path);
  await page.locator('[data-state="selected"]').waitFor();
  const [, leave = ''] = /(\/programare\/asteptare\/[\w-]+)/.exec(mail()) ?? [];
  await page.goto(site.server.url + leave);
  await heading('Așteptați o oră liberă').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press('Renunț la așteptare');
  await heading('Nu mai așteptați').waitFor();
});
