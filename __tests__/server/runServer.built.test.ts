import { createServer, type AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CALLS } from '../../src/domain/contract';
import { addDays } from '../../src/domain/calendarDate';
import { QA_FOLDER } from '../support/qaFolder';
import { fetchCall } from './support/forms';
import { MONDAY, wireAppointment } from './support/sampleRequests';
import { serversForEach, type ServerCommand } from './support/serverProcess';
import { storedAppointments } from './support/storedRows';
import { until } from './support/until';

const mondayAfter = (weeks: number) => addDays(MONDAY, weeks * 7);

describe('the server as a process', () => {
  const servers = serversForEach();
  const { start } = servers;
  const doctors = async (url: string): Promise<unknown> => (await fetch(url + CALLS.doctors)).json();
  const stored = () => storedAppointments(servers.databaseFile).map(({ date }) => date);

  it('refuses an argument that it does not know', async () => {
    const { ended, errors, output } = await start(
      {},
      { args: [resolve('dist/server/main.js'), '--port=3001'] },
    );
    expect([await ended, output()]).toEqual([2, '']);
    expect(errors()).toMatch(/^The server knows no argument --port=3001: .*\n$/);
  });

  it('prints its address once it answers there, and once that it added the sample clinic to empty data', async () => {
    const first = await start();
    expect(first.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(first.url)).status).toBe(200);
    expect(stored()).toEqual([]);
    const sample = await doctors(first.url);
    expect(sample).not.toEqual([]);
    await until(() => first.output().includes('clinic.sqlite was empty: it has a sample clinic now.'));
    expect(first.errors()).toBe('');
    first.process.kill('SIGTERM');
    await first.ended;
    const second = await start({ PUBLIC_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await doctors(second.url)).toEqual(sample);
    await until(() => second.output().includes('RETENTION_DAYS is not set: patients are never forgotten.'));
    expect(second.output()).toMatch(
      /^Links in mails lead to http:\/\/localhost:\d+, which only this machine can open: set PUBLIC_URL/m,
    );
    expect(second.output()).not.toMatch(/sample clinic|no services|SMTP_URL/);
  });

  it('names the bench of its build once it answers', async () => {
    const { output } = await start({}, { args: [resolve(QA_FOLDER, 'server/main.js')] });
    await until(() => /answers at .*\nThe QA bench is at http:.*\/qa$/m.test(output()));
  });

  it('adds no sample clinic when disabled, and explains how to enter data', async () => {
    const { url, output } = await start({ SAMPLE_DATA: '0', RETENTION_DAYS: '0', DAY_SHEET: '07:00' });
    expect(await doctors(url)).toEqual([]);
    await until(() =>
      output().includes('clinic.sqlite holds no services, so nothing can be booked: `clinic restore`'),
    );
    await until(() => output().includes('SMTP_URL is not set: mail stays in the outbox.'));
    await until(() => output().includes('DAY_SHEET needs SMTP_URL: the mail of the day is not sent.'));
    expect(output()).not.toMatch(/PUBLIC_URL|RETENTION_DAYS/);
  });

  it('loses no acknowledged booking when it is killed, four times over', async () => {
    const acknowledged: string[] = [];
    let week = 0;
    for (let round = 0; round < 4; round += 1) {
      const server = await start({ BOOKING_WEEKS: '5200', POSTS_PER_MINUTE: '0', BOOKINGS_PER_DAY: '0' });
      const patients = Array.from({ length: 4 }, async () => {
        for (;;) {
          const mine = (week += 1);
          const appointment = { ...wireAppointment, date: mondayAfter(mine) };
          const answer = await fetchCall(server.url, 'createAppointment', appointment);
          if (answer.ok) acknowledged.push(mondayAfter(mine));
        }
      });
      const enough = acknowledged.length + 20;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      server.process.kill('SIGKILL');
      await Promise.allSettled(patients);
      await server.ended;
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(80);
    expect(stored()).toEqual(expect.arrayContaining(acknowledged));
  });

  const refuses = async (env: NodeJS.ProcessEnv, line: RegExp, command?: ServerCommand): Promise<void> => {
    const server = await start(env, command);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(line);
    expect(server.errors().trim().split('\n')).toHaveLength(1);
  };

  it('reports in one line that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    await refuses({ PORT: String(port) }, new RegExp(`listen on 127.0.0.1 port ${port} .*EADDRINUSE`));
    await new Promise((closed) => other.close(closed));
  });

  it('reports in one line that Node.js is too old', async () => {
    const older = servers.inFolder('older.cjs');
    const versions = "{ ...process.versions, node: '20.1.0' }";
    await writeFile(older, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    const args = ['--require', older, resolve('dist/server/main.js')];
    await refuses({}, /^The site needs Node\.js 24/, { args });
  });
});
