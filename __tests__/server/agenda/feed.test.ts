import { DAY, MINUTE } from '../../../src/domain/durations';
import ICAL from 'ical.js';
import { appointmentCalendarEntry } from '../../../src/content/appointmentCalendarEntry';
import { subscriptionPath } from '../../../src/content/paths';
import { patientPaths } from '../../../src/content/patientPaths';
import { addCalendar, removeCalendars } from '../../../src/server/agenda/calendars';
import { cancel } from '../../../src/server/booking/cancel';
import { findByReference } from '../../../src/server/booking/find';
import { move } from '../../../src/server/booking/move';
import { forgetPerson } from '../../../src/server/patient/person';
import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { byPatient, bookSample, tryToBook } from '../support/booking';
import { clinicForEach } from '../support/testClinic';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';

describe('a calendar that staff subscribe to', () => {
  const site = clinicForEach();

  const pathOf = ({ reference }: { readonly reference: string }) =>
    subscriptionPath(site.links.tokenFor(reference));
  const add = async (doctorId: number | null = 1, hasNames = false) =>
    pathOf(await addCalendar(site.db, doctorId, hasNames, NOW));
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });

  /** Returns the events that a calendar program reads. */
  async function eventsAt(url: string) {
    const calendar = new ICAL.Component(ICAL.parse((await get(url)).body) as never[]);
    return calendar.getAllSubcomponents('vevent').map((event) => {
      const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
      return {
        uid: of('uid').replace('@clinic-website', ''),
        title: of('summary'),
        description: of('description'),
        start: of('dtstart'),
        end: of('dtend'),
        sequence: of('sequence'),
        status: of('status'),
        changed: of('dtstamp'),
      };
    });
  }

  it('shows a booking by initials under the patient’s own UID, moves it, and drops it when it is cancelled', async () => {
    const ofDoctor = await add();
    const ofAll = await add(null);
    const uid = await bookSample(site.db);
    expect(await eventsAt(ofDoctor)).toEqual([
      {
        uid,
        title: 'P.A.',
        description: `Specialitate: Cardiologie\nCod: ${uid}`,
        start: `${NEXT_MONDAY}T09:00:00`,
        end: `${NEXT_MONDAY}T09:30:00`,
        sequence: '0',
        status: 'CONFIRMED',
        changed: '2026-03-02T08:00:00Z',
      },
    ]);
    const appointment = await findByReference(site.db, uid);
    if (appointment === undefined) throw new Error('The booking is not stored.');
    const own = appointmentCalendarEntry(appointment, uid, SAMPLE_PROFILE);
    expect(own.uid).toBe(`${uid}@clinic-website`);
    await move(site.db, uid, { slotId: 2, date: NEXT_MONDAY }, byPatient(NOW + DAY));
    const moved = {
      uid,
      start: `${NEXT_MONDAY}T10:30:00`,
      sequence: '1',
      changed: '2026-03-03T08:00:00Z',
    };
    expect(await eventsAt(ofDoctor)).toMatchObject([moved]);
    const title = 'Dr. Ioana Mureșan, P.A.';
    expect(await eventsAt(ofAll)).toContainEqual(expect.objectContaining({ ...moved, title }));
    expect((await get(await add(2))).body).not.toContain(uid);
    await cancel(site.db, uid, byPatient(NOW));
    expect(await eventsAt(ofDoctor)).toEqual([]);
  });

  it('shows names and phones only when it was made so, and is named after its doctor and the clinic', async () => {
    await bookSample(site.db);
    const [event] = await eventsAt(await add(1, true));
    expect(event).toMatchObject({ title: 'Pop Ana' });
    expect(event?.description).toContain('Telefon: 0700 000 000');
    const { body } = await get(await add());
    expect(body).not.toMatch(/Pop|0700/);
    // Some programs show a comma escaped.
    expect(body).toContain('X-WR-CALNAME:Dr. Ioana Mureșan – Clinica');
  });

  it('marks what is not confirmed yet, until it can no longer be', async () => {
    const url = await add();
    await tryToBook(site.db);
    await site.db
      .updateTable('appointments')
      .set({ state: 'pending', confirmUntil: new Date(NOW + MINUTE).toISOString() })
      .execute();
    expect(await eventsAt(url)).toMatchObject([{ title: 'neconfirmată, P.A.', status: 'TENTATIVE' }]);
    site.now += MINUTE;
    expect(await eventsAt(url)).toEqual([]);
  });

  it('shows days off and closed days as whole days, each where it belongs', async () => {
    await site.db
      .insertInto('closures')
      .values({ startDate: '2026-04-10', endDate: '2026-04-13', name: 'Paște' })
      .execute();
    const closed = { title: 'Clinica închisă: Paște', start: '2026-04-10', end: '2026-04-14' };
    const off = { title: 'zi liberă', start: NEXT_MONDAY, end: '2026-03-11' };
    expect(await eventsAt(await add(1))).toMatchObject([closed]);
    expect(await eventsAt(await add(2))).toMatchObject([closed, off]);
    const named = { ...off, title: 'Dr. Anca Rusu, zi liberă' };
    expect(await eventsAt(await add(null))).toMatchObject([closed, named]);
  });

  it('reaches four weeks back, and as far ahead as patients can book', async () => {
    for (const date of ['2026-02-01', '2026-02-02', '2027-03-05', '2027-03-08'])
      await storeAppointment(site.db, NOW, { date });
    const starts = (await eventsAt(await add())).map(({ start }) => start.slice(0, 10));
    expect(starts).toEqual(['2026-02-02', '2027-03-05']);
  });

  it('forgets a patient whose data were erased', async () => {
    const url = await add(1, true);
    const reference = await storeAppointment(site.db, NOW, { date: '2026-02-16' });
    expect(await eventsAt(url)).toHaveLength(1);
    await forgetPerson(site.db, { reference }, 'staff', NOW);
    expect(await eventsAt(url)).toEqual([]);
  });

  it('is not sent again to a program that has it, and is stored and found nowhere else', async () => {
    await bookSample(site.db);
    const url = await add();
    const first = await get(url, { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    site.now += 15 * MINUTE;
    const again = { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) };
    expect(await get(url, again)).toMatchObject({ statusCode: 304, body: '' });
    await bookSample(site.db, { slotId: 2 });
    expect((await get(url, again)).statusCode).toBe(200);
  });

  it('is a 404 for an address that was made up, removed or renewed, or is a patient’s', async () => {
    const calendar = await addCalendar(site.db, 1, false, NOW);
    const url = pathOf(calendar);
    const token = site.links.tokenFor(await bookSample(site.db));
    for (const wrong of [
      url.replace('.ics', 'x.ics'),
      subscriptionPath('7KQ3M9XA-x'),
      subscriptionPath(token),
    ])
      expect((await get(wrong)).statusCode).toBe(404);
    expect((await get(patientPaths(site.links.tokenFor(calendar.reference)).page)).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(200);
    await removeCalendars(site.db, [calendar.id]);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('is limited by address', async () => {
    const own = await site.open({ receptionAddresses: [] });
    const { reference } = await addCalendar(own.db, 1, false, NOW);
    const url = subscriptionPath(own.links.tokenFor(reference));
    const answers: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) answers.push((await own.app.inject({ url })).statusCode);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
  });
});
