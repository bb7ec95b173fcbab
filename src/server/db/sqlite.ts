import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { DEFAULT_MIGRATION_TABLE, SqliteDialect, type SqliteDatabase } from 'kysely';
import { DatabaseConflict, DatabaseUnavailable } from './errors';

/** SQLite before this version can lose a transaction when its log starts over (the "WAL-reset" fault). */
const OLDEST_SQLITE = '3.51.3';

/** SQLite's primary result codes. */
const BUSY = [5, 6];
/** Full, failing or foreign storage: NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, PERM, NOTADB. */
const OUT_OF_REACH = [3, 7, 8, 10, 11, 13, 14, 15, 26];

/** Translates what `node:sqlite` throws into this project's own errors. */
function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    const code = typeof errcode === 'number' ? errcode & 0xff : 0;
    if (BUSY.includes(code)) throw new DatabaseConflict(error);
    throw OUT_OF_REACH.includes(code) ? new DatabaseUnavailable(error) : error;
  }
}

/** Returns which file and which log two paths lead to; '' where one of them is missing. */
function identityOf(...paths: readonly string[]): string {
  try {
    return paths
      .map((each) => statSync(each))
      .map(({ dev, ino }) => `${dev}:${ino}`)
      .join();
  } catch {
    return '';
  }
}

/**
 * An open file as kysely's dialect reads it.
 * @param stillThere throws where the path no longer leads to the open file
 */
function asKysely(file: DatabaseSync, stillThere: () => void): SqliteDatabase {
  return {
    prepare(text) {
      // A transaction that begins by reading could not wait for another process that writes.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const statement = translated(() => file.prepare(sql));
      const run = <T>(work: () => T): T => {
        // Every write is in a transaction, which needs the file in its place at both ends.
        if (sql === 'begin immediate' || sql === 'commit') stillThere();
        return translated(work);
      };
      return {
        reader: statement.columns().length > 0,
        all: (values) => run(() => statement.all(...(values as SQLInputValue[]))),
        run: (values) => {
          // SQLite itself undoes a transaction for which the disk has no room.
          if (sql === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return run(() => statement.run(...(values as SQLInputValue[])));
        },
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
    // SQLite moves what its log holds into the file.
    close: () => {
      file.close();
    },
  };
}

/** Returns the one text that a query finds. */
const textOf = (file: DatabaseSync, query: string): string =>
  String(Object.values(file.prepare(query).get() ?? {})[0]);

/** @throws unless the file is this program's own, on a SQLite without known data loss */
function refuseUnusable(file: DatabaseSync): void {
  const version = textOf(file, 'select sqlite_version()');
  if (version.localeCompare(OLDEST_SQLITE, 'en', { numeric: true }) < 0)
    throw new Error(`its SQLite is ${version}; ${OLDEST_SQLITE} or newer is needed`);
  const tables = file.prepare(`select name from sqlite_master where type = 'table'`).all();
  if (tables.length > 0 && tables.every(({ name }) => name !== DEFAULT_MIGRATION_TABLE))
    throw new Error('it holds the data of another program');
}

function refuseDamaged(file: DatabaseSync): void {
  const found = textOf(file, 'pragma quick_check(1)');
  if (found !== 'ok') throw new Error(`the file is damaged: ${found}`);
}

/**
 * A booking answered with success is on the disk (`synchronous=FULL`) even if the machine stops that moment. A
 * file that another program holds is tried again without blocking this process (`writing`).
 * Deleted rows are overwritten, not only released. 16 MB of pages gather in the log before they move to the file.
 */
const PRAGMAS = `
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma secure_delete = ON;
  pragma wal_autocheckpoint = 4000;
`;

/** Lets only the system's user who runs the server read patients' data. */
async function keepPrivate(path: string): Promise<void> {
  for (const each of [path, `${path}-wal`, `${path}-shm`]) await chmod(each, 0o600).catch(() => undefined);
}

/** Refuses a log whose file is gone: an empty file in its place would pass for the clinic's data. */
function refuseLogAlone(path: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (!existsSync(path) && log !== undefined && log.size > 0)
    throw new Error(
      'it is gone, but its log (-wal) is there: put it back, or move the log away to begin anew',
    );
}

/** Opens data that are never written to a disk. */
export const memoryDialect = (): SqliteDialect =>
  new SqliteDialect({ database: asKysely(new DatabaseSync(':memory:'), () => undefined) });

/** Milliseconds between two looks at an SQLite file's version, a counter in shared memory. */
const LOOK = 150;

/** Calls back after every commit of another connection, in whatever process. @returns stops it */
function watchFile(file: DatabaseSync, onChange: (change: 'all') => void): () => Promise<void> {
  const version = file.prepare('pragma data_version');
  const read = (): unknown => version.get()?.data_version;
  let seen = read();
  const timer = setInterval(() => {
    try {
      const now = read();
      if (now !== seen) onChange('all');
      seen = now;
    } catch {
      // The file is busy or its disk fails: the next look sees what this one missed.
    }
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/**
 * Opens an SQLite file.
 * @param databaseUrl `file:PATH`; a relative path starts from the working directory
 * @throws {DatabaseConflict} while another process that starts just now has it
 * @throws when the file cannot be opened or written, is damaged, or is no database or another program's, which is
 * left as it was
 */
export async function openSqlite(databaseUrl: string, by: 'visitors' | 'staff') {
  const named = resolve(databaseUrl.replace(/^file:(?:\/\/)?/, ''));
  refuseLogAlone(named);
  await mkdir(dirname(named), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(named);
  try {
    translated(() => {
      refuseUnusable(file);
      if (by === 'visitors') refuseDamaged(file);
      file.exec(PRAGMAS);
      // The first read opens its log.
      file.prepare('select 1 from sqlite_master').get();
    });
    const path = await realpath(named);
    await keepPrivate(path);
    const opened = identityOf(named, `${path}-wal`);
    const stillThere = (): void => {
      if (identityOf(named, `${path}-wal`) !== opened)
        throw new DatabaseUnavailable(new Error(`${named} is not the file that was opened`));
    };
    return {
      dialect: new SqliteDialect({ database: asKysely(file, stillThere) }),
      watch: (onChange: (change: 'all') => void) => watchFile(file, onChange),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
