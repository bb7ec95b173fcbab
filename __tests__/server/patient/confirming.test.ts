import { IDEMPOTENCY_HEADER } from '../../../src/domain/contract';
import { deleteExpiredPending } from '../../../src/server/booking/pending';
import { HOUR } from '../../../src/domain/durations';
import { takenTimes } from '../support/booking';
import { injectCall } from '../support/forms';
import { NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';
import { storedRows } from '../support/storedRows';
import { clinicForEach } from '../support/testClinic';

const SUCCESS = 'Informatiile au fost trimise cu succes.';

describe('a booking over the daily limit of an address', () => {
  const clinic = clinicForEach({
    smtpUrl: 'smtp://127.0.0.1:25',
    receptionAddresses: ['192.0.2.9'],
    bookingsPerDay: 1,
  });
  beforeEach(async () => {
    expect((await book({ date: '2026-03-16' })).json()).toMatchObject({ confirmation: 'email' });
  });

  const book = (changes: object = {}, headers: Record<string, string> = {}) =>
    injectCall(clinic.app, 'createAppointment', { ...wireAppointment, ...changes }, { headers });
  /** Returns the address that only the latest mail contains. */
  const pageInMail = async (): Promise<string> => {
    const { reference } = await clinic.db
      .selectFrom('outbox')
      .innerJoin('appointments', 'appointments.id', 'appointmentId')
      .select('reference')
      .where('kind', '=', 'booking.request')
      .orderBy('outbox.id', 'desc')
      .executeTakeFirstOrThrow();
    await clinic.db.updateTable('outbox').set({ status: 'sent' }).execute();
    return `/programare/${clinic.links.tokenFor(reference)}`;
  };
  const ask = async (changes: object = {}): Promise<string> => {
    expect((await book(changes)).json()).not.toHaveProperty('link');
    return pageInMail();
  };
  const open = async (page: string) => (await clinic.app.inject(page)).body;
  const confirm = (page: string, headers: Record<string, string> = {}) =>
    clinic.app.inject({ method: 'POST', url: `${page}/confirmare`, headers });
  const taken = () => takenTimes(clinic.app);

  it('is accepted pending confirmation, with the same answer for the same key, and takes no time', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await book({}, { [IDEMPOTENCY_HEADER]: 'the-same-key-of-it' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 200, message: SUCCESS, confirmation: 'required' });
    }
    expect(await taken()).toEqual(['1 2026-03-16']);
  });

  it('repeats its first answer, without the link, even once it is confirmed or cancelled', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'the-same-key-of-it' };
    const first = await book({}, headers);
    const page = await pageInMail();
    for (const url of [`${page}/confirmare`, page]) {
      expect((await clinic.app.inject({ method: 'POST', url })).statusCode).toBe(303);
      expect((await book({}, headers)).body).toBe(first.body);
    }
    expect(await open(page)).toContain('anulată');
  });

  it('is confirmed by the button on its page, not by opening it; a second press changes nothing', async () => {
    const page = await ask();
    for (const method of ['GET', 'HEAD'] as const)
      expect((await clinic.app.inject({ method, url: page })).statusCode).toBe(200);
    const asked = await open(page);
    expect(asked).toContain('<h1>Mai este un pas: confirmați programarea</h1>');
    expect(asked).toContain('luni, 9 martie 2026, ora\u00a009:00');
    expect(asked).toContain('Dr. Ioana Mureșan');
    expect(asked).toContain(`action="${page}/confirmare"`);
    expect(await taken()).toEqual(['1 2026-03-16']);
    expect((await confirm(page, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await confirm(page, { 'sec-fetch-site': 'same-origin' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?confirmata`]);
      expect(await open(`${page}?confirmata`)).toContain('>Programarea este confirmată</h1>');
      expect(await open(page)).toContain('<h1>Programarea dumneavoastră</h1>');
      expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`, '1 2026-03-16']);
    }
    expect((await book()).statusCode).toBe(409);
    expect(
      storedRows(clinic.databaseFile, `select event from journal where event = 'appointment.booked'`),
    ).toHaveLength(2);
  });

  it('is lost if another patient confirms first, and its page offers that doctor’s nearest free times', async () => {
    const slow = await ask();
    const fast = await ask({ client_first_name: 'Ion' });
    await confirm(fast);
    for (let turn = 0; turn < 2; turn += 1) {
      const lost = await open(slow);
      expect(lost).toContain('<h1>Ora nu mai este liberă</h1>');
      expect(lost).toContain('href="/programare?serviciu=1&amp;medic=1&amp;data=2026-03-09&amp;interval=2"');
      expect(lost).toContain('luni, 9 martie, ora\u00a010:30');
      expect((await confirm(slow)).headers.location).toBe(slow);
    }
    expect(await taken()).toEqual([`1 ${NEXT_MONDAY}`, '1 2026-03-16']);
  });

  it('is lost if another process has booked the time a moment ago', async () => {
    const slow = await ask();
    expect(await open(slow)).not.toContain('<h1>Ora nu mai este liberă</h1>');
    await storeAppointment(clinic.db, NOW);
    expect((await confirm(slow)).headers.location).toBe(slow);
    expect(await open(slow)).toContain('<h1>Ora nu mai este liberă</h1>');
  });

  it('expires after an hour, shows that for a day, and is then deleted', async () => {
    const page = await ask();
    clinic.now += HOUR;
    for (const later of [0, 23 * HOUR]) {
      clinic.now += later;
      await deleteExpiredPending(clinic.db, clinic.now);
      expect((await confirm(page)).statusCode).toBe(303);
      expect(await open(page)).toContain('<h1>Timpul de confirmare a trecut</h1>');
    }
    clinic.now += HOUR;
    await deleteExpiredPending(clinic.db, clinic.now);
    expect(await open(page)).toContain('<h1>Linkul programării</h1>');
    expect(await clinic.db.selectFrom('appointments').select('email').execute()).toHaveLength(1);
  });

  it('cannot be cancelled', async () => {
    const page = await ask();
    expect((await clinic.app.inject({ method: 'POST', url: page })).statusCode).toBe(404);
    expect(await open(page)).toContain('<h1>Mai este un pas: confirmați programarea</h1>');
  });
});
