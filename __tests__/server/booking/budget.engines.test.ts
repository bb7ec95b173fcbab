import type { InjectOptions } from 'fastify';
import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { forgetUses } from '../../../src/server/limits/uses';
import { DAY, HOUR } from '../../../src/domain/durations';
import { injectCall } from '../support/forms';
import { heldByStaff } from '../support/heldByStaff';
import { wireAppointment, wireContactRequest, mondayAfter } from '../support/sampleRequests';
import { clinicsForEach, type TestClinic, type TestClinicOptions } from '../support/testClinic';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

const STRANGER = '203.0.113.7';
const SMTP = { smtpUrl: 'smtp://127.0.0.1:25' };

describe(`the budget of an address in ${ENGINE}`, () => {
  const clinics = clinicsForEach(engineDatabase);
  let week: number;
  beforeEach(() => {
    week = 0;
  });

  /** Opens one server process with the limits of production. */
  const open = (options: TestClinicOptions = {}) =>
    clinics.open({ ...SMTP, receptionAddresses: [], ...options });
  /** Books with a new mailbox unless one is given. */
  const book = async (clinic: TestClinic, from: InjectOptions = {}, mailbox?: string) => {
    week += 1;
    const client_email = mailbox ?? `pacient${week}@exemplu.example`;
    const appointment = { ...wireAppointment, client_email, date: mondayAfter(week % 50) };
    const answer = await injectCall(clinic.app, 'createAppointment', appointment, {
      remoteAddress: STRANGER,
      ...from,
    });
    return [answer.statusCode, answer.json<{ confirmation?: string }>().confirmation ?? ''].join(' ').trim();
  };
  const write = async (clinic: TestClinic, from: InjectOptions = {}) =>
    (await injectCall(clinic.app, 'contactRequest', wireContactRequest, { remoteAddress: STRANGER, ...from }))
      .statusCode;
  const times = async <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (let time = 0; time < count; time += 1) results.push(await work());
    return results;
  };
  const countOf = async ({ db }: TestClinic, state: 'booked' | 'pending') =>
    (await db.selectFrom('appointments').select('id').where('state', '=', state).execute()).length;

  it('is the same on every connection', async () => {
    const one = await open({ bookingsPerDay: 2 });
    const other = await open({ bookingsPerDay: 2 });
    const answers = await Promise.all([one, other, one, other].map((clinic) => book(clinic)));
    expect(answers.sort()).toEqual(['200 email', '200 email', '200 required', '200 required']);
    expect(await countOf(one, 'booked')).toBe(2);
  });

  it('refuses a booking whose mailbox is over its daily limit and so could not confirm it', async () => {
    const clinic = await open({ bookingsPerDay: 1, confirmationsPerEmail: 1 });
    const byAna = () => book(clinic, {}, 'ana@exemplu.example');
    expect(await times(2, byAna)).toEqual(['200 email', '429']);
    expect([await countOf(clinic, 'booked'), await countOf(clinic, 'pending')]).toEqual([1, 0]);
  });

  const ONE_A_DAY = { smtpUrl: '', bookingsPerDay: 1, messagesPerDay: 1 };
  const SAME_KEY = { remoteAddress: STRANGER, headers: { 'idempotency-key': 'the-same' } };
  const usesOf = async ({ db }: TestClinic, kind: 'booking' | 'message' | 'mail') =>
    (await db.selectFrom('limit_uses').select('id').where('kind', '=', kind).execute()).length;

  it('is charged once for a booking sent twice at the same moment', async () => {
    const one = await open(ONE_A_DAY);
    const other = await open(ONE_A_DAY);
    const send = () => injectCall(one.app, 'createAppointment', wireAppointment, SAME_KEY);
    const [first, second] = await heldByStaff(other.database, [send, send]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect(second?.body).toBe(first?.body);
    // A booking counts for its address, its network and the site.
    expect(await usesOf(one, 'booking')).toBe(3);
    expect(await usesOf(one, 'mail')).toBe(1);
  });

  it('is charged once for a message sent eight times at the same moment', async () => {
    const clinic = await open(ONE_A_DAY);
    const send = () => injectCall(clinic.app, 'contactRequest', wireContactRequest, SAME_KEY);
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    // A message counts for its address and its network.
    expect(await usesOf(clinic, 'message')).toBe(2);
  });

  it('is stored without the address itself and deleted after a day', async () => {
    const clinic = await open();
    await book(clinic);
    await write(clinic);
    const uses = () => clinic.db.selectFrom('limit_uses').selectAll().execute();
    const stored = await uses();
    expect(stored.map(({ kind }) => kind).sort()).toEqual([
      ...Array<string>(3).fill('booking'),
      'mail',
      ...Array<string>(2).fill('message'),
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|exemplu/);
    await forgetUses(clinic.db, clinics.now + DAY - 1);
    expect(await uses()).toHaveLength(stored.length);
    await forgetUses(clinic.db, clinics.now + DAY);
    expect(await uses()).toEqual([]);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('allows five bookings a day, thirty more with confirmation, and no more', async () => {
    const clinic = await open();
    expect(await times(36, () => book(clinic))).toEqual([
      ...Array<string>(5).fill('200 email'),
      ...Array<string>(30).fill('200 required'),
      '429',
    ]);
    expect([await countOf(clinic, 'booked'), await countOf(clinic, 'pending')]).toEqual([5, 30]);
    expect(await book(clinic, { remoteAddress: '203.0.113.8' })).toBe('200 email');
    clinics.now += DAY;
    expect(await book(clinic)).toBe('200 email');
  });

  it('refuses bookings beyond the limit where mail is off, and names the clinic’s phone', async () => {
    const clinic = await open({ smtpUrl: '', bookingsPerDay: 1 });
    expect(await times(2, () => book(clinic))).toEqual(['200 none', '429']);
    const answer = await injectCall(clinic.app, 'createAppointment', wireAppointment, {
      remoteAddress: STRANGER,
    });
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json<{ message: string }>().message).toContain(SAMPLE_PROFILE.phone);
    expect(await countOf(clinic, 'booked')).toBe(1);
  });

  it('allows five messages an hour and twenty a day, and names the clinic’s phone beyond', async () => {
    const clinic = await open();
    const sent: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      sent.push(...(await times(6, () => write(clinic))));
      clinics.now += HOUR;
    }
    const hourly = [200, 200, 200, 200, 200, 429];
    expect(sent).toEqual([...hourly, ...hourly, ...hourly, ...hourly, ...Array<number>(6).fill(429)]);
    expect(await write(clinic, { remoteAddress: '203.0.113.8' })).toBe(200);
    clinics.now += DAY;
    expect(await write(clinic)).toBe(200);
  });

  it('exempts the addresses of the clinic’s desk, but not local ones', async () => {
    const clinic = await open({ bookingsPerDay: 1, messagesPerDay: 1, receptionAddresses: ['192.0.2.1'] });
    for (const [remoteAddress, answers] of [
      ['127.0.0.1', ['200 email', '200 required']],
      ['::1', ['200 email', '200 required']],
      ['192.0.2.1', ['200 email', '200 email']],
    ] as const)
      expect(await times(2, () => book(clinic, { remoteAddress }))).toEqual(answers);
  });

  it('is without end where a limit is 0', async () => {
    const clinic = await open({ bookingsPerDay: 0, messagesPerDay: 0 });
    expect(new Set(await times(12, () => book(clinic)))).toEqual(new Set(['200 email']));
    expect(new Set(await times(8, () => write(clinic)))).toEqual(new Set([200]));
    const other = await open({ bookingsPerDay: 1, pendingPerDay: 0 });
    expect(new Set(await times(4, () => book(other)))).toEqual(new Set(['200 required']));
  });

  it('is not charged for a repeated attempt or a taken time', async () => {
    const clinic = await open({ bookingsPerDay: 2 });
    const send = (key: string) =>
      injectCall(clinic.app, 'createAppointment', wireAppointment, {
        remoteAddress: STRANGER,
        headers: { 'idempotency-key': key },
      });
    const statuses = [await send('a'), await send('a'), await send('b'), await send('b')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409]);
    expect(await times(2, () => book(clinic))).toEqual(['200 email', '200 required']);
  });
});
