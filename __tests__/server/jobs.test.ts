import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../src/server/config/config';
import { startJobs } from '../../src/server/jobs';
import { booked } from './support/booking';
import { databaseForEach } from './support/databaseForEach';
import { NOW } from './support/sampleRequests';
import { sqliteDatabase } from './support/sqliteDatabase';
import { until } from './support/until';

describe('the background jobs', () => {
  const clinic = databaseForEach(sqliteDatabase);

  const start = (retentionDays: number | null, clock = Date.now, errors: unknown[] = []) => {
    const config = { ...readConfig({}), retentionDays, smtpUrl: 'smtp://x' };
    const site = { ...config, db: clinic.db, clock };
    return startJobs(
      site,
      (error) => errors.push(error),
      () => Promise.resolve(),
    );
  };
  const emails = async () =>
    (await clinic.db.selectFrom('appointments').select('email').execute()).map(({ email }) => email);

  it('erase old patient data only where the clinic has set a retention time', async () => {
    await booked(clinic.db, {}, { now: NOW });
    // A clock far from the newest row is not trusted.
    await booked(clinic.db, { date: '2031-03-10' }, { now: Date.now() });
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

  it('continue after a failure, which is reported once', async () => {
    const errors: unknown[] = [];
    await clinic.db.schema.alterTable('freed_times').renameTo('elsewhere').execute();
    // Daytime, because no time is offered at night.
    const stop = start(null, () => NOW, errors);
    await until(() => errors.length > 0);
    await stop();
    expect(errors).toHaveLength(1);
  });
});
