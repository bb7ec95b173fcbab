import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { wipeLog } from '../../../src/server/db/dialect';
import { DatabaseUnavailable } from '../../../src/server/db/errors';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { purge } from '../../../src/server/patient/person';
import { tryToBook } from '../support/booking';
import { openTestDatabase } from '../support/openTestDatabase';
import { NOW } from '../support/sampleRequests';
import { storeMessage } from '../support/storeAppointment';
import { storedRows } from '../support/storedRows';
import { folderForEach } from '../support/temporaryFolder';

/** Begins a writing transaction, as a booking and the readiness check do. */
const write = ({ db }: { readonly db: Db }) => db.transaction().execute(() => Promise.resolve());

describe('an SQLite file', () => {
  const inFolder = folderForEach();
  let path: string;
  beforeEach(() => {
    path = inFolder('clinic.sqlite');
  });

  it('with damaged booking data is refused, except for staff who repair it', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await tryToBook(database.db);
    await database.close();
    const [{ rootpage }, [{ page_size: pageSize }]] = [
      storedRows(path, `select rootpage from sqlite_master where name = 'appointments'`)[0],
      storedRows(path, 'pragma page_size'),
    ] as [{ rootpage: number }, [{ page_size: number }]];
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(pageSize, 0xff), 0, pageSize, (rootpage - 1) * pageSize);
    await file.close();
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('the file is damaged');
    const opened = await openDatabase(`file:${path}`, 'staff');
    const read = opened.db.selectFrom('appointments').selectAll().execute();
    await expect(read).rejects.toThrow(DatabaseUnavailable);
    await opened.close();
  });

  it('is made private to its user when opened, along with its folder and the files beside it', async () => {
    const own = inFolder('data');
    const file = join(own, 'clinic.sqlite');
    const modes = async () => {
      const paths = [own, ...(await readdir(own)).map((name) => join(own, name))];
      return new Set(await Promise.all(paths.map(async (of) => ((await stat(of)).mode & 0o777).toString(8))));
    };
    for (const slotId of [1, 2]) {
      // The server creates the file and its folder.
      await (await openDatabase(`file:${file}`)).close();
      const database = await openTestDatabase(`file:${file}`);
      await tryToBook(database.db, { slotId });
      expect(await modes()).toEqual(new Set(['700', '600']));
      await database.close();
      await chmod(file, 0o644);
    }
  });

  describe.each([
    ['removed', () => rm(path)],
    ['moved', () => rename(path, inFolder('elsewhere.sqlite'))],
    ['replaced', () => writeFile(`${path}.new`, '').then(() => rename(`${path}.new`, path))],
    ['parted from its log', () => rm(`${path}-wal`)],
  ])('that was %s while open', (_how, takeAway) => {
    it('takes no booking and is not ready', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await tryToBook(database.db);
      await takeAway();
      await expect(tryToBook(database.db, { slotId: 2 })).rejects.toThrow(DatabaseUnavailable);
      await expect(write(database)).rejects.toThrow('is not the file that was opened');
      await database.close();
    });
  });

  it('removed during a transaction keeps none of its changes', async () => {
    const database = await openTestDatabase(`file:${path}`);
    const written = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('closures').values({ startDate: '', endDate: '', name: 'lost' }).execute();
      await rename(path, `${path}.away`);
    });
    await expect(written).rejects.toThrow(DatabaseUnavailable);
    await rename(`${path}.away`, path);
    expect(await database.db.selectFrom('closures').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('is not created again while the log of the missing file exists', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await tryToBook(database.db);
    await rename(path, `${path}.away`);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('its log (-wal) is there');
    await rename(`${path}.away`, path);
    await database.close();
    expect(storedRows(path, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
  });

  it('emptied in place takes no booking', async () => {
    await (await openTestDatabase(`file:${path}`)).close();
    const database = await openTestDatabase(`file:${path}`);
    await writeFile(path, '');
    for (const slotId of [1, 2])
      await expect(tryToBook(database.db, { slotId })).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });

  it('may be a symbolic link to another file', async () => {
    const elsewhere = inFolder('elsewhere');
    await mkdir(elsewhere);
    await symlink(join(elsewhere, 'real.sqlite'), path);
    const database = await openTestDatabase(`file:${path}`);
    expect(await tryToBook(database.db)).toMatchObject({ kind: 'booked' });
    for (const name of await readdir(elsewhere))
      expect((await stat(join(elsewhere, name))).mode & 0o777).toBe(0o600);
    await rm(path);
    await expect(write(database)).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });

  it('contains all its data without a log once it is closed', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await tryToBook(database.db);
    await database.close();
    const alone = inFolder('copy.sqlite');
    await copyFile(path, alone);
    expect(storedRows(alone, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
  });

  describe('and its log lose all traces of an erased patient', () => {
    const canary = 'Canar'.repeat(8);
    const remnants = async () => {
      const names = await readdir(inFolder('.'));
      const files = await Promise.all(names.map((name) => readFile(inFolder(name), 'latin1')));
      return files.filter((bytes) => bytes.includes(canary)).length;
    };
    const store = async ({ db }: { readonly db: Db }) => {
      const message = `${canary} `.repeat(40).trim();
      await tryToBook(db, { lastName: canary, message });
      await storeMessage(db, NOW, { message: canary });
    };

    it('immediately and after closing', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await store(database);
      await purge(database.db, '2030-01-01', NOW);
      expect(await remnants()).toBe(0);
      await database.close();
      expect(await remnants()).toBe(0);
    });

    it('once another program has finished reading', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await store(database);
      const reader = new DatabaseSync(path);
      reader.exec('begin');
      reader.prepare('select * from appointments').all();
      await purge(database.db, '2030-01-01', NOW);
      expect(await remnants()).toBe(1);
      expect(await wipeLog(database.db)).toBe(false);
      reader.exec('commit');
      reader.close();
      // A job of the server does this every hour.
      expect(await wipeLog(database.db)).toBe(true);
      expect(await remnants()).toBe(0);
      await database.close();
    });
  });
});
