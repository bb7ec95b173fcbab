import type { ClaimedMail } from '../../../src/server/database/ports/outboxStore';
import type { TestPlace } from '../support/databaseForEach';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { ANY_TIME, MONDAY_AFTER, THIRD_MONDAY, waitingClinic, WEEKS } from './waitingClinic';

const LIST = '/programare/asteptare';
const FORM = `${LIST}?serviciu=1&medic=1`;
const EMAIL = 'dan@exemplu.example';
const MINUTE = 60_000;

type Offer = Extract<ClaimedMail, { kind: 'place.offer' }>;

/** What those are promised who found no free time and wait for one without an appointment, on every engine. */
export function describePlaces(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`waiting without an appointment in ${name}`, () => {
    const the = waitingClinic(prepare);
    const { book, open, send, ask, cancel, offered, pass, onDesk } = the;

    const wait = (fields: readonly string[] = [], email = EMAIL) =>
      send(FORM, [`email=${email}`, ...ANY_TIME, ...fields].join('&'));
    const offers = async (): Promise<readonly Offer[]> => {
      await the.clinic.database.waiting.offerFreed(the.now, WEEKS);
      const mails = await the.clinic.database.outbox.claim(the.now, the.now + MINUTE, 100);
      for (const mail of mails) await the.clinic.database.outbox.settle(mail, { kind: 'sent', at: the.now });
      return mails.filter((mail): mail is Offer => mail.kind === 'place.offer' && mail.offered.isOfUse);
    };
    const told = async () =>
      (await offers()).map(({ email, offered: { slotId, date } }) => `${email} ${slotId} ${date}`);

    it('tells of a freed time, in turn with those who have an appointment', async () => {
      expect(await open(FORM)).toMatch(/<h1>place<\/h1>.*Cardiologie, Dr\. Ioana Mureșan/);
      const holder = await book(1, NEXT_MONDAY);
      const patient = await book(1, MONDAY_AFTER);
      expect((await wait()).body).toContain('<h1>asked</h1>');
      pass(1);
      await ask(patient);
      expect(await told()).toEqual([]);
      await cancel(holder);
      expect(await told()).toEqual([`${EMAIL} 1 ${NEXT_MONDAY}`]);
      pass(30);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${patient}`]);
    });

    it('tells of nothing that only time has brought within the half year that is looked at', async () => {
      const page = await book(1, '2026-12-07');
      await ask(page);
      await wait();
      pass(14 * 24 * 60);
      expect([...(await offered()), ...(await told())]).toEqual([]);
    });

    it('ends when they have booked', async () => {
      const [first, second] = [await book(1, NEXT_MONDAY), await book(1, MONDAY_AFTER)];
      await wait();
      pass(1);
      await cancel(first);
      expect(await told()).toHaveLength(1);
      await book(1, NEXT_MONDAY, { client_email: EMAIL.toUpperCase() });
      await cancel(second);
      pass(30);
      expect(await told()).toEqual([]);
    });

    it('is left with one press, which leaves nothing of the address', async () => {
      const holder = await book(1, NEXT_MONDAY);
      await wait();
      await cancel(holder);
      const [offer] = await offers();
      const page = `${LIST}/${offer?.linkToken}`;
      expect(await open(page)).toContain('<h1>own</h1>');
      expect((await send(page, 'List-Unsubscribe=One-Click')).body).toContain('<h1>left</h1>');
      expect(await open(page)).toContain('<h1>left</h1>');
      await onDesk(async ({ db }) => {
        expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
        expect(await db.selectFrom('outbox').selectAll().where('offerId', 'is not', null).execute()).toEqual(
          [],
        );
      });
    });

    it('holds three wishes of one address at most, and answers a fourth like the others', async () => {
      const answers = [];
      for (const email of [EMAIL, EMAIL, EMAIL, EMAIL.toUpperCase(), 'ion@exemplu.example'])
        answers.push((await wait([], email)).body);
      expect(new Set(answers).size).toBe(1);
      expect((await the.clinic.database.waiting.list(the.now)).map(({ email }) => email)).toEqual([
        ...[EMAIL, EMAIL, EMAIL, 'ion@exemplu.example'],
      ]);
    });

    it('needs an address, a time that would suit, and a service that there is', async () => {
      expect((await wait([], 'dan')).statusCode).toBe(422);
      const again = await send(FORM, `email=${EMAIL}&zi=1`);
      expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('<h1>place</h1>')]);
      expect(again.body).toContain('alegeți cel puțin o zi și cel puțin o parte a zilei.');
      expect(again.body).toContain(EMAIL);
      expect(
        [...again.body.matchAll(/name="([^"]+)" value="(\d)" checked/g)].map(([, ...box]) => box),
      ).toEqual([['zi', '1']]);
      expect((await send(`${LIST}?serviciu=9`, `email=${EMAIL}&zi=1&parte=1`)).statusCode).toBe(400);
      expect((await the.clinic.app.inject(`${LIST}?serviciu=x`)).headers.location).toBe('/programare');
      expect(await the.clinic.database.waiting.list(the.now)).toEqual([]);
    });

    it('is told to who asks for their data, and forgotten with them or after 26 weeks', async () => {
      await wait();
      const { people, waiting } = the.clinic.database;
      expect((await people.find({ email: EMAIL })).places).toMatchObject([{ days: 31, parts: 3 }]);
      const holder = await book(1, THIRD_MONDAY);
      the.now = Date.parse('2026-09-01T09:00:00Z');
      await cancel(holder);
      expect(await told()).toEqual([]);
      expect(await waiting.list(the.now)).toEqual([]);
      expect(await people.forget({ email: EMAIL }, 'staff', the.now)).toMatchObject({ places: 1 });
      expect((await people.find({ email: EMAIL })).places).toEqual([]);
      await wait();
      expect(await the.clinic.database.purgeBefore('2026-09-02')).toMatchObject({ places: 1 });
      expect((await people.find({ email: EMAIL })).places).toEqual([]);
    });
  });
}
