import { Client } from 'pg';
import { openEngine, sqlClinicDatabase, type ClinicEngine } from '../../../src/server/database/openDatabase';
import { removeDoctor } from '../../../src/server/database/staff/doctors';
import { removeSlots } from '../../../src/server/database/staff/slots';
import { enterVacation } from '../../../src/server/database/staff/vacations';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { openTestEngine } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { describeStaffBesidePatients } from './staffBesidePatientsContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeStaffBesidePatients('PostgreSQL', postgresDatabase);
describeStaffBesidePatients('PostgreSQL whose transactions see one moment by default', async () => {
  const place = await postgresDatabase();
  const name = new URL(place.url).pathname.slice(1);
  await place.rows(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
  return place;
});

describe('staff who come while a booking is stored but not committed on PostgreSQL', () => {
  const clock = { date: '2026-03-02', time: '10:00' };
  let place: PostgresDatabase;
  let site: ClinicEngine;
  let desk: ClinicEngine;
  let obstacle: Client;
  beforeEach(async () => {
    place = await postgresDatabase();
    site = await openTestEngine(place.url);
    desk = await openEngine(place.url, 'staff');
    obstacle = new Client(place.url);
    await obstacle.connect();
  });
  afterEach(async () => {
    await obstacle.end();
    await Promise.all([site.close(), desk.close()]);
    await place.remove();
  });

  const haveToWait = async (count: number, orUntil: () => boolean = () => false): Promise<void> => {
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while (!orUntil() && (await place.rows(waiting)).length < count) continue;
  };

  /** Lets staff begin in the middle of a booking, whose mails cannot be written yet. */
  const duringBooking = async <Result>(staff: () => Promise<Result>) => {
    await obstacle.query('begin; lock table outbox in exclusive mode');
    const booking = sqlClinicDatabase(site).appointments.book(appointmentRequest, { createdAt: NOW });
    await haveToWait(1);
    let isDone = false;
    const change = staff().finally(() => (isDone = true));
    await haveToWait(2, () => isDone);
    await obstacle.query('commit');
    const outcome = await booking;
    expect(outcome.kind).toBe('accepted');
    return { reference: outcome.kind === 'accepted' ? outcome.reference : '', result: await change };
  };
  const references = (appointments: readonly { readonly reference: string }[]) =>
    appointments.map(({ reference }) => reference);

  it('cannot remove the slot', async () => {
    const { reference, result } = await duringBooking(() => removeSlots(desk.db, [1], clock, NOW));
    expect(references(result)).toEqual([reference]);
  });

  it('cannot remove the doctor', async () => {
    const { reference, result } = await duringBooking(() => removeDoctor(desk.db, 1, clock, NOW));
    expect(references(result)).toEqual([reference]);
  });

  it('are told of it when they enter days off', async () => {
    const days = { doctorId: 1, startDate: NEXT_MONDAY, endDate: NEXT_MONDAY };
    const { reference, result } = await duringBooking(() => enterVacation(desk.db, days, clock));
    expect(result.kind === 'entered' && references(result.inside)).toEqual([reference]);
  });

  it('do not keep patients of other doctors waiting', async () => {
    await obstacle.query('begin; lock table vacations in exclusive mode');
    const days = { doctorId: 2, startDate: '2026-04-06', endDate: '2026-04-06' };
    const entry = enterVacation(desk.db, days, clock);
    await haveToWait(1);
    const { appointments } = sqlClinicDatabase(site);
    expect((await appointments.book(appointmentRequest, { createdAt: NOW })).kind).toBe('accepted');
    await obstacle.query('commit');
    expect((await entry).kind).toBe('entered');
  });
});
