import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Libsql from 'libsql';
import { CamelCasePlugin, Kysely } from 'kysely';
import type { Engine } from './engine';
import { ClinicSqliteDialect } from './sqliteDialect';
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
 * Opens an SQLite file, creating it and its folder as needed.
 * @param databaseUrl `file:PATH`; a relative path starts from the working directory
 * @throws when the file cannot be opened, written or is not a database
 */
export async function openSqlite<Schema>(databaseUrl: string): Promise<Engine<Schema>> {
  const path = resolve(databaseUrl.replace(/^file:(?:\/\/)?/, ''));
  await mkdir(dirname(path), { recursive: true });
  const db = new Kysely<Schema>({
    dialect: new ClinicSqliteDialect({ database: sqliteFile(openFile(path)) }),
    plugins: [new CamelCasePlugin()],
  });
  const appointmentNews = sqliteNews(() => openFile(path));
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
