import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Libsql from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import { migrateToLatest } from '../migrations/migrateToLatest';
import type { ClinicSchema } from '../sql/schema';
import type { Engine } from './engine';
import { sqliteFile } from './sqliteFile';
import { sqliteNews } from './sqliteNews';

/** A booking answered with success is on the disk (`synchronous=FULL`), even if the machine stops that moment. */
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

function openFile(path: string): Libsql.Database {
  const file = new Libsql(path);
  for (const pragma of PRAGMAS) file.pragma(pragma);
  return file;
}

/**
 * Opens an SQLite file, creating it, its folder and its tables as needed.
 * @param databaseUrl `file:PATH`; a relative path starts from the working directory
 * @throws when the file cannot be opened, written or is not a database
 */
export async function openSqlite(databaseUrl: string): Promise<Engine> {
  const path = resolve(databaseUrl.replace(/^file:(?:\/\/)?/, ''));
  await mkdir(dirname(path), { recursive: true });
  const db = new Kysely<ClinicSchema>({
    dialect: new SqliteDialect({ database: sqliteFile(openFile(path)) }),
  });
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const appointmentNews = sqliteNews(() => openFile(path));
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
