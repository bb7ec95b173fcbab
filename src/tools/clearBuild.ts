import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Takes an earlier build away.
 * @param folder is there, and empty, afterwards
 * @param kept another build, which may stand in it
 */
export async function clearBuild(folder: string, kept: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).map((name) => path.resolve(folder, name));
  await Promise.all(
    found
      .filter((entry) => entry !== path.resolve(kept))
      .map((entry) => rm(entry, { recursive: true, force: true })),
  );
}
