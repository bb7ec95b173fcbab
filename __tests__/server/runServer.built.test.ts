import { createServer, type AddressInfo } from 'node:net';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CALLS } from '../../src/domain/contract';
import { addDays } from '../../src/domain/calendarDate';
import { callForm } from './support/forms';
import { MONDAY, wireAppointment } from './support/sampleRequests';
import { startServer, type ServerCommand, type ServerProcess } from './support/serverProcess';
import { storedAppointments } from './support/storedRows';
import { temporaryFolder, type TemporaryFolder } from './support/temporaryFolder';
import { until } from './support/until';

const mondayAfter = (weeks: number) => addDays(MONDAY, weeks * 7);

describe('the server as a process', () => {
  let folder: TemporaryFolder;
  let running: ServerProcess[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const server of running) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    running = [];
    await folder.remove();
  });

  const start = async (env?: NodeJS.ProcessEnv, command?: ServerCommand): Promise<ServerProcess> => {
    const server = await startServer(folder.path, env, command);
    running.push(server);
    return server;
  };
  const book = (url: string, week: number): Promise<Response> => {
    const body = callForm('createAppointment', { ...wireAppointment, date: mondayAfter(week) });
    return fetch(url + CALLS.createAppointment, { method: 'POST', body });
  };
  const doctors = async (url: string): Promise<unknown> => (await fetch(url + CALLS.doctors)).json();
  const stored = () => storedAppointments(join(folder.path, 'clinic.sqlite')).map(({ date }) => date);

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

  it('keeps a log without visitors’ personal data', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    await book(server.url, 0);
    await book(server.url, 0);
    await fetch(`${server.url}${CALLS.vacations}?id=12345`);
    const secretLink = 'A'.repeat(43);
    for (const spelling of [
      '/programare/',
      '/%70rogramare/',
      '//programare/',
      '/Programare/',
      '/programare%2F',
    ])
      await fetch(server.url + spelling + secretLink);
    server.process.kill('SIGTERM');
    await server.ended;
    expect(server.output()).toContain(CALLS.createAppointment);
    const { client_first_name, client_email, client_phone } = wireAppointment;
    const secrets = [client_first_name, client_email, client_phone, '12345', 'remoteAddress', secretLink];
    for (const secret of secrets) {
      expect(server.output()).not.toContain(secret);
    }
  });

  it('loses no acknowledged booking when it is killed, four times over', async () => {
    const acknowledged: string[] = [];
    let week = 0;
    for (let round = 0; round < 4; round += 1) {
      const server = await start({ BOOKING_WEEKS: '5200', POSTS_PER_MINUTE: '0', BOOKINGS_PER_DAY: '0' });
      const patients = Array.from({ length: 4 }, async () => {
        for (;;) {
          const mine = (week += 1);
          const answer = await book(server.url, mine);
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

  describe('reports in one line why it cannot start:', () => {
    const refuses = async (env: NodeJS.ProcessEnv, line: RegExp, command?: ServerCommand): Promise<void> => {
      const server = await start(env, command);
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(line);
      expect(server.errors().trim().split('\n')).toHaveLength(1);
    };

    it('a wrong setting', () => refuses({ PORT: 'high' }, /^PORT is "high"/));

    it('a PostgreSQL that does not answer', () =>
      refuses(
        { DATABASE_URL: 'postgres://clinic:secret@127.0.0.1:1/clinic' },
        /^(?!.*secret).*\(DATABASE_URL\) cannot be used: no server listens at this host and port\.$/m,
      ));

    it('a port in use', async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      await refuses({ PORT: String(port) }, new RegExp(`listen on 127.0.0.1 port ${port} .*EADDRINUSE`));
      await new Promise((resolve) => other.close(resolve));
    });

    it('data that cannot be written', () =>
      refuses({ DATABASE_URL: 'file:/proc/clinic.sqlite' }, /\/proc\/clinic\.sqlite \(DATABASE_URL\)/));

    it('a data file that is not a database', async () => {
      const path = join(folder.path, 'notes.txt');
      await writeFile(path, 'These are my notes. '.repeat(100));
      await refuses({ DATABASE_URL: `file:${path}` }, /notes\.txt \(DATABASE_URL\)/);
    });

    it('a Node.js that is too old', async () => {
      const older = join(folder.path, 'older.cjs');
      const versions = "{ ...process.versions, node: '20.1.0' }";
      await writeFile(older, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
      const args = ['--require', older, resolve('dist/server/main.js')];
      await refuses({}, /^The site needs Node\.js 24/, { args });
    });

    it('a site that has not been built', async () => {
      const program = join(folder.path, 'server/main.js');
      await cp('dist/server/main.js', program);
      await refuses({ NODE_PATH: resolve('node_modules') }, /npm run build/, { args: [program] });
    });
  });
});
