import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../src/server/db/errors';
import { openDatabase } from '../../../src/server/db/open';
import { tryToBook } from '../support/booking';
import { openTestDatabase } from '../support/openTestDatabase';
import { storedRows } from '../support/storedRows';
import { folderForEach } from '../support/temporaryFolder';

const inFolder = folderForEach();
let path: string;
beforeEach(() => {
  path = inFolder('clinic.sqlite');
});

describe('an SQLite file', () => {
  it.each([
    ['is no database', () => writeFile(path, 'These are my notes. '.repeat(100))],
    [
      "holds another program's tables",
      () => {
        const other = new DatabaseSync(path);
        other.exec('create table notes (text)');
        other.close();
        return Promise.resolve();
      },
    ],
  ])('that %s is refused and left as it was', async (_what, make) => {
    await make();
    await chmod(path, 0o644);
    const content = await readFile(path);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow();
    expect(await readFile(path)).toEqual(content);
    expect((await stat(path)).mode & 0o777).toBe(0o644);
    expect(await readdir(inFolder('.'))).toEqual(['clinic.sqlite']);
  });

  it('is refused by a SQLite older than 3.51.3, which can lose a transaction', async () => {
    // The first statement reads SQLite's version.
    const pretend = (version: string) =>
      jest
        .spyOn(DatabaseSync.prototype, 'prepare')
        .mockImplementationOnce(() => new DatabaseSync(':memory:').prepare(`select '${version}'`));
    pretend('3.51.2');
    await expect(openDatabase(`file:${path}`)).rejects.toThrow(
      'its SQLite is 3.51.2; 3.51.3 or newer is needed',
    );
    pretend('3.51.10');
    const { close } = await openDatabase(`file:${path}`);
    await close();
    jest.restoreAllMocks();
  });

  it('that is a folder, or below a file, is refused', async () => {
    await mkdir(path);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('unable to open database file');
    await writeFile(join(path, 'notes'), '');
    await expect(openDatabase(`file:${path}/notes/clinic.sqlite`)).rejects.toThrow();
  });

  it('is left as it was when its tables cannot be made', async () => {
    const other = new DatabaseSync(path);
    other.exec(
      'create table kysely_migration (name text, timestamp text); create table contact_requests (note text)',
    );
    other.close();
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('already exists');
    const tables = storedRows(path, `select name from sqlite_master where type = 'table'`);
    expect(tables).toEqual([{ name: 'kysely_migration' }, { name: 'contact_requests' }]);
  });

  it('rolls back a transaction that runs out of disk space, and works again once there is space', async () => {
    const { db, close } = await openTestDatabase(`file:${path}`);
    const file = new DatabaseSync(path);
    const { page_count: pages } = file.prepare('pragma page_count').get() as { page_count: number };
    file.close();
    const limitPages = async (most: number) => {
      await sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(db);
    };
    await limitPages(pages);
    await expect(tryToBook(db, { message: 'x'.repeat(1_000_000) })).rejects.toThrow(DatabaseUnavailable);
    await limitPages(pages + 10_000);
    expect((await tryToBook(db)).kind).toBe('booked');
    await close();
  });

  it('reports changes by other processes and not its own', async () => {
    const database = await openTestDatabase(`file:${path}`);
    const changes: unknown[] = [];
    const stop = database.watch((change) => changes.push(change));
    await tryToBook(database.db);
    await wait(400);
    expect(changes).toEqual([]);
    const other = await openTestDatabase(`file:${path}`);
    await tryToBook(other.db, { slotId: 2 });
    while (changes.length === 0) await wait(10);
    await stop();
    await other.close();
    await database.close();
  });
});
