import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';

/** The shipped set, from the repository's root. */
export const SHIPPED = 'src/replay/scenarios';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Nothing is where scenario files were looked for. */
export class NoScenarioFile extends Error {
  override readonly name = 'NoScenarioFile';
}

async function filesAt(path: string): Promise<readonly string[]> {
  const trimmed = path.replace(/\/+$/, '');
  const pattern = isFolder(trimmed) ? `${trimmed}/**/*.json` : trimmed;
  const files = await glob(pattern, { absolute: false, expandDirectories: false });
  if (files.length === 0) throw new NoScenarioFile(`No scenario file at ${path}.`);
  return files;
}

/**
 * Files, folders (with all that is below them) and globs → the scenario files they name, each once, in order of
 * their names. Each path has to name one, because a mistyped one must not pass unnoticed.
 * @param paths none means the shipped set
 * @throws NoScenarioFile
 */
export async function findScenarioFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all((paths.length === 0 ? [SHIPPED] : paths).map(filesAt));
  return [...new Set(found.flat())].sort();
}
