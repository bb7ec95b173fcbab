import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Lends a folder of sources the checkout's own packages; caches are not lent, so that none is spoilt. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name === '.cache') continue;
    await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
}
