import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSettings } from './buildSettings';

/** Everything that a build reads. */
export const INPUTS = [
  '.config',
  'public',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'webpack.config.ts',
];
const STAMP = 'inputs.sha256';

async function filesBelow(entry: string): Promise<string[]> {
  const children = await readdir(entry, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (children === undefined) return [entry];
  return children.filter((child) => child.isFile()).map((child) => path.join(child.parentPath, child.name));
}

export async function inputsHash(settings: BuildSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = (await Promise.all(INPUTS.map(filesBelow))).flat().sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** True when `outputFolder` was built to its end from the same inputs. */
export async function isUpToDate(outputFolder: string, hash: string): Promise<boolean> {
  const stamp = await readFile(path.join(outputFolder, STAMP), 'utf8').catch(() => '');
  return stamp === hash;
}

export async function rememberInputs(outputFolder: string, hash: string): Promise<void> {
  await writeFile(path.join(outputFolder, STAMP), hash);
}
