import { join } from 'node:path';
import type { TestDatabase } from './databaseForEach';
import { temporaryFolder } from './temporaryFolder';

/** Names an SQLite file of its own that is not there yet, nor its folder. */
export async function sqliteDatabase(): Promise<TestDatabase> {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'new', 'folder', 'clinic.sqlite')}`, remove };
}
