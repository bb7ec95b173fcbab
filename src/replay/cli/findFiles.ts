import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { Unusable } from './options';

/** The shipped set, from the repository's root. */
const SHIPPED = 'src/replay/scenarios';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

async function filesAt(path: string): Promise<readonly string[]> {
  const trimmed = path.replace(/\/+$/, '');
  const pattern = isFolder(trimmed) ? `${trimmed}/**/*.json` : trimmed;
  const files = await glob(pattern, { absolute: false, expandDirectories: false });
  if (files.length === 0) throw new Unusable(`No scenario file at ${path}.`);
  return files.sort();
}

/**
 * Files, folders (with all that is below them) and globs → the files they name, each once: in the order of the
 * paths, and below each in the order of their names. Each path has to name one, because a mistyped one must not
 * pass unnoticed.
 * @param paths none means the shipped set
 * @throws Unusable
 */
export async function findFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all((paths.length === 0 ? [SHIPPED] : paths).map(filesAt));
  return [...new Set(found.flat())];
}
