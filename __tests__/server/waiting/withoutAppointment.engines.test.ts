import { findPerson, forgetPerson, purge } from '../../../src/server/patient/person';
import { deleteExpiredEntries } from '../../../src/server/waiting/joinAndLeave';
import { clinicCommand } from '../support/clinicCommand';
import { injectForm } from '../support/forms';
import { headingOf } from '../support/html';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { ANY_TIME, MONDAY_AFTER, THIRD_MONDAY, tickedIn, waitingClinic } from './waitingClinic';
import { ENGINE } from '../support/engineDatabase';

const LIST = '/programare/asteptare';
const FORM = `${LIST}?serviciu=1&medic=1`;
const EMAIL = 'dan@exemplu.example';
const MINUTES_PER_DAY = 24 * 60;
const CONFIRM = 'confirmare=da';
const LEAVE = 'List-Unsubscribe=One-Click';

describe(`waiting without an appointment in ${ENGINE}`, () => {
  const the = waitingClinic();
  const { book, open, send, ask, cancel, offerFreed, waiting, mailed, offered, pass } = the;
  const post = (fields: readonly string[] = [], email = EMAIL) =>
    send(FORM, [`email=${email}`, ...ANY_TIME, ...fields].join('&'));
  /** Requests an entry and returns its page, linked in the mail. */
  const requestEntry = async (email = EMAIL): Promise<string> => {
    expect((await post([], email)).body).toContain(`V-am trimis un e-mail la ${email}.`);
    const request = (await mailed()).find(({ to }) => to === email)?.content;
    expect(JSON.stringify(request)).toMatch(/Dr\. Ioana Mureșan.*din aceeași pagină puteți ieși oricând/);
    return request?.action?.url ?? '';
  };
  const wait = async (email = EMAIL): Promise<string> => {
    const page = await requestEntry(email);
    expect((await send(page, CONFIRM)).headers.location).toBe(page);
    return page;
  };
  const stored = () => the.db.selectFrom('waiting').select('id').execute();
  const storedMails = () =>
    the.db.selectFrom('outbox').select('id').where('waitingId', 'is not', null).execute();

  it('brings an offer of a freed time, in turn with patients who have an appointment', async () => {
    const form = await open(FORM);
    expect(headingOf(form)).toBe('Lista de așteptare');
    expect(form).toContain('Cardiologie, Dr. Ioana Mureșan.');
    expect(tickedIn(form)).toEqual(['zi 0', 'zi 2', 'parte 1', 'parte 2']);
    expect(form).not.toMatch(/name="zi"[^>]*value="[134]"/);
    const holder = await book(1, NEXT_MONDAY);
    const patient = await book(1, MONDAY_AFTER);
    await wait();
    pass(1);
    await ask(patient);
    expect(await offered()).toEqual([]);
    await cancel(holder);
    await offerFreed();
    const offer = (await mailed()).find(({ leave }) => leave !== undefined);
    const facts = JSON.stringify(offer?.content.facts);
    for (const words of ['Cardiologie', 'Dr. Ioana Mureșan', '400 lei']) expect(facts).toContain(words);
    // The mail's button leads to the form with the time and the mailbox, of which its address shows nothing.
    const url = offer?.content.action?.url ?? '';
    expect([url.includes('exemplu'), url.includes(`data=${NEXT_MONDAY}`)]).toEqual([false, true]);
    const details = await open(url);
    expect(headingOf(details)).toBe('Datele pacientului');
    expect(details).toMatch(new RegExp(`<input[^>]*type="email"[^>]*value="${EMAIL}"`));
    const again = await book(1, NEXT_MONDAY);
    expect(await open(url)).toContain('Acest slot este deja ocupat.');
    await cancel(again);
    pass(30);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${patient}`]);
  });

  it('is deleted after a day without confirmation', async () => {
    const page = await requestEntry();
    pass(MINUTES_PER_DAY - 1);
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toHaveLength(1);
    pass(1);
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toEqual([]);
    expect(headingOf(await open(page))).toBe('Nu mai sunteți pe lista de așteptare');
    expect(await storedMails()).toEqual([]);
  });

  it('is deleted once nothing can be offered: after a booking or 26 weeks, or when the appointment is over', async () => {
    const cancelled = await book(1, MONDAY_AFTER);
    const past = await book(2, NEXT_MONDAY);
    for (const page of [cancelled, past]) await ask(page);
    for (const email of [EMAIL, 'booked@exemplu.example']) await wait(email);
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toHaveLength(4);
    pass(1);
    await cancel(cancelled);
    await book(1, MONDAY_AFTER, { client_email: 'booked@exemplu.example' });
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toHaveLength(2);
    pass(8 * MINUTES_PER_DAY);
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toHaveLength(1);
    pass(26 * 7 * MINUTES_PER_DAY);
    await deleteExpiredEntries(the.db, the.clinic.now);
    expect(await stored()).toEqual([]);
  });

  it('is part of a person’s data export, and is erased with them or after 26 weeks', async () => {
    const exported = async () => (await findPerson(the.db, { email: EMAIL })).waiting;
    await wait();
    expect(await exported()).toMatchObject([{ days: 5, parts: 3 }]);
    const holder = await book(1, THIRD_MONDAY);
    the.clinic.now = Date.parse('2026-09-01T09:00:00Z');
    await cancel(holder);
    expect(await offered()).toEqual([]);
    expect(await waiting()).toEqual([]);
    const forgotten = await forgetPerson(the.db, { email: EMAIL }, 'staff', the.clinic.now);
    expect(forgotten).toMatchObject({ waiting: 1 });
    expect(await exported()).toEqual([]);
    await wait();
    await book(1, '2026-09-07');
    expect(await purge(the.db, '2026-09-02', the.clinic.now)).toMatchObject({ waiting: 1 });
    expect(await exported()).toEqual([]);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('is listed for staff beside those who have an appointment, with the requested doctor or any', async () => {
    await ask(await book(1, MONDAY_AFTER));
    await wait();
    await post(['alt-medic=1'], 'oricine@exemplu.example');
    const url = (await mailed()).find(({ to }) => to === 'oricine@exemplu.example')?.content.action?.url;
    await send(url ?? '', CONFIRM);
    jest.spyOn(Date, 'now').mockReturnValue(the.clinic.now);
    const { output } = await clinicCommand(the.clinic.url)('waiting');
    expect(output).toMatch(new RegExp(`${EMAIL} +— +Dr\\. Ioana Mureșan +luni`));
    expect(output).toMatch(/oricine@exemplu\.example +— +oricare +luni/);
    expect(output).toMatch(/02\.03\.2026 10:00 .* Pop Ana .*16\.03\.2026 09:00 .*luni, miercuri/);
  });

  it('starts with the button linked in the mail, not by opening it, and only for times freed later', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const later = await book(2, NEXT_MONDAY);
    const first = await requestEntry('unu@exemplu.example');
    const second = await requestEntry('doi@exemplu.example');
    const opened = await open(first);
    expect(headingOf(opened)).toBe('Mai este un pas: confirmați locul pe listă');
    expect(opened).toContain('Da, anunțați-mă');
    for (const words of ['Cardiologie', 'Dr. Ioana Mureșan', 'luni, miercuri'])
      expect(opened).toContain(words);
    expect(opened).not.toContain('Scoateți-mă de pe listă');
    expect(await waiting()).toEqual([]);
    await cancel(holder);
    for (const page of [second, first, second]) {
      pass(1);
      await send(page, CONFIRM);
    }
    expect(headingOf(await open(first))).toBe('Sunteți pe lista de așteptare');
    expect((await waiting()).map(({ email }) => email)).toEqual([
      'doi@exemplu.example',
      'unu@exemplu.example',
    ]);
    expect(await offered()).toEqual([]);
    await cancel(later);
    expect(await offered()).toEqual([`2 ${NEXT_MONDAY} doi@exemplu.example`]);
  });

  it('ends when the patient has booked', async () => {
    const first = await book(1, NEXT_MONDAY);
    const second = await book(1, MONDAY_AFTER);
    await wait();
    pass(1);
    await cancel(first);
    expect(await offered()).toHaveLength(1);
    await book(1, NEXT_MONDAY, { client_email: EMAIL.toUpperCase() });
    await cancel(second);
    pass(30);
    expect(await offered()).toEqual([]);
  });

  it('ends with one press, which deletes the address', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await wait();
    await cancel(holder);
    await offerFreed();
    expect((await mailed()).map(({ leave }) => leave)).toContain(page);
    expect(headingOf(await open(page))).toBe('Sunteți pe lista de așteptare');
    expect(headingOf((await send(page, LEAVE)).body)).toBe('Nu mai sunteți pe lista de așteptare');
    expect(headingOf(await open(page))).toBe('Nu mai sunteți pe lista de așteptare');
    expect(await stored()).toEqual([]);
    expect(await storedMails()).toEqual([]);
  });

  it('is unaffected by a forged link', async () => {
    const page = await wait();
    const changed = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`;
    expect(headingOf(await open(changed))).toBe('Nu mai sunteți pe lista de așteptare');
    await send(changed, LEAVE);
    expect(await waiting()).toHaveLength(1);
    expect((await send(page, 'altceva=1')).statusCode).toBe(400);
  });

  it('is limited to ten request mails a day for one mailbox, with the same answer beyond', async () => {
    const answers = new Set<string>();
    const mails = [] as Awaited<ReturnType<typeof mailed>>[number][];
    for (let count = 0; count < 12; count += 1) {
      answers.add((await post()).body);
      mails.push(...(await mailed()));
    }
    expect([answers.size, mails.length]).toEqual([1, 10]);
    // The last mail's link works, whatever was asked for after it.
    await send(mails.at(-1)?.content.action?.url ?? '', CONFIRM);
    expect(await waiting()).toHaveLength(1);
  });

  it('has one rank for a mailbox and service, however spelled and however often confirmed', async () => {
    const pages = [];
    for (const email of ['d.an@gmail.com', 'dan@gmail.com', 'D.A.N@googlemail.com']) {
      pages.push(await wait(email));
      pass(1);
    }
    await wait(EMAIL);
    expect((await waiting()).map(({ email }) => email)).toEqual(['D.A.N@googlemail.com', EMAIL]);
    expect(headingOf(await open(pages[0] ?? ''))).toBe('Nu mai sunteți pe lista de așteptare');
  });

  it('needs an address, a time that would suit, and a service that there is', async () => {
    expect((await post([], 'dan')).statusCode).toBe(422);
    const again = await send(FORM, `email=${EMAIL}&zi=2`);
    expect([again.statusCode, headingOf(again.body)]).toEqual([422, 'Lista de așteptare']);
    expect(again.body).toContain('Alegeți cel puțin o parte a zilei.');
    expect(again.body).not.toMatch(/Alegeți cel puțin o zi|Scrieți o adresă/);
    expect(again.body).toContain(EMAIL);
    expect(tickedIn(again.body)).toEqual(['zi 2']);
    expect((await send(`${LIST}?serviciu=9`, `email=${EMAIL}&zi=1&parte=1`)).statusCode).toBe(400);
    expect((await the.clinic.app.inject(`${LIST}?serviciu=x`)).headers.location).toBe('/programare');
    expect(await stored()).toEqual([]);
  });

  it('accepts twenty requests a day from an IP address, which neighbours may share', async () => {
    const clinic = await the.clinic.open({ receptionAddresses: [], smtpUrl: 'smtp://127.0.0.1:9' });
    const request = (email: string) =>
      injectForm(clinic.app, FORM, [`email=${email}`, ...ANY_TIME].join('&'));
    for (let person = 0; person < 20; person += 1)
      expect((await request(`p${person}@exemplu.example`)).statusCode).toBe(200);
    const refused = await request('ion@exemplu.example');
    expect([refused.statusCode, refused.body]).toEqual([429, expect.stringContaining('sunați la')]);
    pass(MINUTES_PER_DAY);
    expect((await request('ion@exemplu.example')).statusCode).toBe(200);
  });
});
