import { resolve } from 'node:path';
import Libsql from 'libsql';
import { CamelCasePlugin, DEFAULT_MIGRATION_TABLE, Kysely } from 'kysely';
import type { Engine, WorksFor } from './engine';
import { fileGuard } from './fileGuard';
import { keepPrivate, makeFile } from './filePlace';
import { ClinicSqliteDialect } from './sqliteDialect';
import { sqliteFile } from './sqliteFile';
import { sqliteNews } from './sqliteNews';

/** For so many milliseconds another process may write. */
const BUSY_TIMEOUT = 'busy_timeout = 5000';

/** A booking answered with success is on the disk (`synchronous=FULL`), even if the machine stops that moment. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // What was deleted is overwritten, not only let go.
  'secure_delete = ON',
  // Pages (16 MB) that gather in the WAL before they are moved into the file, most of them once for many bookings.
  'wal_autocheckpoint = 4000',
];

/** Ours have the table of migrations from the beginning. */
function refuseForeign(file: Libsql.Database): void {
  const tables = file.prepare(`select name from sqlite_master where type = 'table'`).all() as {
    name: string;
  }[];
  if (tables.length > 0 && tables.every(({ name }) => name !== DEFAULT_MIGRATION_TABLE))
    throw new Error('it holds the data of another program');
}

function refuseDamaged(file: Libsql.Database): void {
  const { quick_check: found } = file.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (found !== 'ok') throw new Error(`the file is damaged: ${found}`);
}

function openFile(path: string, worksFor: WorksFor) {
  const file = new Libsql(path);
  try {
    file.pragma(BUSY_TIMEOUT);
    refuseForeign(file);
    for (const pragma of PRAGMAS) file.pragma(pragma);
    // The first read opens its log, which the guard looks at.
    file.prepare('select 1 from sqlite_master').get();
    const guard = fileGuard(path, (copy) => {
      file.prepare('vacuum into ?').run(copy);
    });
    // Staff who must repair it are let in.
    if (worksFor === 'visitors') refuseDamaged(file);
    return { file, guard };
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Opens an SQLite file, creating it and its folder as needed.
 * @param databaseUrl `file:PATH`; a relative path starts from the working directory
 * @throws when the file cannot be opened or written, is damaged, or is no database or another program's, which is left
 * as it was
 */
export async function openSqlite<Schema>(databaseUrl: string, worksFor: WorksFor): Promise<Engine<Schema>> {
  const path = resolve(databaseUrl.replace(/^file:(?:\/\/)?/, ''));
  await makeFile(path);
  const { file, guard } = openFile(path, worksFor);
  // Not before SQLite knows it: it may be another program's.
  await keepPrivate(path);
  const db = new Kysely<Schema>({
    dialect: new ClinicSqliteDialect({ database: sqliteFile(file, guard) }),
    plugins: [new CamelCasePlugin()],
  });
  const appointmentNews = sqliteNews(file);
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
