import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'clinic-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Creates a folder for each test of the surrounding `describe`.
 * @returns a function that returns the path of a name in it
 */
export function folderForEach(): (name: string) => string {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());
  return (name) => join(folder.path, name);
}
