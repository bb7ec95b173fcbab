import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { DatabaseConflict, DatabaseUnavailable } from './errors';

/** Older versions can lose a transaction when the log restarts (SQLite's "WAL-reset" bug). */
const OLDEST_SQLITE = '3.51.3';

/** SQLite's result codes BUSY and LOCKED. */
const BUSY = [5, 6];
/**
 * SQLite's result codes of failing storage: PERM, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
 */
const UNAVAILABLE = [3, 7, 8, 10, 11, 13, 14, 15, 26];

/** Runs work and maps the errors of `node:sqlite` to those of db/errors. */
function translateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    const code = typeof errcode === 'number' ? errcode & 0xff : 0;
    if (BUSY.includes(code)) throw new DatabaseConflict(error);
    throw UNAVAILABLE.includes(code) ? new DatabaseUnavailable(error) : error;
  }
}

/** Returns device and inode of each path in one text; '' if a path is missing. */
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
 * Adapts an open file to kysely's dialect.
 * @param refuseReplaced throws if the path no longer leads to the open file
 */
function asKysely(file: DatabaseSync, refuseReplaced: () => void): SqliteDatabase {
  return {
    prepare(text) {
      // Takes the write lock immediately: a transaction that begins with a read could not wait for another writer.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const statement = translateErrors(() => file.prepare(sql));
      const run = <T>(work: () => T): T => {
        // Every write is in a transaction. At its start and end, the path must lead to the open file.
        if (sql === 'begin immediate' || sql === 'commit') refuseReplaced();
        return translateErrors(work);
      };
      return {
        reader: statement.columns().length > 0,
        all: (values) => run(() => statement.all(...(values as SQLInputValue[]))),
        run: (values) => {
          // SQLite itself rolls a transaction back if the disk is full.
          if (sql === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return run(() => statement.run(...(values as SQLInputValue[])));
        },
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
    // Also moves the log's content into the file.
    close: () => file.close(),
  };
}

/** Returns the value of a query with one row and one column. */
const textOf = (file: DatabaseSync, query: string): string =>
  String(Object.values(file.prepare(query).get() ?? {})[0]);

/** @throws {Error} if the file belongs to another program, or SQLite has a known data loss */
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
 * A booking answered with success is on the disk (`synchronous=FULL`), even if the machine loses power. Deleted rows
 * are overwritten. The log is moved to the file at 4000 pages, 16 MB. There is no busy timeout: `inTransaction` retries
 * without blocking the process.
 */
const PRAGMAS = `
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma secure_delete = ON;
  pragma wal_autocheckpoint = 4000;
`;

/** Restricts the files to the system user that runs the server: they hold patients' data. */
async function keepPrivate(path: string): Promise<void> {
  for (const each of [path, `${path}-wal`, `${path}-shm`]) await chmod(each, 0o600).catch(() => undefined);
}

/** @throws {Error} if only the log exists: a new, empty file would pass for the clinic's data */
function refuseLogAlone(path: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (!existsSync(path) && log !== undefined && log.size > 0)
    throw new Error(
      'it is gone, but its log (-wal) is there: put it back, or move the log away to begin anew',
    );
}

/** Milliseconds between two reads of a file's version, a counter in shared memory. */
const POLL_MS = 150;

/**
 * Calls `onChange` after commits of other connections, in any process.
 * @returns a function that stops watching
 */
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
      // The file is busy or its disk fails: the next read notices the change.
    }
  }, POLL_MS).unref();
  return async () => clearInterval(timer);
}

/** Returns the path of the SQLite file that `DATABASE_URL` names; undefined for PostgreSQL. */
export const sqliteFile = (databaseUrl: string): string | undefined =>
  databaseUrl.startsWith('file:') ? resolve(databaseUrl.replace(/^file:(?:\/\/)?/, '')) : undefined;

/**
 * Opens an SQLite file.
 * @throws {DatabaseConflict} while another process is opening the file
 * @throws {Error} if the file cannot be opened or written, is damaged, is no database, or belongs to another program; it stays
 * unchanged
 */
export async function openSqlite(named: string, by: 'visitors' | 'staff') {
  refuseLogAlone(named);
  await mkdir(dirname(named), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(named);
  try {
    translateErrors(() => {
      refuseUnusable(file);
      if (by === 'visitors') refuseDamaged(file);
      file.exec(PRAGMAS);
      // Makes SQLite open its log, whose identity is read below.
      file.prepare('select 1 from sqlite_master').get();
    });
    const path = await realpath(named);
    await keepPrivate(path);
    const opened = identityOf(named, `${path}-wal`);
    const refuseReplaced = (): void => {
      if (identityOf(named, `${path}-wal`) !== opened)
        throw new DatabaseUnavailable(new Error(`${named} is not the file that was opened`));
    };
    return {
      dialect: new SqliteDialect({ database: asKysely(file, refuseReplaced) }),
      watch: (onChange: (change: 'all') => void) => watchFile(file, onChange),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
