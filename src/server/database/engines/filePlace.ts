import { chmod, mkdir, open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Bytes; 0 when there is no such file. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** The newest copy that the guard has saved of a file. */
async function savedCopy(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(path)}.saved-`));
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return names
    .filter((_, index) => sizes[index] !== 0)
    .sort()
    .at(-1);
}

/**
 * @throws when something else than a file is there, such as a folder or a device: not ours to open, nor to change; and
 * when one was there, because an empty one in its place would pass for the clinic's data
 */
export async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Before the file, which another process may be making now.
  const log = await sizeOf(`${path}-wal`);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() === false) throw new Error('it is not a file');
  if (found !== undefined && found.size > 0) return;
  const saved = await savedCopy(path);
  if (saved !== undefined)
    throw new Error(
      `it is gone, but ${saved} is beside it: put that in its place, or move it away to begin anew`,
    );
  if (log > 0)
    throw new Error(
      'it is gone, but its log (-wal) is there: put it back, or move the log away to begin anew',
    );
  await (await open(path, 'a', 0o600)).close();
}

/**
 * Nobody but the system's user who runs the server reads patients' data. SQLite gives the files that it lays beside
 * its own the same mode; those of an older version are mended.
 */
export async function keepPrivate(path: string): Promise<void> {
  const file = await realpath(path);
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    // Absent, or another's, who decides about it.
    await chmod(each, 0o600).catch(() => undefined);
  }
}
