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
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { openDatabase, openEngine, sqlClinicDatabase } from '../../../src/server/database/openDatabase';
import { DatabaseUnavailable } from '../../../src/server/database/ports/databaseErrors';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest, contactRequest, NOW } from '../support/sampleRequests';
import { storedRows } from '../support/storedRows';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

describe('an SQLite file', () => {
  let folder: TemporaryFolder;
  let path: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, 'clinic.sqlite');
  });
  afterEach(() => folder.remove());

  it('that is damaged where bookings go is refused, and no server that has it open is ready', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    await database.close();
    const [{ rootpage }, [{ page_size: pageSize }]] = [
      storedRows(path, `select rootpage from sqlite_master where name = 'appointments'`)[0],
      storedRows(path, 'pragma page_size'),
    ] as [{ rootpage: number }, [{ page_size: number }]];
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(pageSize, 0xff), 0, pageSize, (rootpage - 1) * pageSize);
    await file.close();
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('the file is damaged');
    const opened = sqlClinicDatabase(await openEngine(`file:${path}`, 'staff'));
    await expect(opened.ping()).rejects.toThrow(DatabaseUnavailable);
    await opened.close();
  });

  it('is private to its user, with its folder and all that lies beside it', async () => {
    const own = join(folder.path, 'data');
    const file = join(own, 'clinic.sqlite');
    const database = await openTestDatabase(`file:${file}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    const modeOf = async (of: string) => ((await stat(of)).mode & 0o777).toString(8);
    expect(await modeOf(own)).toBe('700');
    for (const name of await readdir(own))
      expect([name, await modeOf(join(own, name))]).toEqual([name, '600']);
    await database.close();
  });

  it('that everybody could read is private once it was opened', async () => {
    await (await openTestDatabase(`file:${path}`)).close();
    await chmod(path, 0o644);
    const database = await openTestDatabase(`file:${path}`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await database.close();
  });

  describe.each([
    ['removed', () => rm(path)],
    ['moved', () => rename(path, join(folder.path, 'elsewhere.sqlite'))],
    ['replaced', () => writeFile(`${path}.new`, '').then(() => rename(`${path}.new`, path))],
    ['parted from its log', () => rm(`${path}-wal`)],
  ])('that was %s while it is open', (_how, takeAway) => {
    it('takes no booking, is not ready, and what it held is saved beside it', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await database.appointments.book(appointmentRequest, { createdAt: NOW });
      await takeAway();
      const late = { ...appointmentRequest, firstName: 'Ion', slotId: 2 };
      const refusal = await database.appointments
        .book(late, { createdAt: NOW })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DatabaseUnavailable);
      await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
      const saved = (await readdir(folder.path)).filter((name) => name.includes('.saved-'));
      expect(saved).toHaveLength(1);
      expect((refusal as Error).message).toContain(saved[0]);
      const copy = join(folder.path, saved[0] ?? '');
      expect((await stat(copy)).mode & 0o777).toBe(0o600);
      expect(storedRows(copy, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
      await database.close();
    });
  });

  it('that was put back takes bookings again, and is saved with them when it goes once more', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await rename(path, `${path}.away`);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await rename(`${path}.away`, path);
    expect(await database.appointments.book(appointmentRequest, { createdAt: NOW })).toMatchObject({
      kind: 'accepted',
    });
    await rm(path);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    const saved = (await readdir(folder.path)).filter((name) => name.includes('.saved-')).sort();
    const last = join(folder.path, saved.at(-1) ?? '');
    expect(storedRows(last, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
    await database.close();
  });

  it('that is gone is not begun anew beside what is left of it', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    await rm(path);
    const log = await readFile(`${path}-wal`);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await database.close();
    const [saved = ''] = (await readdir(folder.path)).filter((name) => name.includes('.saved-'));
    await expect(openDatabase(`file:${path}`)).rejects.toThrow(`${saved} is beside it`);
    const elsewhere = join(folder.path, 'elsewhere');
    await rename(join(folder.path, saved), elsewhere);
    await writeFile(`${path}-wal`, log);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('its log (-wal) is there');
    await rm(`${path}-wal`);
    await rename(elsewhere, path);
    await (await openDatabase(`file:${path}`)).close();
    expect(storedRows(path, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
  });

  it('that was emptied in place takes no booking, and nothing empty stands for a copy of it', async () => {
    await (await openTestDatabase(`file:${path}`)).close();
    const database = await openTestDatabase(`file:${path}`);
    await writeFile(path, '');
    for (const slotId of [1, 2]) {
      const booked = database.appointments.book({ ...appointmentRequest, slotId }, { createdAt: NOW });
      await expect(booked).rejects.toThrow(DatabaseUnavailable);
    }
    const saved = (await readdir(folder.path)).filter((name) => name.includes('.saved-'));
    for (const name of saved) expect((await stat(join(folder.path, name))).size).toBeGreaterThan(0);
    await database.close();
  });

  it('may be a link to one elsewhere', async () => {
    const elsewhere = join(folder.path, 'elsewhere');
    await mkdir(elsewhere);
    await symlink(join(elsewhere, 'real.sqlite'), path);
    const database = await openTestDatabase(`file:${path}`);
    expect(await database.appointments.book(appointmentRequest, { createdAt: NOW })).toMatchObject({
      kind: 'accepted',
    });
    for (const name of await readdir(elsewhere))
      expect((await stat(join(elsewhere, name))).mode & 0o777).toBe(0o600);
    await rm(path);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });

  it('holds everything by itself once it was closed', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    const stop = database.appointmentNews.follow(() => undefined);
    await database.close();
    stop();
    const alone = join(folder.path, 'copy.sqlite');
    await copyFile(path, alone);
    expect(storedRows(alone, 'select first_name from appointments')).toEqual([{ first_name: 'Ana' }]);
  });

  describe('keeps nothing of a patient who was forgotten, nor does what lies beside it', () => {
    const canary = 'Canar'.repeat(8);
    const remnants = async () => {
      const names = await readdir(folder.path);
      const files = await Promise.all(names.map((name) => readFile(join(folder.path, name), 'latin1')));
      return files.filter((bytes) => bytes.includes(canary)).length;
    };
    const store = async (database: ClinicDatabase) => {
      const message = `${canary} `.repeat(40).trim();
      const request = { ...appointmentRequest, lastName: canary, message };
      await database.appointments.book(request, { createdAt: NOW });
      await database.contactRequests.keep({ ...contactRequest, message: canary }, { createdAt: NOW });
    };

    it('at once, and once it was closed', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await store(database);
      await database.purgeBefore('2030-01-01');
      expect(await remnants()).toBe(0);
      await database.close();
      expect(await remnants()).toBe(0);
    });

    it('as soon as a program that reads meanwhile has read', async () => {
      const database = await openTestDatabase(`file:${path}`);
      await store(database);
      const reader = new Libsql(path);
      reader.exec('begin');
      reader.prepare('select * from appointments').all();
      await database.purgeBefore('2030-01-01');
      expect(await remnants()).toBe(1);
      reader.exec('commit');
      reader.close();
      for (let waited = 0; waited < 100 && (await remnants()) > 0; waited += 1) await sleep(100);
      expect(await remnants()).toBe(0);
      await database.close();
    });
  });
});
