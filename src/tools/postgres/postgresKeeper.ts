import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../launchServer';
import { giveTo, postgresOwner, postgresPrograms } from './postgresPrograms';

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
/** Data that is thrown away need not reach the disk, though it must outlive a process that is killed. */
const FLEETING = ['fsync=off', 'full_page_writes=off'];

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

async function untilItAnswers(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
    const client = new Client(`postgres://clinic@127.0.0.1:${port}/postgres`);
    const answers = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Holds a PostgreSQL for another process, in a folder of its own: prints its port, obeys the lines `stop`,
 * `kill` and `start`, answers each with `done`, and removes all when its input ends, however the other
 * process ended.
 */
async function keepPostgres(place: string, settings: readonly string[]): Promise<void> {
  const data = path.join(place, 'data');
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, 'close');
    server.kill(signal);
    await closed;
  };
  const orders = createInterface({ input: process.stdin });
  orders.on('close', () => {
    void end('SIGQUIT')
      .then(() => remove(place))
      .then(() => process.exit(0));
  });

  const owner = await postgresOwner();
  const programs = await postgresPrograms(place);
  await chmod(place, 0o755);
  await giveTo(owner, place);
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: place },
  );
  const port = await freePort();
  const options = [`port=${port}`, ...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const start = async (): Promise<void> => {
    const program = path.join(programs, 'postgres');
    server = spawn(program, ['-D', data, ...options], { ...owner, cwd: place, stdio: 'ignore' });
    await untilItAnswers(port, server);
  };
  await start();
  console.log(port);
  for await (const order of orders) {
    if (order === 'start') await start();
    else await end(order === 'kill' ? 'SIGQUIT' : 'SIGINT');
    console.log('done');
  }
}

void mkdtemp(path.join(tmpdir(), 'clinic-postgres-')).then((place) =>
  keepPostgres(place, process.argv[2] === 'fleeting' ? FLEETING : []).catch(async (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    await remove(place);
    process.exit(1);
  }),
);
