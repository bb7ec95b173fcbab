import { join } from 'node:path';
import type { TestDatabase } from './engineDatabase';
import { temporaryFolder } from './temporaryFolder';

/** Names a new SQLite file. Neither it nor its folder exists yet. */
export async function sqliteDatabase(): Promise<TestDatabase> {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'new', 'folder', 'clinic.sqlite')}`, remove };
}
