import { addDays } from '../../../src/domain/calendarDate';
import { clinicCommand, refusedWith } from '../support/clinicCommand';
import { MONDAY, TODAY } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';

const staff = staffHarness();
const { json, run, refused, onData, book } = staff;
const freed = () => onData((db) => db.selectFrom('freed_times').select(['slotId', 'date']).execute());

describe('a week', () => {
  test('can get a series of times; an overlap is refused and named', async () => {
    const week = '--doctor 3 --day marti --from 9:00 --to 10:15';
    expect(await json(`slots add ${week}`)).toMatchObject([
      { doctor: 3, day: 'marți', from: '09:00', to: '09:30' },
      { doctor: 3, day: 'marți', from: '09:30', to: '10:00' },
    ]);
    await refused(/^Se suprapune cu intervalul 5: 09:00-09:30, marți, /, 1, `slots add ${week}`);
    expect(await run('slots list --doctor 3')).toMatch(/^Dr\. Vlad Oltean \(3\)[^]*09:00–09:30 \(5\)/);
  });

  test('keeps its past when a time is removed and added again with another length', async () => {
    const past = addDays(MONDAY, -98);
    const reference = await book({ date: past });
    await json('slots remove 1 --yes');
    const longer = '--doctor 1 --day luni --from 09:00 --to 09:25 --minutes 25';
    await json(`slots add ${longer}`);
    expect(await json(`appointments show ${reference}`)).toMatchObject({ date: past, endTime: '09:30' });
  });

  test('offers newly added times to the waiting list', async () => {
    await json('slots add --doctor 3 --day luni --from 09:00 --to 09:30');
    expect(await freed()).toContainEqual({ slotId: 5, date: MONDAY });
  });

  test('keeps a time with upcoming appointments, which are listed', async () => {
    const reference = await book();
    await refused(new RegExp(reference), 1, 'slots remove 1 2 --yes');
  });
});

describe('days off', () => {
  const days = `--from ${MONDAY} --to ${addDays(MONDAY, 4)}`;

  test('for a doctor list the appointments they affect and never overlap', async () => {
    const reference = await book();
    const added = await run(`vacations add --doctor 1 ${days}`);
    expect(added).toMatch(/^Am adăugat concediul .* al medicului 1, Dr\. Ioana Mureșan\.\n/);
    expect(added).toMatch(/Atenție: o programare viitoare în aceste zile/);
    expect(added).toContain(reference);
    await refused(/^Se suprapune cu concediul 2: /, 1, `vacations add --doctor 1 --from ${MONDAY}`);
    await refused(/^Sfârșitul este înaintea începutului/, 1, `vacations change 2 --to ${TODAY}`);
    expect(await json(`vacations change 2 --to ${MONDAY}`)).toMatchObject({
      from: MONDAY,
      to: MONDAY,
    });
    expect(await json('vacations list --doctor 1')).toMatchObject([{ id: 2, doctor: 1 }]);
    expect(await run('vacations list')).toContain('Dr. Ioana Mureșan');
  });

  test('free times for the waiting list when they are removed or shortened', async () => {
    await json(`vacations add --doctor 1 ${days}`);
    await json(`vacations change 2 --from ${addDays(MONDAY, 1)}`);
    expect(await freed()).toEqual([1, 2].map((slotId) => ({ slotId, date: MONDAY })));
    await json('vacations remove 2 --yes');
    expect(await freed()).toContainEqual({ slotId: 3, date: addDays(MONDAY, 2) });
  });

  test('that a colleague removes before the answer to the question are named', async () => {
    await json(`vacations add --doctor 1 ${days}`);
    const answer = async function* () {
      await onData((db) => db.deleteFrom('vacations').where('id', '=', 2).execute());
      yield 'da\n';
    };
    const words = /Nu există concediul 2\. Vedeți: clinic vacations list --all\n$/;
    const command = clinicCommand(staff.url, answer());
    expect(await command('vacations', 'remove', '2')).toEqual(refusedWith(1, words));
  });

  test('for the whole clinic list the appointments they affect and never overlap', async () => {
    const reference = await book();
    const added = await run(`closures add ${days} --name "Zile libere"`);
    expect(added).toMatch(/Atenție: o programare viitoare în aceste zile/);
    expect(added).toContain(reference);
    await refused(/^Se suprapune cu ziua închisă 1: /, 1, `closures add --from ${MONDAY} --name x`);
    await json('closures change 1 --name Zugrăvit');
    expect(await json('closures list')).toMatchObject([{ id: 1, from: MONDAY, name: 'Zugrăvit' }]);
    expect(await run(`appointments day --doctor 1 --date ${MONDAY}`)).toMatch(
      /, nu lucrează: o programare[^]*10:30–11:00 +nu lucrează/,
    );
    await json('closures remove 1 --yes');
    expect(await freed()).toContainEqual({ slotId: 4, date: MONDAY });
    expect(await freed()).not.toContainEqual({ slotId: 1, date: MONDAY });
  });

  test('in the past are listed on request', async () => {
    expect(await run(`closures add --from ${addDays(TODAY, -2)} --name Ieri`)).toMatch(
      /Atenție: aceste zile au trecut/,
    );
    expect(await json('closures list')).toEqual([]);
    expect(await json('closures list --all')).toMatchObject([{ name: 'Ieri' }]);
  });

  test('include the public holidays of a year that fall on workdays, once each', async () => {
    const year = String(Number(MONDAY.slice(0, 4)) + 2);
    await refused(/Ziua Muncii|Ziua Națională[^]*--yes/, 2, `closures add-holidays ${year}`);
    await json(`closures add --from ${year}-01-01 --to ${year}-01-10 --name Iarna`);
    await json(`closures add-holidays ${year} --yes`);
    const closed = await json<{ from: string }[]>('closures list');
    const weekdays = closed.map(({ from }) => new Date(from).getUTCDay());
    expect(closed.length).toBeGreaterThan(5);
    expect(weekdays.slice(1).filter((day) => day < 1 || day > 5)).toEqual([]);
    expect(closed.filter(({ from }) => from < `${year}-01-11`)).toHaveLength(1);
    expect(await json(`closures add-holidays ${year} --yes`)).toEqual({ closures: [], warnings: [] });
  });
});

describe('the profile', () => {
  test('is shown and set field by field', async () => {
    await json('profile set phone "(0264) 111 222"');
    await json('profile set payment <b>Card</b>');
    await json('profile set legalName ""');
    await json('profile set openDays "Luni - sambata"');
    await json('profile set phoneDays Duminică');
    expect(await json('profile show')).toMatchObject({
      payment: '<b>Card</b>',
      legalName: '',
      openDays: 'luni–sâmbătă',
      phoneDays: 'duminică',
    });
  });
});
