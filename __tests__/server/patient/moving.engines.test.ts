import ICAL from 'ical.js';
import { listMails } from '../../../src/server/outbox/list';
import { queueDueReminders } from '../../../src/server/outbox/reminders';
import { takenTimes } from '../support/booking';
import { injectCall, injectForm } from '../support/forms';
import { NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';
import { clinicForEach } from '../support/testClinic';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

const WEDNESDAY = '2026-03-11';
const MONDAY_AFTER = '2026-03-16';
const AT_NINE = 'luni, 9 martie 2026, ora\u00a009:00';
const AT_HALF_PAST_TEN = 'luni, 9 martie 2026, ora\u00a010:30';

describe(`moving an appointment in ${ENGINE}`, () => {
  const clinic = clinicForEach({}, engineDatabase);
  let page: string;
  beforeEach(async () => {
    page = await book();
  });

  const book = async (changes: object = {}): Promise<string> =>
    (await injectCall(clinic.app, 'createAppointment', { ...wireAppointment, ...changes })).json<{
      link: string;
    }>().link;
  const open = async (url = page) => (await clinic.app.inject(url)).body;
  const send = (url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    injectForm(clinic.app, url, fields, { headers });
  /** Posts the page's own form, by default for the appointment as booked. */
  const move = (slotId: number, date = NEXT_MONDAY, moves = 0, url = page) =>
    send(`${url}/mutare`, { ora: `${slotId} ${date}`, mutari: String(moves) });
  const taken = (doctorId?: number) => takenTimes(clinic.app, doctorId);
  const waiting = async () =>
    (await listMails(clinic.db, 20, 'waiting')).map(({ kind, dueAt }) => `${kind} ${dueAt}`).sort();
  const calendarEntry = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await open(`${page}/programare.ics`)) as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    return ['uid', 'sequence', 'status', 'dtstart'].map((key) => String(event?.getFirstPropertyValue(key)));
  };

  it('books the new time, frees the old one, mails both sides and updates reminders and calendars', async () => {
    const [uid, ...before] = await calendarEntry();
    expect(before).toEqual(['0', 'CONFIRMED', '2026-03-09T09:00:00']);
    expect(await taken()).toEqual(['1 2026-03-09']);
    const answer = await move(2, MONDAY_AFTER);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    const shown = await open();
    expect(shown).toContain('luni, 16 martie 2026, ora\u00a010:30');
    expect(shown).toContain(`Înainte de mutare era ${AT_NINE}.`);
    expect(await taken()).toEqual(['2 2026-03-16']);
    const at = new Date(NOW).toISOString();
    await queueDueReminders(clinic.db, Date.parse('2026-03-09T08:30Z'));
    expect(await waiting()).toEqual([
      `booking.confirmation ${at}`,
      `booking.notice ${at}`,
      `move.confirmation ${at}`,
      `move.notice ${at}`,
      'reminder.week 2026-03-09T08:30:00.000Z',
    ]);
    expect(await calendarEntry()).toEqual([uid, '1', 'CONFIRMED', '2026-03-16T10:30:00']);
    await move(2, NEXT_MONDAY, 1);
    await queueDueReminders(clinic.db, Date.parse('2026-03-08T08:30Z'));
    expect((await waiting()).filter((mail) => mail.startsWith('reminder'))).toEqual([
      'reminder.day 2026-03-08T08:30:00.000Z',
    ]);
    await send(page, {});
    expect(await calendarEntry()).toEqual([uid, '3', 'CANCELLED', '2026-03-09T10:30:00']);
  });

  it('happens once, however often the button is pressed, and not from an outdated page', async () => {
    const answers = await Promise.all([move(2), move(2), move(2)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect((await calendarEntry())[1]).toBe('1');
    const moved = clinic.db.selectFrom('journal').select('actor').where('event', '=', 'appointment.moved');
    expect(await moved.execute()).toEqual([{ actor: 'patient' }]);
    const stale = await move(3, WEDNESDAY);
    expect([stale.statusCode, stale.body]).toEqual([
      409,
      expect.stringContaining('a fost mutată între timp'),
    ]);
    expect(stale.body).toContain(AT_HALF_PAST_TEN);
    expect(await taken()).toEqual(['2 2026-03-09']);
  });

  it('gives a time to only one of those who move to it or book it at the same moment', async () => {
    const others = [await book({ user_appointment_id: 2 }), await book({ date: MONDAY_AFTER })];
    const pages = [page, ...others];
    const answers = await Promise.all([
      ...pages.map((own) => move(3, WEDNESDAY, 0, own)),
      injectCall(clinic.app, 'createAppointment', {
        ...wireAppointment,
        user_appointment_id: 3,
        date: WEDNESDAY,
      }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 409)).toHaveLength(1);
    const all = await taken();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(statuses[3] === 200 ? 4 : 3);
  });

  const wayBack = /<button[^>]*>(Înapoi la [^<]*)</;

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('is limited to five times per patient, and each move is mailed to both sides', async () => {
    const times = [2, 1, 2, 1, 2];
    for (const [moves, slotId] of times.entries()) {
      const asked = await open(`${page}/mutare?ora=${slotId}+${NEXT_MONDAY}`);
      expect(asked.includes('Este ultima mutare')).toBe(moves === 4);
      await move(slotId, NEXT_MONDAY, moves);
    }
    // The page says so instead of offering another time, also to whoever has the times still open.
    const last = await open();
    expect(last).not.toMatch(wayBack);
    expect(last).toContain('mutată deja de mai multe ori. Pentru altă oră, sunați-ne.');
    expect(last).not.toContain('/mutare');
    const stale = [await clinic.app.inject(`${page}/mutare`), await move(1, NEXT_MONDAY, 4)];
    for (const { statusCode, body } of [...stale, await move(1, NEXT_MONDAY, 5)]) {
      expect([statusCode, body.includes('de mai multe ori')]).toEqual([409, true]);
      expect(body).not.toContain('ora=');
    }
    expect(await taken()).toEqual([`2 ${NEXT_MONDAY}`]);
  });

  it('shows the free times of a week, and changes nothing by being opened', async () => {
    const shown = await open(`${page}/mutare`);
    expect(shown).toContain(AT_NINE);
    expect(shown).toMatch(/<a [^>]*aria-label="luni, 9 martie, ora 10:30"[^>]*>10:30</);
    expect(shown).toContain('ora=2+2026-03-09');
    expect(shown).not.toContain('ora=1+2026-03-09');
    const [, next = ''] = /href="([^"]+)"[^>]*aria-label="Săptămâna următoare/.exec(shown) ?? [];
    expect(await open(next.replaceAll('&amp;', '&'))).toContain('ora=1+2026-03-16');
    expect(await open(`${page}/mutare?medic=1&ora=2+2026-03-09`)).toContain(
      '>Mutați la luni, 9 martie, 10:30</button>',
    );
    for (const nonsense of ['x&medic=y', '0001-01-01', '9999-12-31&medic=-1'])
      expect((await clinic.app.inject(`${page}/mutare?saptamana=${nonsense}`)).statusCode).toBe(200);
    expect(await taken()).toEqual(['1 2026-03-09']);
  });

  it('allows another doctor of the same service, but not of another service', async () => {
    await clinic.db
      .insertInto('slots')
      .values({ doctorId: 3, weekday: 2, startTime: '10:00', endTime: '10:30' })
      .execute();
    clinic.changes.publish('all');
    const own = await book({ user_id: 2, user_appointment_id: 4, date: MONDAY_AFTER });
    expect(await open(`${own}/mutare`)).toMatch(/>Dr\. Anca Rusu<.*>Dr\. Vlad Oltean</);
    expect(await open(`${own}/mutare`)).not.toContain('Mureșan');
    expect([await taken(2), await taken(3)]).toEqual([['4 2026-03-16'], []]);
    expect((await move(1, MONDAY_AFTER, 0, own)).statusCode).toBe(422);
    expect((await move(5, WEDNESDAY, 0, own)).statusCode).toBe(303);
    expect(await open(own)).toContain('Dr. Vlad Oltean');
    expect([await taken(2), await taken(3)]).toEqual([[], ['5 2026-03-11']]);
  });

  it('is declined for a time that another process has booked a moment ago, which is shown as taken then', async () => {
    expect(await open(`${page}/mutare`)).toContain('ora=2+2026-03-09');
    await storeAppointment(clinic.db, NOW, { slotId: 2 });
    const answer = await move(2);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain('ora=2+2026-03-09');
  });

  it('keeps the old time when the new one is taken, and offers the nearest times', async () => {
    await book({ user_appointment_id: 2 });
    const answer = await move(2);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(
      `Programarea nu s-a mutat la ora aleasă: este ${AT_NINE}, la Dr. Ioana Mureșan.`,
    );
    expect(answer.body).toContain('Ora aleasă tocmai s-a ocupat.');
    expect(answer.body).toContain('>miercuri, 11 martie, ora\u00a009:00</a>');
    expect(await taken()).toEqual(['1 2026-03-09', '2 2026-03-09']);
    expect((await waiting()).join()).not.toContain('move.notice');
  });

  it('is refused for a time that is not offered, or on a day off', async () => {
    for (const [slotId, date] of [
      [1, '2026-02-23'],
      [2, WEDNESDAY],
      [999, NEXT_MONDAY],
      // No number of a row can be so large.
      [2 ** 31, NEXT_MONDAY],
      // Beyond the weeks that can be booked.
      [2, '2027-03-08'],
    ] as const)
      expect([slotId, date, (await move(slotId, date)).statusCode]).toEqual([slotId, date, 422]);
    expect(await open()).toContain(AT_NINE);
    const own = await book({ user_id: 2, user_appointment_id: 4, date: MONDAY_AFTER });
    expect((await move(4, NEXT_MONDAY, 0, own)).statusCode).toBe(422);
    expect([await taken(), await taken(2)]).toEqual([['1 2026-03-09'], ['4 2026-03-16']]);
  });

  it('is refused once it is cancelled or has begun, and the page shows why', async () => {
    const other = await book({ user_appointment_id: 2 });
    await send(page, {});
    expect((await move(3, WEDNESDAY)).headers.location).toBe(page);
    expect(await open()).toContain('<h1>Programarea este anulată</h1>');
    clinic.now = Date.parse(`${NEXT_MONDAY}T09:00:00Z`);
    expect((await move(3, WEDNESDAY, 0, other)).headers.location).toBe(other);
    expect(await open(other)).toContain('<h1>Programarea a trecut</h1>');
    expect((await clinic.app.inject(`${other}/mutare`)).headers.location).toBe(other);
    expect(await taken()).toEqual(['2 2026-03-09']);
  });

  it('needs this site’s form and a time', async () => {
    const fields = { ora: `2 ${NEXT_MONDAY}`, mutari: '0' };
    expect((await send(`${page}/mutare`, fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (const wrong of [{}, { ora: 'x 2026-03-09', mutari: '0' }, { ...fields, ora: '2 2026-02-30' }])
      expect((await send(`${page}/mutare`, wrong)).statusCode).toBe(400);
    expect(await taken()).toEqual(['1 2026-03-09']);
  });

  it('offers the way back for ten minutes, unless someone else has booked the old time', async () => {
    await move(2);
    const moved = await open();
    expect(moved).toContain('>Programarea este mutată</h1>');
    expect(wayBack.exec(moved)?.[1]).toBe('Înapoi la luni, 9 martie, 09:00, la Dr. Ioana Mureșan');
    await book();
    expect(await open()).toContain(
      'Ora de dinainte, luni, 9 martie, 09:00, la Dr. Ioana Mureșan, nu mai este liberă.',
    );
    expect(await open()).not.toMatch(wayBack);
    clinic.now += 10 * 60_000;
    expect(await open()).toContain('<h1>Programarea dumneavoastră</h1>');
  });

  it('is at its former time after the way back, which has none of its own', async () => {
    await move(2);
    await move(1, NEXT_MONDAY, 1);
    expect(await taken()).toEqual(['1 2026-03-09']);
    const back = await open();
    expect(back).toContain('>Programarea a revenit la ora de dinainte</h1>');
    expect(back).not.toMatch(/Înapoi la luni|Înainte de mutare era|vă puteți întoarce/);
  });
});
