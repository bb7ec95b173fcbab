import { CALLS, type WireSlotEvent } from '../../../src/domain/contract';
import { addDays } from '../../../src/domain/calendarDate';
import { openDatabase } from '../../../src/server/db/open';
import { subscriptionPath } from '../../../src/content/paths';
import { addCalendar } from '../../../src/server/agenda/calendars';
import { tryToBook } from '../support/booking';
import { openSlotEvents } from '../support/slotEventStream';
import { MONDAY } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';
import { openTestClinic, type TestClinic } from '../support/testClinic';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

const ROUNDS = 8;

describe(`a blocked time on ${ENGINE}`, () => {
  const staff = staffHarness(engineDatabase);
  let site: TestClinic;
  beforeEach(async () => {
    site = await openTestClinic({ database: await openDatabase(staff.url), clock: Date.now });
  });
  afterEach(() => site.close());

  const book = (date: string) => tryToBook(site.db, { date }, { now: Date.now() });
  const datesIn = (slots: WireSlotEvent['slots']) =>
    slots.find(({ slot }) => slot.id === 1)?.appointments.map(({ date }) => date);
  const listed = async () => {
    const { body } = await site.app.inject(`${CALLS.slots}?user_id=1`);
    return JSON.parse(body) as WireSlotEvent['slots'];
  };

  it('is a taken one for patients, in open calendars at once, until it is unblocked', async () => {
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const stream = await openSlotEvents(url, 1);
    expect(datesIn(((await stream.next()) as WireSlotEvent).slots)).toEqual([]);
    const dates = [MONDAY, addDays(MONDAY, 7)];
    const line = `slots block 1 --date ${MONDAY} --until ${addDays(MONDAY, 13)}`;
    expect(await staff.json(`${line} --reason x`)).toEqual({ dates });
    expect(datesIn(((await stream.next()) as WireSlotEvent).slots)).toEqual(dates);
    expect((await listed())[0]).toEqual({
      slot: { id: 1, day: 0, start_time: '09:00', end_time: '09:30' },
      appointments: dates.map((date) => ({ date })),
      hasAppointments: true,
    });
    expect(await book(MONDAY)).toEqual({ kind: 'taken' });
    await staff.json(`slots unblock 1 --date ${MONDAY}`);
    expect(datesIn(((await stream.next()) as WireSlotEvent).slots)).toEqual(dates.slice(1));
    stream.close();
    expect(datesIn(await listed())).toEqual(dates.slice(1));
    expect(await book(MONDAY)).toMatchObject({ kind: 'booked' });
  });

  it('is refused where a patient is booked, with the commands that move and cancel, and on no other day either', async () => {
    const reference = await staff.book({ date: addDays(MONDAY, 7) });
    const line = `slots block 1 --date ${MONDAY} --until ${addDays(MONDAY, 7)} --reason x`;
    const ways = [`appointments move ${reference} --when prima`, `appointments cancel ${reference}`];
    await staff.refused(new RegExp(`o programare viitoare[^]*${ways.join('[^]*')}`), 1, line);
    expect(await book(MONDAY)).toMatchObject({ kind: 'booked' });
  });

  it('and a booking of the same time never both succeed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = addDays(MONDAY, round * 7);
      const [booking, blocking] = await Promise.all([
        book(date),
        staff.clinic(`slots block 1 --date ${date} --reason x`),
      ]);
      const isBooked = booking.kind === 'booked';
      expect([booking.kind, blocking.code]).toEqual(isBooked ? ['booked', 1] : ['taken', 0]);
    }
  });

  it('is listed with its doctor and reason, and one that was blocked before is named', async () => {
    const line = `slots block 1 --date ${MONDAY} --reason`;
    expect(await staff.run(`${line} Ședință`)).toMatch(
      /^Am blocat intervalul 1, 09:00–09:30, luni, Dr\. Ioana Mureșan: lun\. \S+\.\n$/,
    );
    expect(await staff.run(`${line} Curs`)).toMatch(/deja blocat, .*: lun\. \S+ \(„Ședință”\)\.\n$/);
    expect(await staff.run('slots blocks')).toMatch(/Dr\. Ioana Mureșan +lun\. \S+ +09:00–09:30 +Curs/);
    expect(await staff.json('slots blocks --doctor 2')).toEqual([]);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('is shown with its reason on the day sheet and in subscribed calendars, until it leaves the week', async () => {
    await staff.json(`slots block 1 --date ${MONDAY} --reason "Ședință, sala 2"`);
    expect(await staff.run(`appointments day --doctor 1 --date ${MONDAY}`)).toMatch(
      /: nicio programare\n[^]*09:00–09:30 +blocat: Ședință, sala 2\n10:30–11:00 +liber/,
    );
    const { reference } = await addCalendar(site.db, 1, false, Date.now());
    const feed = async () => (await site.app.inject(subscriptionPath(site.links.tokenFor(reference)))).body;
    const hour = /STATUS:CONFIRMED\s+DTSTAMP.*\s+DTSTART;.*T090000\s+DTEND;.*T093000\s+SUMMARY:(.*)/;
    expect(hour.exec(await feed())?.[1]).toBe('blocat: Ședință\\, sala 2');
    await staff.json('slots remove 1 --yes');
    expect(await feed()).not.toContain('blocat');
  });

  it('is offered to the waiting list when it is unblocked', async () => {
    await staff.json(`slots block 1 --date ${MONDAY} --reason x`);
    await staff.json(`slots unblock 1 --date ${MONDAY}`);
    const freed = await site.db.selectFrom('freed_times').select(['slotId', 'date']).execute();
    expect(freed).toEqual([{ slotId: 1, date: MONDAY }]);
  });

  it('asks before many weeks, with their number, the first and the last', async () => {
    const line = `slots block 1 --date ${MONDAY} --until ${addDays(MONDAY, 70)} --reason x`;
    await staff.refused(/^Blocați .*: 11 zile, lun\. .* – lun\. .* --yes/, 2, line);
    expect(await staff.run(`${line} --yes`)).toContain(': 11 zile, lun. ');
  });

  it('must be one of the week, not past, of a day on which the doctor works, and blocked', async () => {
    const tuesday = addDays(MONDAY, 1);
    await staff.json(`closures add --from ${addDays(MONDAY, 7)} --name Liber`);
    for (const [words, days] of [
      [/^Ați ales intervalul 1, .*Ioana Mureșan\. Nicio zi de luni în mar\. .*\n$/, `--date ${tuesday}`],
      [/ Ultima zi, .*, este înaintea primei/, `--date ${tuesday} --until ${MONDAY}`],
      [/ A trecut deja: lun\. /, `--date ${addDays(MONDAY, -140)}`],
      [/medicul nu lucrează: lun\. /, `--date ${addDays(MONDAY, 7)}`],
    ] as const)
      await staff.refused(words, 1, `slots block 1 ${days} --reason x`);
    await staff.refused(/Nu există intervalul 99/, 1, `slots block 99 --date ${MONDAY} --reason x`);
    await staff.refused(/nu este blocat/, 1, `slots unblock 1 --date ${MONDAY}`);
    await staff.refused(/, este înaintea primei/, 1, `slots unblock 1 --date ${tuesday} --until ${MONDAY}`);
  });
});
