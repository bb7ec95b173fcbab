import { forgetPerson } from '../../../src/server/patient/person';
import { BOUNDARY, MULTIPART, part } from '../support/forms';
import { headingOf } from '../support/html';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { MONDAY_AFTER, tickedIn, waitingClinic } from './waitingClinic';
import { ENGINE } from '../support/engineDatabase';

describe(`waiting for an earlier time in ${ENGINE}`, () => {
  const the = waitingClinic();
  const { book, open, ask, leave, cancel, move, offerFreed, waiting, offered, pass } = the;

  it('moves the appointment by a button on the offer’s page, for the first patient who presses it', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const first = await book(1, MONDAY_AFTER);
    const second = await book(2, MONDAY_AFTER);
    await ask(first);
    await ask(second);
    await cancel(holder);
    await offered();
    pass(30);
    await offered();
    const offer = (page: string) => open(`${page}/mutare?medic=1&ora=1+${NEXT_MONDAY}`);
    const shown = await offer(first);
    for (const words of [
      'Mutați programarea la această oră?',
      'luni, 9 martie 2026, ora\u00a009:00, la Dr. Ioana Mureșan',
      'Programarea de acum: luni, 16 martie 2026, ora\u00a009:00, la ',
      `value="1 ${NEXT_MONDAY}"`,
    ])
      expect(shown).toContain(words);
    const answers = await Promise.all([first, second].map((page) => move(page, 1, NEXT_MONDAY)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([303, 409]);
    const [winner, loser] = answers[0]?.statusCode === 303 ? [first, second] : [second, first];
    expect(await open(winner)).toContain('luni, 9 martie 2026, ora\u00a009:00');
    expect((await the.clinic.app.inject(`${winner}/mutare?ora=1+${NEXT_MONDAY}`)).headers.location).toBe(
      winner,
    );
    expect(await offer(loser)).toContain('Ora propusă nu mai este liberă');
    expect(await open(loser)).toContain('luni, 16 martie 2026');
    // The patient who moved is off the list; the other still waits.
    expect([await open(winner), await open(loser)].map((page) => page.includes('Sunteți pe lista'))).toEqual([
      false,
      true,
    ]);
  });

  it('ends with one press, after which no offer is sent', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, MONDAY_AFTER);
    expect(await open(page)).toMatch(
      new RegExp(`href="${page}/mai-devreme"[^>]*>Anunțați-mă dacă se eliberează mai devreme<`),
    );
    expect(headingOf(await open(`${page}/mai-devreme`))).toBe('O oră mai devreme');
    expect((await ask(page)).headers.location).toBe(`${page}/mai-devreme`);
    const waits = await open(`${page}/mai-devreme`);
    expect(headingOf(waits)).toBe('Sunteți pe lista de așteptare');
    expect(waits).toMatch(/luni, 2 martie 2026, ora\u00a010:00.*luni, miercuri/);
    await cancel(holder);
    await offerFreed();
    const left = await leave(page);
    expect([left.statusCode, headingOf(left.body)]).toEqual([200, 'Nu mai sunteți pe lista de așteptare']);
    expect(await offered()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('is part of the patient’s data export and erasure, and recorded in the journal', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, MONDAY_AFTER, { client_email: 'ana@exemplu.example' });
    await ask(page);
    await cancel(holder);
    await offered();
    const dataText = await open(`${page}/datele-mele.txt`);
    expect(dataText).toContain('Așteaptă o oră mai devreme: luni, miercuri, dimineața, după-amiaza');
    expect(dataText).toContain('oră eliberată, către cine așteaptă');
    const events = await the.db.selectFrom('journal').select('event').orderBy('id').execute();
    expect(events.map(({ event }) => event).slice(-3)).toEqual([
      'appointment.waitingJoined',
      'appointment.cancelled',
      'appointment.offered',
    ]);
    await forgetPerson(the.db, { email: 'ana@exemplu.example' }, 'staff', Date.parse('2027-01-01'));
    expect(await waiting()).toEqual([]);
    expect(
      await the.db.selectFrom('outbox').select('id').where('waitingId', 'is not', null).execute(),
    ).toEqual([]);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('ends when a mail program posts its unsubscribe form as multipart', async () => {
    const page = await book(1, MONDAY_AFTER);
    await ask(page);
    const press = (payload: string) =>
      the.clinic.app.inject({ method: 'POST', url: `${page}/mai-devreme`, headers: MULTIPART, payload });
    expect((await press(`--${BOUNDARY}`)).statusCode).toBe(400);
    expect(await waiting()).toHaveLength(1);
    expect((await press(`${part('List-Unsubscribe', 'One-Click')}--${BOUNDARY}--\r\n`)).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('shows the form again with its choices if no day is ticked, and keeps the patient’s place', async () => {
    const page = await book(1, MONDAY_AFTER);
    await ask(page);
    const again = await ask(page, ['parte=2', 'alt-medic=1']);
    expect([again.statusCode, headingOf(again.body)]).toEqual([422, 'O oră mai devreme']);
    expect(again.body).toContain('Alegeți cel puțin o zi.');
    expect(again.body).not.toContain('Alegeți cel puțin o parte a zilei.');
    expect(tickedIn(again.body)).toEqual(['parte 2']);
    expect((await ask(page, ['zi=2'])).body).toContain('Alegeți cel puțin o parte a zilei.');
    expect(await waiting()).toHaveLength(1);
  });

  it('keeps no day that the page does not offer', async () => {
    const page = await book(1, MONDAY_AFTER);
    await ask(page, ['zi=0', 'zi=1', 'parte=1']);
    expect(await open(`${page}/mai-devreme`)).toMatch(/ora\u00a010:00.*>luni, dimineața/);
  });

  it('ends when the appointment is cancelled', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, MONDAY_AFTER);
    await ask(page);
    await cancel(page);
    await cancel(holder);
    expect(await offered()).toEqual([]);
    expect((await the.clinic.app.inject(`${page}/mai-devreme`)).headers.location).toBe(page);
  });

  it('is not offered where the clinic sends no mail', async () => {
    const silent = await the.clinic.open();
    const page = await book(1, MONDAY_AFTER);
    expect((await silent.app.inject(page)).body).not.toContain('Anunțați-mă');
    expect((await silent.app.inject(`${page}/mai-devreme`)).headers.location).toBe(page);
  });
});
