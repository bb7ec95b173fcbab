import { clinicInstant } from '../../../src/domain/clock';
import { openBesideServer, openEngine } from '../../../src/server/database/openDatabase';
import type { ClaimedMail } from '../../../src/server/database/ports/outboxStore';
import { auditJournal } from '../../../src/server/database/staff/journal';
import { addSlots } from '../../../src/server/database/staff/slots';
import { enterVacation, removeVacation } from '../../../src/server/database/staff/vacations';
import { clinicCommand } from '../support/clinicCommand';
import type { TestPlace } from '../support/databaseForEach';
import { post } from '../support/forms';
import { openTestDatabase } from '../support/openTestDatabase';
import { NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const MINUTE = 60_000;
const WEEKS = 52;
/** Doctor 1 has Mondays at 9:00 and 10:30 (slots 1 and 2) and Wednesdays at 9:00 (slot 3). */
const [MONDAY_AFTER, WEDNESDAY, THIRD_MONDAY] = ['2026-03-16', '2026-03-11', '2026-03-23'];

const ANY_TIME = ['zi=0', 'zi=1', 'zi=2', 'zi=3', 'zi=4', 'parte=1', 'parte=2'];

type Offer = Extract<ClaimedMail, { kind: 'earlier.offer' }>;

/** What those are promised who wait for an earlier time, on every storage engine. */
export function describeWaiting(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`waiting for an earlier time in ${name}`, () => {
    let now = NOW;
    let place: TestPlace;
    let clinic: TestClinic;
    beforeEach(async () => {
      now = NOW;
      place = await prepare();
      const database = await openTestDatabase(place.url);
      clinic = await openTestClinic({ database, clock: () => now, smtpUrl: 'smtp://127.0.0.1:9' });
    });
    afterEach(async () => {
      await clinic.close();
      await place.remove();
    });

    const onDesk = async <T>(work: (engine: Awaited<ReturnType<typeof openEngine>>) => Promise<T>) => {
      const engine = await openEngine(place.url, 'staff');
      try {
        return await work(engine);
      } finally {
        await engine.close();
      }
    };
    const book = async (slotId: number, date: string, changes: object = {}): Promise<string> =>
      (
        await post(clinic.app, 'createAppointment', {
          ...{ ...wireAppointment, user_appointment_id: slotId, date },
          ...{ client_email: `p${slotId}${date}@exemplu.example`, ...changes },
        })
      ).json<{ link: string }>().link;
    const open = async (url: string) => (await clinic.app.inject(url)).body;
    const send = (url: string, fields: string) =>
      clinic.app.inject({
        ...{ method: 'POST', url, payload: fields },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const ask = (page: string, fields: readonly string[] = ANY_TIME) =>
      send(`${page}/mai-devreme`, fields.join('&'));
    const cancel = (page: string) => send(page, '');
    const move = (page: string, slotId: number, date: string, moves = 0) =>
      send(`${page}/mutare`, `ora=${slotId}+${date}&mutari=${moves}`);
    /** What is offered at this moment, mails sent at once, to which page. */
    const offered = async (): Promise<readonly string[]> => {
      await clinic.database.waiting.offerFreed(now, WEEKS);
      const mails = await clinic.database.outbox.claim(now, now + MINUTE, 100);
      for (const mail of mails) await clinic.database.outbox.settle(mail, { kind: 'sent', at: now });
      return mails
        .filter((mail): mail is Offer => mail.kind === 'earlier.offer' && mail.offered.isOfUse)
        .map(({ linkToken, offered: { slotId, date } }) => `${slotId} ${date} /programare/${linkToken}`);
    };
    const pass = (minutes: number) => {
      now += minutes * MINUTE;
    };

    it('offers a cancelled time to one after the other, in the order in which they asked, each for 30 minutes', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const first = await book(1, MONDAY_AFTER);
      const second = await book(2, MONDAY_AFTER);
      const third = await book(1, THIRD_MONDAY);
      for (const page of [second, first, third]) {
        await ask(page);
        pass(1);
      }
      expect(await offered()).toEqual([]);
      await cancel(holder);
      for (const page of [second, first, third]) {
        expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
        pass(29);
        expect(await offered()).toEqual([]);
        pass(1);
      }
      expect(await offered()).toEqual([]);
    });

    it('moves the appointment by the button of the offer’s page, which is open to all who press first', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const [first, second] = [await book(1, MONDAY_AFTER), await book(2, MONDAY_AFTER)];
      await ask(first);
      await ask(second);
      await cancel(holder);
      await offered();
      pass(30);
      await offered();
      const offer = (page: string) => open(`${page}/mai-devreme?ora=1+${NEXT_MONDAY}`);
      expect(await offer(first)).toMatch(
        /<h1>offer<\/h1>.*luni, 16 martie 2026, ora 09:00 luni, 9 martie 2026, ora 09:00, la Dr\. Ioana Mureșan/,
      );
      expect(await offer(first)).toContain(`name="ora" value="1 ${NEXT_MONDAY}"`);
      const answers = await Promise.all([first, second].map((page) => move(page, 1, NEXT_MONDAY)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
      const [winner = '', loser = ''] = answers[0]?.statusCode === 303 ? [first, second] : [second, first];
      expect(await open(winner)).toContain('luni, 9 martie 2026, ora 09:00');
      expect(await offer(loser)).toContain('<h1>gone</h1>');
      expect(await open(loser)).toContain('luni, 16 martie 2026');
      // Who has moved waits no more; the other does.
      expect([await open(winner), await open(loser)].map((page) => page.includes('Așteptați'))).toEqual([
        false,
        true,
      ]);
    });

    it('offers what a move frees, and what a day off that is taken back does', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(1, THIRD_MONDAY);
      const vacation = await onDesk(({ db }) =>
        enterVacation(
          db,
          { doctorId: 1, startDate: MONDAY_AFTER, endDate: MONDAY_AFTER },
          { date: '2026-03-02', time: '10:00' },
        ),
      );
      await ask(page);
      await move(holder, 3, WEDNESDAY);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
      await onDesk(({ db }) => removeVacation(db, vacation.kind === 'entered' ? vacation.id : 0));
      expect(await offered()).toEqual([]);
      pass(30);
      expect(await offered()).toEqual([`1 ${MONDAY_AFTER} ${page}`]);
      pass(30);
      expect(await offered()).toEqual([`2 ${MONDAY_AFTER} ${page}`]);
    });

    it('offers only what suits and what was not free when they asked', async () => {
      const [early, late] = [await book(1, NEXT_MONDAY), await book(2, NEXT_MONDAY)];
      const [wednesday, page] = [await book(3, WEDNESDAY), await book(1, THIRD_MONDAY)];
      await ask(page, ['zi=0', 'zi=4', 'parte=1']);
      await cancel(wednesday);
      expect(await offered()).toEqual([]);
      await ask(page, ['zi=0', 'parte=2']);
      await cancel(early);
      expect(await offered()).toEqual([]);
      await ask(page);
      expect(await offered()).toEqual([]);
      await cancel(late);
      expect(await offered()).toEqual([`2 ${NEXT_MONDAY} ${page}`]);
      // What was free then, and was taken and freed since, is news.
      const again = await book(1, NEXT_MONDAY);
      pass(30);
      expect(await offered()).toEqual([]);
      await cancel(again);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    });

    it('offers another doctor’s time only to those who asked for it', async () => {
      await onDesk(({ db }) => addSlots(db, 3, [{ weekday: 2, startTime: '10:00', endTime: '10:30' }]));
      const holder = await book(5, WEDNESDAY, { user_id: 3 });
      const page = await book(4, MONDAY_AFTER, { user_id: 2 });
      const other = await book(4, THIRD_MONDAY, { user_id: 2 });
      await ask(page);
      await ask(other, [...ANY_TIME, 'alt-medic=1']);
      await cancel(holder);
      expect(await offered()).toEqual([`5 ${WEDNESDAY} ${other}`]);
    });

    it('offers nobody the same time twice, and one time at a time', async () => {
      const holders = [await book(1, NEXT_MONDAY), await book(2, NEXT_MONDAY)];
      const page = await book(1, MONDAY_AFTER);
      await ask(page);
      for (const holder of holders) await cancel(holder);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
      await cancel(await book(1, NEXT_MONDAY));
      expect(await offered()).toEqual([]);
      pass(30);
      expect(await offered()).toEqual([`2 ${NEXT_MONDAY} ${page}`]);
      await send(`${page}/mai-devreme`, '');
      const again = await book(1, NEXT_MONDAY);
      await ask(page);
      await cancel(again);
      pass(60);
      expect(await offered()).toEqual([]);
    });

    it('offers nothing at night, and nothing that begins before the offer has ended', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(1, MONDAY_AFTER);
      await ask(page);
      now = clinicInstant({ date: '2026-03-08', time: '22:00' });
      await cancel(holder);
      expect(await offered()).toEqual([]);
      now = clinicInstant({ date: NEXT_MONDAY, time: '07:00' });
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
      const next = await book(2, NEXT_MONDAY);
      await clinic.database.waiting.offerFreed(now, WEEKS);
      now = clinicInstant({ date: NEXT_MONDAY, time: '10:00' });
      await cancel(next);
      expect(await offered()).toEqual([]);
    });

    it('makes one offer of it, however many processes look', async () => {
      const holder = await book(1, NEXT_MONDAY);
      for (const slotId of [1, 2]) await ask(await book(slotId, MONDAY_AFTER));
      await cancel(holder);
      const others = await Promise.all([1, 2, 3].map(() => openBesideServer(place.url)));
      await Promise.all(others.flatMap(({ waiting }) => [1, 2, 3].map(() => waiting.offerFreed(now, WEEKS))));
      await Promise.all(others.map((other) => other.close()));
      expect(await offered()).toHaveLength(1);
    });

    it('keeps an offer open as long as nobody could be told, and passes on one whose mailbox refuses', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const [first, second] = [await book(1, MONDAY_AFTER), await book(2, MONDAY_AFTER)];
      await ask(first);
      await ask(second);
      await cancel(holder);
      await clinic.database.waiting.offerFreed(now, WEEKS);
      pass(90);
      await clinic.database.waiting.offerFreed(now, WEEKS);
      const claim = async () =>
        (await clinic.database.outbox.claim(now, now + MINUTE, 100)).filter(
          ({ kind }) => kind === 'earlier.offer',
        );
      const mails = await claim();
      expect(mails).toHaveLength(1);
      for (const mail of mails)
        await clinic.database.outbox.settle(mail, { kind: 'failed', at: now, error: '550' });
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${second}`]);
    });

    it('is left with one press, also by a mail program’s own button, and drops what was not sent yet', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(1, MONDAY_AFTER);
      expect(await open(page)).toContain(
        `href="${page}/mai-devreme">Anunțați-mă dacă se eliberează mai devreme<`,
      );
      expect(await open(`${page}/mai-devreme`)).toContain('<h1>ask</h1>');
      expect((await ask(page)).headers.location).toBe(`${page}/mai-devreme`);
      expect(await open(`${page}/mai-devreme`)).toMatch(/<h1>waiting<\/h1>.*02\.03\.2026 10:00.*luni, marți/);
      await cancel(holder);
      await clinic.database.waiting.offerFreed(now, WEEKS);
      const left = await send(`${page}/mai-devreme`, 'List-Unsubscribe=One-Click');
      expect([left.statusCode, left.body]).toEqual([200, expect.stringContaining('<h1>ask</h1>')]);
      expect(await offered()).toEqual([]);
      expect(await clinic.database.waiting.list(now)).toEqual([]);
    });

    it('is seen by staff, ends with the appointment, and asks for the patient’s own link', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(1, MONDAY_AFTER);
      await ask(page);
      jest.spyOn(Date, 'now').mockReturnValue(now);
      const { output } = await clinicCommand(place.url)('waiting');
      jest.restoreAllMocks();
      expect(output).toMatch(/02\.03\.2026 10:00 .* Pop Ana .*16\.03\.2026 09:00 .*luni, marți/);
      await cancel(page);
      await cancel(holder);
      expect(await offered()).toEqual([]);
      expect((await clinic.app.inject(`${page}/mai-devreme`)).headers.location).toBe(page);
      const changed = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`;
      expect((await ask(changed)).statusCode).toBe(404);
      expect((await clinic.app.inject(`${changed}/mai-devreme`)).statusCode).toBe(404);
    });

    it('goes on, from where the appointment is then, when the clinic moves it', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(2, NEXT_MONDAY);
      await ask(page);
      const [{ appointment }] = (await clinic.database.waiting.list(now)) as [
        { appointment: { reference: string } },
      ];
      const { reference } = appointment;
      await clinic.database.appointments.move(
        { reference },
        { slotId: 2, date: THIRD_MONDAY },
        { by: 'clinic', at: now },
      );
      expect(await offered()).toEqual([]);
      await cancel(holder);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    });

    it('is told to its patient, forgotten with them, and in the journal', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(1, MONDAY_AFTER, { client_email: 'ana@exemplu.example' });
      await ask(page);
      await cancel(holder);
      await offered();
      const told = await open(`${page}/datele-mele.txt`);
      expect(told).toContain(
        'Așteaptă o oră mai devreme: luni, marți, miercuri, joi, vineri, dimineața, după-amiaza',
      );
      expect(told).toContain('oră eliberată mai devreme, către pacient');
      await onDesk(async ({ db }) => {
        const events = await db.selectFrom('journal').select('event').orderBy('id').execute();
        expect(events.map(({ event }) => event).slice(-3)).toEqual([
          ...['appointment.awaitsEarlier', 'appointment.cancelled', 'appointment.offeredEarlier'],
        ]);
        await clinic.database.journal.seal();
        expect((await auditJournal(db)).faults).toEqual([]);
      });
      await clinic.database.people.forget({ email: 'ana@exemplu.example' }, 'staff');
      await onDesk(async ({ db }) => {
        for (const table of ['waiting', 'earlier_offers'] as const)
          expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      });
    });
  });

  it('nobody can wait where the clinic sends no mail', async () => {
    const place = await prepare();
    const clinic = await openTestClinic({ database: await openTestDatabase(place.url) });
    const { link } = (await post(clinic.app, 'createAppointment', wireAppointment)).json<{ link: string }>();
    expect((await clinic.app.inject(link)).body).not.toContain('Anunțați-mă');
    expect((await clinic.app.inject(`${link}/mai-devreme`)).headers.location).toBe(link);
    await clinic.close();
    await place.remove();
  });
}
