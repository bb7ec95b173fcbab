import { chmod, mkdir, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** What a file that is gone has left beside it: its log, or a copy that the guard has saved. */
async function leftBeside(path: string): Promise<string | undefined> {
  const [folder, name] = [dirname(path), basename(path)];
  const log = await stat(`${path}-wal`).catch(() => undefined);
  if (log !== undefined && log.size > 0) return `${name}-wal`;
  return (await readdir(folder)).sort().findLast((other) => other.startsWith(`${name}.saved-`));
}

/**
 * @throws when something else than a file is there, such as a folder or a device: not ours to open, nor to change; and
 * when one was there, because an empty one in its place would pass for the clinic's data
 */
export async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() === false) throw new Error('it is no file');
  if (found !== undefined && found.size > 0) return;
  const left = await leftBeside(path);
  if (left !== undefined)
    throw new Error(
      `it is gone, but ${left} is beside it: put that in its place, or move it away to begin anew`,
    );
  await (await open(path, 'a', 0o600)).close();
}

/**
 * Nobody but the system's user who runs the server reads patients' data. SQLite gives the files that it lays beside
 * its own the same mode; those of an older version are mended.
 */
export async function keepPrivate(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    // Absent, or another's, who decides about it.
    await chmod(file, 0o600).catch(() => undefined);
  }
}
