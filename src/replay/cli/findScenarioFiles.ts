import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';

/** The shipped set, from the repository's root. */
export const SHIPPED = 'src/replay/scenarios';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Nothing is where scenario files were looked for. */
export class NoScenarioFile extends Error {
  override readonly name = 'NoScenarioFile';
}

/**
 * Files, folders (with all that is below them) and globs → the scenario files they name, in order of their names.
 * @param paths none means the shipped set
 * @throws NoScenarioFile
 */
export async function findScenarioFiles(paths: readonly string[]): Promise<readonly string[]> {
  const wanted = paths.length === 0 ? [SHIPPED] : paths;
  const patterns = wanted
    .map((path) => path.replace(/\/+$/, ''))
    .map((path) => (isFolder(path) ? `${path}/**/*.json` : path));
  const found = await glob(patterns, { absolute: false, expandDirectories: false });
  if (found.length === 0) throw new NoScenarioFile(`No scenario file at ${wanted.join(', ')}.`);
  return found.sort();
}
