import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { Unusable } from './options';

/** The shipped sets, from the repository's root. */
export const SHIPPED = { scenario: 'src/replay/scenarios', fault: 'src/replay/faults' } as const;
type Kind = keyof typeof SHIPPED;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

async function filesAt(kind: Kind, path: string): Promise<readonly string[]> {
  const trimmed = path.replace(/\/+$/, '');
  const pattern = isFolder(trimmed) ? `${trimmed}/**/*.json` : trimmed;
  const files = await glob(pattern, { absolute: false, expandDirectories: false });
  if (files.length === 0) throw new Unusable(`No ${kind} file at ${path}.`);
  return files.sort();
}

/**
 * Files, folders (with all that is below them) and globs → the files they name, each once: in the order of the
 * paths, and below each in the order of their names. Each path has to name one, because a mistyped one must not
 * pass unnoticed.
 * @param paths none means the shipped set
 * @throws Unusable
 */
export async function findFiles(kind: Kind, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    (paths.length === 0 ? [SHIPPED[kind]] : paths).map((path) => filesAt(kind, path)),
  );
  return [...new Set(found.flat())];
}
