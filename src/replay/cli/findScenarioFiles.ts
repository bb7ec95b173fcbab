import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';

/** The shipped set, from the repository's root. */
export const SHIPPED = 'src/replay/scenarios';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Files, folders (with all that is below them) and globs → the scenario files they name, in order of their names. */
export async function findScenarioFiles(paths: readonly string[]): Promise<readonly string[]> {
  const patterns = paths
    .map((path) => path.replace(/\/+$/, ''))
    .map((path) => (isFolder(path) ? `${path}/**/*.json` : path));
  const found = await glob(patterns, { absolute: false, expandDirectories: false });
  return found.sort();
}
