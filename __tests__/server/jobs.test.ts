import timers, { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '../../src/domain/calendarDate';
import { clinicInstant } from '../../src/domain/clock';
import { recordRun } from '../../src/server/journal/jobRuns';
import { readConfig } from '../../src/server/config/config';
import { startJobs } from '../../src/server/jobs';
import { DAY, MINUTE } from '../../src/domain/durations';
import { bookSample } from './support/booking';
import { databaseForEach } from './support/databaseForEach';
import { NEXT_MONDAY, NOW } from './support/sampleRequests';
import { until } from './support/until';

/** More than a purge erases in one transaction. */
const OLD = 1_000;

describe('the background jobs', () => {
  const clinic = databaseForEach();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Lets minutes pass at once; hours do not pass. */
  const skipMinutes = (): void => {
    jest
      .spyOn(timers, 'setTimeout')
      .mockImplementation((ms = 0, value, options) => wait(ms > 10 * MINUTE ? ms : 1, value, options));
  };

  const start = (retentionDays: number | null, clock = Date.now, errors: unknown[] = []) => {
    const config = { ...readConfig({}), retentionDays, smtpUrl: 'smtp://x' };
    const site = { ...config, db: clinic.db, clock };
    return startJobs(
      site,
      (error) => errors.push(error),
      () => Promise.resolve(),
      () => Promise.resolve(),
    );
  };
  const emails = async () =>
    (await clinic.db.selectFrom('appointments').select('email').execute()).map(({ email }) => email);

  it('erase old patient data only where the clinic has set a retention time', async () => {
    await bookSample(clinic.db, {}, { now: NOW });
    await bookSample(clinic.db, { date: '2031-03-10' }, { now: Date.now() });
    for (const retentionDays of [null, 0]) {
      const stop = start(retentionDays);
      await wait(200);
      await stop();
    }
    expect(await emails()).not.toContain('');
    const stop = start(30);
    await until(async () => (await emails()).includes(''));
    await stop();
    expect((await emails()).filter((email) => email === '')).toHaveLength(1);
  });

  it('remind nobody where another backend keeps the patients', async () => {
    await bookSample(clinic.db, {}, { now: NOW });
    await clinic.db.deleteFrom('outbox').execute();
    jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.clinica.example' });
    // A day before the appointment.
    const stop = start(0, () => clinicInstant({ date: NEXT_MONDAY, time: '10:00' }) - DAY);
    await wait(200);
    await stop();
    expect(await clinic.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('erase what an own server kept before another backend', async () => {
    await bookSample(clinic.db, {}, { now: NOW });
    jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.clinica.example' });
    const stop = start(30);
    await until(async () => (await emails()).includes(''));
    await stop();
  });

  it('end a purge between two steps when they are stopped, and continue it at the next start', async () => {
    const reference = await bookSample(clinic.db, { date: '2031-03-10' }, { now: Date.now() });
    const columns = sql`first_name, last_name, phone, email, normalized_email, message, prices, created_at,
      service_id, slot_id, state`;
    await clinic.db.transaction().execute(async (tx) => {
      for (let index = 0; index < OLD; index += 1)
        await sql`insert into appointments (reference, date, ${columns})
          select ${`OLD${index}`}, ${addDays('2010-01-01', index)}, ${columns}
          from appointments where reference = ${reference}`.execute(tx);
    });
    const stop = start(30);
    await stop();
    expect((await emails()).filter((email) => email !== '').length).toBeGreaterThan(1);
    const stopAgain = start(30);
    await until(async () => (await emails()).filter((email) => email !== '').length === 1);
    await stopAgain();
  });

  it('run a daily job that failed again after minutes', async () => {
    skipMinutes();
    await recordRun(clinic.db, 'clock', Date.now());
    let now = Date.now() + 40 * DAY;
    await bookSample(clinic.db, {}, { now: NOW });
    const errors: unknown[] = [];
    const stop = start(30, () => now, errors);
    await until(() => errors.length > 0);
    now = Date.now();
    await until(async () => (await emails()).includes(''));
    await stop();
  });

  it('continue after failures, of which each kind is reported once', async () => {
    skipMinutes();
    const errors: unknown[] = [];
    const freed = clinic.db.schema.alterTable('freed_times');
    await freed.renameTo('elsewhere').execute();
    // Daytime, because no time is offered at night.
    const stop = start(null, () => NOW, errors);
    await until(() => errors.length > 0);
    await wait(50);
    expect(errors).toHaveLength(1);
    await clinic.db.schema.alterTable('elsewhere').renameTo('freed_times').execute();
    await freed.renameColumn('id', 'number').execute();
    await until(() => errors.length > 1);
    await stop();
    expect(errors).toHaveLength(2);
  });
});
