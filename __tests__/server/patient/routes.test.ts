import { DAY } from '../../../src/domain/durations';
import { bookSample, takenTimes, tryToBook } from '../support/booking';
import { injectForm } from '../support/forms';
import { headingOf, pageTitle } from '../support/html';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { storedRows } from '../support/storedRows';
import { changePhone, clinicForEach, OTHER_PHONE } from '../support/testClinic';
import { until } from '../support/until';

const UNKNOWN = `/programare/7KQ3M9XA-${'x'.repeat(43)}`;

describe('the patient’s page', () => {
  const clinic = clinicForEach();
  let page: string;
  beforeEach(async () => {
    page = await book();
  });

  const book = async (changes: object = {}): Promise<string> =>
    `/programare/${clinic.links.tokenFor(await bookSample(clinic.db, changes, { now: clinic.now }))}`;
  const open = (url = page) => clinic.app.inject(url);
  const cancel = (headers: Record<string, string> = {}, url = page) =>
    injectForm(clinic.app, url, '', { headers });
  const taken = () => takenTimes(clinic.app);
  const mailKinds = () =>
    storedRows(clinic.databaseFile, `select kind from outbox where status = 'waiting' order by kind`).map(
      (row) => (row as { kind: string }).kind,
    );

  it('shows the service, doctor, time, place, price and preparation', async () => {
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const words of [
      '<h1>Programarea dumneavoastră</h1>',
      'luni, 9 martie 2026, ora\u00a009:00',
      'Cardiologie',
      'Dr. Ioana Mureșan',
      'Ana Pop',
      'lângă Spitalul de Recuperare',
      '400 lei',
      'Aduceți lista medicamentelor',
    ])
      expect(answer.body).toContain(words);
    expect(answer.body).not.toMatch(/0700 000 000|ana@exemplu/);
  });

  it('shows the clinic’s current address, and the price at the time of booking', async () => {
    const url = await book({ slotId: 2, message: 'Consultația aleasă: Evaluare, 400 lei' });
    const landmark = { value: 'lângă Parcul Mare' };
    await clinic.db.updateTable('profile').set(landmark).where('name', '=', 'landmark').execute();
    await clinic.db.updateTable('prices').set({ cost: '999' }).where('key', '=', 'evaluation').execute();
    await changePhone(clinic);
    await until(async () => (await open(url)).body.includes(landmark.value));
    const { body } = await open(url);
    for (const words of ['400 lei', '>Cum ajungeți la noi</a>']) expect(body).toContain(words);
    expect(body).not.toMatch(/999|Control/);
    expect((await open(`${url}/programare.ics`)).body).toContain(OTHER_PHONE);
  });

  it('is in a document titled by its heading', async () => {
    for (const path of ['', '/mutare']) {
      const { body } = await open(page + path);
      expect(headingOf(body)).not.toBe('');
      expect(pageTitle(body)).toBe(headingOf(body));
    }
  });

  it('is private: not indexed, not stored, not sent as a referrer', async () => {
    const refused = await cancel({ 'sec-fetch-site': 'cross-site' });
    for (const { headers } of [await open(page), await open(UNKNOWN), refused]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });

  it('sends its calendar entry to be opened, which an iPhone adds to its calendar', async () => {
    const { headers } = await open(`${page}/programare.ics`);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="programare.ics"',
    });
  });

  it('prints its own address, which the patient is asked to keep', async () => {
    expect((await open()).body).toMatch(
      new RegExp(`Păstrați adresa acestei pagini.*>https?://[^<]+${page}<`),
    );
  });

  it('shows typed markup as plain text', async () => {
    const other = await book({
      slotId: 2,
      firstName: '<script>alert(1)</script>',
      lastName: '"&',
    });
    const { body } = await open(other);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;');
  });

  it('changes nothing when it is opened, however often and by whatever program', async () => {
    const before = storedRows(clinic.databaseFile, 'select * from appointments');
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of [page, `${page}?cancel=yes`, `${page}/programare.ics`]) {
        expect((await clinic.app.inject({ method, url })).statusCode).toBe(200);
      }
    }
    expect(storedRows(clinic.databaseFile, 'select * from appointments')).toEqual(before);
    expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`]);
  });

  it('cancels the appointment: the slot is free immediately, both sides are mailed, reminders are dropped', async () => {
    const answer = await cancel({ 'sec-fetch-site': 'same-origin', origin: 'null' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    const { body } = await open();
    expect(body).toContain('<h1>Programarea este anulată</h1>');
    expect(body).toContain('luni, 9 martie 2026, ora\u00a009:00');
    expect(body).not.toMatch(/ lei|Aduceți/);
    expect(await taken()).toEqual([]);
    expect(mailKinds()).toEqual(['cancellation.confirmation', 'cancellation.notice']);
    expect((await tryToBook(clinic.db)).kind).toBe('booked');
  });

  it('cancels once, however often the button is pressed', async () => {
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    await book();
    await cancel();
    expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`]);
    expect(mailKinds().filter((kind) => kind === 'cancellation.notice')).toHaveLength(1);
  });

  it('refuses a form from another site with an explanation', async () => {
    const answer = await cancel({ 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('<h1>Nu am putut face ce ați cerut</h1>');
    expect(answer.body).toContain('Cererea nu vine de pe acest site. Deschideți pagina din linkul primit');
    expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`]);
  });

  it('refuses to cancel an appointment that has begun, with an explanation', async () => {
    clinic.now = Date.parse(`${NEXT_MONDAY}T07:00:00Z`);
    expect((await open()).body).toContain('<h1>Programarea a trecut</h1>');
    expect((await cancel()).statusCode).toBe(303);
    expect(storedRows(clinic.databaseFile, 'select cancelled_at from appointments')).toEqual([
      { cancelled_at: null },
    ]);
  });

  it('shows its patient all data stored about them, and nothing about others', async () => {
    await book({ slotId: 2, firstName: 'Maria' });
    const answer = await open(`${page}/datele-mele.txt`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="datele-mele.txt"',
      'cache-control': 'no-store',
    });
    for (const words of [
      'Programări: 1',
      'Pop Ana',
      '0700 000 000',
      'ana@exemplu.example',
      'confirmare, către pacient',
    ])
      expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('Maria');
  });

  it('erases its patient’s data on request once no appointment is upcoming, and confirms it', async () => {
    const forget = (headers = {}) => cancel(headers, `${page}/stergere`);
    const people = () =>
      storedRows(clinic.databaseFile, `select first_name from appointments where email <> ''`);
    expect((await forget()).statusCode).toBe(409);
    expect((await open()).body).toContain('Le puteți șterge de aici după ce programarea este anulată');
    await cancel();
    expect((await open()).body).toContain(`action="${page}/stergere"`);
    expect((await forget({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await open(`${page}/stergere`)).statusCode).not.toBe(200);
    expect(people()).toHaveLength(1);
    const answer = await forget();
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('<h1>Datele dumneavoastră au fost șterse</h1>'),
    ]);
    expect(people()).toEqual([]);
    for (const again of [await open(), await open(`${page}/datele-mele.txt`), await forget()])
      expect(again.statusCode).toBe(404);
  });

  it('is not found at another address, for any action', async () => {
    for (const url of [
      '/programare/x',
      `/programare/${encodeURIComponent("' or 1=1 --")}`,
      '/programare/%00',
    ]) {
      for (const answer of [await open(url), await open(`${url}/programare.ics`)]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('Page not Found');
      }
      expect((await cancel({}, url)).statusCode).toBe(404);
    }
    // Nor does it take over the address of the booking page.
    expect((await open('/programare/')).statusCode).not.toBe(200);
  });

  it('accepts only the body of its own form and explains a refusal', async () => {
    for (const type of ['text/plain', 'application/json']) {
      const answer = await cancel({ 'content-type': type, 'sec-fetch-site': 'same-origin' });
      expect(answer.statusCode).toBe(415);
      expect(answer.body).toContain('Cererea nu a putut fi citită.');
    }
    expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`]);
  });

  it('offers to resend a link that expired 30 days after the appointment', async () => {
    const day = Date.parse(`${NEXT_MONDAY}T08:00:00Z`);
    clinic.now = day + 30 * DAY;
    expect((await open()).statusCode).toBe(200);
    clinic.now = day + 31 * DAY;
    const waits = cancel({}, `${page}/mai-devreme`);
    for (const answer of [await open(), await open(`${page}/programare.ics`), await cancel(), await waits]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<h1>Linkul programării</h1>');
    }
  });

  it('opens where a mail program appended a sign', async () => {
    for (const more of ['.', ')', '%3E', ',', '%20', '.)', '%E2%80%8B'])
      expect((await open(page + more)).body).toContain(`href="${page}/mutare"`);
  });

  it('sends no query to the database for a forged link', async () => {
    const asked = jest.spyOn(clinic.db, 'selectFrom');
    const made = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const path of ['', '/programare.ics', '/mutare', '/mai-devreme', '/datele-mele.txt'])
      expect((await open(made + path)).statusCode).toBe(404);
    for (const path of ['', '/mutare', '/mai-devreme', '/confirmare', '/stergere'])
      expect((await cancel({}, made + path)).statusCode).toBe(404);
    expect((await open(UNKNOWN)).statusCode).toBe(404);
    expect(asked).not.toHaveBeenCalled();
  });
});
