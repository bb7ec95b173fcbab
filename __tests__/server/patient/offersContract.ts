import { clinicInstant } from '../../../src/domain/clock';
import { openBesideServer } from '../../../src/server/database/openDatabase';
import { addSlots } from '../../../src/server/database/staff/slots';
import { enterVacation, removeVacation } from '../../../src/server/database/staff/vacations';
import type { TestPlace } from '../support/databaseForEach';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { ANY_TIME, MONDAY_AFTER, THIRD_MONDAY, WEDNESDAY, WEEKS, waitingClinic } from './waitingClinic';

/** Who is offered a time that was freed, on every storage engine. */
export function describeOffers(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`offers of freed times in ${name}`, () => {
    const the = waitingClinic(prepare);
    const { book, ask, leave, cancel, move, offered, pass, onDesk } = the;

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
      await leave(page);
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
      the.now = clinicInstant({ date: '2026-03-08', time: '22:00' });
      await cancel(holder);
      expect(await offered()).toEqual([]);
      the.now = clinicInstant({ date: NEXT_MONDAY, time: '07:00' });
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
      const next = await book(2, NEXT_MONDAY);
      await the.clinic.database.waiting.offerFreed(the.now, WEEKS);
      the.now = clinicInstant({ date: NEXT_MONDAY, time: '10:00' });
      await cancel(next);
      expect(await offered()).toEqual([]);
    });

    it('makes one offer of it, however many processes look', async () => {
      const holder = await book(1, NEXT_MONDAY);
      for (const slotId of [1, 2]) await ask(await book(slotId, MONDAY_AFTER));
      await cancel(holder);
      const others = await Promise.all([1, 2, 3].map(() => openBesideServer(the.place.url)));
      await Promise.all(
        others.flatMap(({ waiting }) => [1, 2, 3].map(() => waiting.offerFreed(the.now, WEEKS))),
      );
      await Promise.all(others.map((other) => other.close()));
      expect(await offered()).toHaveLength(1);
    });

    it('keeps an offer open as long as nobody could be told, and passes on one whose mailbox refuses', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const [first, second] = [await book(1, MONDAY_AFTER), await book(2, MONDAY_AFTER)];
      await ask(first);
      await ask(second);
      await cancel(holder);
      await the.clinic.database.waiting.offerFreed(the.now, WEEKS);
      pass(90);
      await the.clinic.database.waiting.offerFreed(the.now, WEEKS);
      const claim = async () =>
        (await the.clinic.database.outbox.claim(the.now, the.now + 60_000, 100)).filter(
          ({ kind }) => kind === 'earlier.offer',
        );
      const mails = await claim();
      expect(mails).toHaveLength(1);
      for (const mail of mails)
        await the.clinic.database.outbox.settle(mail, { kind: 'failed', at: the.now, error: '550' });
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${second}`]);
    });

    it('goes on, from where the appointment is then, when the clinic moves it', async () => {
      const holder = await book(1, NEXT_MONDAY);
      const page = await book(2, NEXT_MONDAY);
      await ask(page);
      const [own] = await the.clinic.database.waiting.list(the.now);
      await the.clinic.database.appointments.move(
        { reference: own?.appointment?.reference ?? '' },
        { slotId: 2, date: THIRD_MONDAY },
        { by: 'clinic', at: the.now },
      );
      expect(await offered()).toEqual([]);
      await cancel(holder);
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    });
  });
}
