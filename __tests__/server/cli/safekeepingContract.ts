import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { openDatabase, sqlClinicDatabase } from '../../../src/server/database/openDatabase';
import type { ListedMail } from '../../../src/server/database/ports/outboxStore';
import { linkOf } from '../database/outboxContract';
import { clinicCommand } from '../support/clinicCommand';
import { openTestEngine } from '../support/openTestDatabase';
import { contactRequest } from '../support/sampleRequests';
import type { DataPlace, PrepareData } from '../support/staffedSite';
import { storeAppointment } from '../support/storeAppointment';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const TODAY = clinicTimeAt(Date.now()).date;
const daysAgo = (days: number) => addDays(TODAY, -days);
const instantOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Keeping data safe, and letting go of them. */
export function describeSafekeeping(engine: string, prepare: PrepareData): void {
  describe(`the staff's command with the data in ${engine}`, () => {
    let folder: TemporaryFolder;
    let places: DataPlace[];
    const inFolder = (name: string) => join(folder.path, name);
    const newPlace = async (): Promise<string> => {
      const place = await prepare(inFolder(`place-${places.length}`));
      places.push(place);
      return place.databaseUrl;
    };
    beforeEach(async () => {
      folder = await temporaryFolder();
      places = [];
    });
    afterEach(async () => {
      for (const { remove } of places) await remove();
      await folder.remove();
    });

    /** The test catalogue's clinic with one appointment and one message on each of the dates, unless they came before. */
    const fill = async (databaseUrl: string, dates: readonly string[], since?: number): Promise<void> => {
      const engine = await openTestEngine(databaseUrl);
      for (const date of dates) {
        const createdAt = since ?? instantOf(date);
        const message = 'Țin regim\u2028și 100% „odihnă”\nde luni';
        await storeAppointment(engine, createdAt, { date, message });
        await sqlClinicDatabase(engine).contactRequests.keep(contactRequest, { createdAt });
      }
      await engine.close();
    };
    const run = async (databaseUrl: string, ...args: readonly string[]) => {
      const result = await clinicCommand(databaseUrl)(...args);
      expect({ code: result.code, errors: result.errors }).toEqual({ code: 0, errors: '' });
      return result.output;
    };
    /** The clinic's rows in a backup; that it was restored stands in the journal, which is left out. */
    const rowsIn = async (file: string) =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .slice(1, -2)
        .filter((row) => !/^\["(?:journal|seals)"/.test(row));

    it('takes a backup back into an empty database, of the other engine too, letter for letter', async () => {
      const source = await newPlace();
      await fill(source, [daysAgo(3), addDays(TODAY, 30)]);
      await run(source, 'backup', inFolder('one.jsonl'));
      const sqlite = `file:${inFolder('other.sqlite')}`;
      await run(sqlite, 'restore', inFolder('one.jsonl'), '--mail', 'send');
      await run(sqlite, 'backup', inFolder('two.jsonl.gz'));
      const target = await newPlace();
      await run(target, 'restore', inFolder('two.jsonl.gz'), '--mail', 'send');
      await run(target, 'backup', inFolder('three.jsonl'));

      const rows = await rowsIn(inFolder('one.jsonl'));
      expect(rows.filter((row) => row.startsWith('["appointments"'))).toHaveLength(2);
      expect(await rowsIn(inFolder('three.jsonl'))).toEqual(rows);
      expect((await stat(inFolder('one.jsonl'))).mode & 0o077).toBe(0);
      // New rows are numbered after the old ones.
      await fill(target, [addDays(TODAY, 60)]);
    });

    it('copies all data into an empty database of either engine, and into no other', async () => {
      const source = `file:${inFolder('source.sqlite')}`;
      await fill(source, [daysAgo(3), addDays(TODAY, 30)]);
      const target = await newPlace();
      expect(await run(source, 'copy', target)).toMatch(/: 3 medici, 2 programări, 2 mesaje\.$/m);
      const back = `file:${inFolder('back.sqlite')}`;
      await run(target, 'copy', back);
      await run(source, 'backup', inFolder('source.jsonl'));
      await run(back, 'backup', inFolder('back.jsonl'));
      expect(await rowsIn(inFolder('back.jsonl'))).toEqual(await rowsIn(inFolder('source.jsonl')));
      const again = await clinicCommand(source)('copy', target);
      expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('nu este goală') as string });
    });

    it('says in one Romanian line why a target cannot be copied into', async () => {
      const source = await newPlace();
      await fill(source, [TODAY]);
      const refusal = async (target: string) => {
        const { code, output, errors } = await clinicCommand(source)('copy', target);
        expect([output, errors.split('\n').length]).toEqual(['', 2]);
        expect(errors).not.toMatch(/secret|database|DATABASE_URL/i);
        return [code, errors];
      };
      const unreachable = 'postgres://clinic:secret@127.0.0.1:9/clinic';
      expect(await refusal(unreachable)).toEqual([1, expect.stringMatching(/^Ținta nu poate fi deschisă/)]);
      for (const mistyped of ['mysql://clinic:secret@127.0.0.1/clinic', 'clinic.sqlite', ''])
        expect(await refusal(mistyped)).toEqual([2, expect.stringMatching(/^Scrieți adresa țintei/)]);
    });

    it('calls nothing a backup or a copy of empty data, as a mistyped address has them', async () => {
      const empty = clinicCommand(await newPlace());
      const refusal = { code: 1, output: '', errors: expect.stringContaining('DATABASE_URL') as string };
      expect(await empty('backup', inFolder('nothing.jsonl'))).toMatchObject(refusal);
      expect(await empty('copy', `file:${inFolder('nothing.sqlite')}`)).toMatchObject(refusal);
      expect(await readdir(folder.path)).not.toContain('nothing.jsonl');
      expect(await readdir(folder.path)).not.toContain('nothing.sqlite');
    });

    it('takes a backup back by what is in it, whatever its name says', async () => {
      const source = await newPlace();
      await fill(source, [TODAY]);
      await run(source, 'backup', inFolder('compressed.jsonl.gz'));
      await run(source, 'backup', inFolder('plain.jsonl'));
      await rename(inFolder('compressed.jsonl.gz'), inFolder('compressed.jsonl'));
      await rename(inFolder('plain.jsonl'), inFolder('plain.jsonl.gz'));
      for (const name of ['compressed.jsonl', 'plain.jsonl.gz']) {
        expect(await run(await newPlace(), 'restore', inFolder(name))).toMatch(/o programare, un mesaj/);
      }
    });

    it('sends no mail a second time unasked that waited when the backup was made', async () => {
      const source = await newPlace();
      // The patient may have been reminded since, by what the backup did not hold.
      await fill(source, [addDays(TODAY, 5)], instantOf(daysAgo(9)));
      const { db, close } = await openTestEngine(source);
      const [createdAt, dueAt] = [daysAgo(9), addDays(TODAY, 2)];
      const waiting = { status: 'waiting', attempts: 0, createdAt, dueAt } as const;
      await db
        .insertInto('outbox')
        .values({ kind: 'link.again', appointmentId: 1, ...waiting })
        .execute();
      await close();
      await run(source, 'backup', inFolder('one.jsonl'));
      const restored = async (...choice: readonly string[]) => {
        const place = await newPlace();
        const said = await run(place, 'restore', inFolder('one.jsonl'), ...choice);
        const mails = JSON.parse(await run(place, 'outbox', 'list', '--json')) as ListedMail[];
        return { place, said, statuses: mails.map(({ kind, status }) => `${kind} ${status}`).sort() };
      };
      const kinds = ['booking.confirmation', 'booking.notice', 'contact.notice', 'reminder.week'];
      const due = (status: string) =>
        [...kinds.map((kind) => `${kind} ${status}`), 'link.again waiting'].sort();

      const held = await restored();
      expect(held.statuses).toEqual(due('failed'));
      expect(held.said).toMatch(/așteptau să fie trimise: 4\. .*clinic outbox retry/);
      expect(await run(held.place, 'outbox', 'failed')).toContain('poate a fost trimis deja');
      await run(held.place, 'outbox', 'retry', '--all');
      const database = await openDatabase(held.place);
      const claimed = await database.outbox.claim(Date.now(), Date.now() + 1, 10);
      await database.close();
      expect(claimed.map(({ kind }) => kind).sort()).toEqual(kinds);
      expect(linkOf(claimed)).toMatch(/^[0-9A-Z]{8}-[\w-]{43}$/);
      expect((await restored('--mail', 'drop')).statuses).toEqual(due('dropped'));
      expect((await restored('--mail', 'send')).statuses).toEqual(due('waiting'));
    });

    it('replaces data only when it is told to, and then wholly', async () => {
      const place = await newPlace();
      await fill(place, [TODAY]);
      await run(place, 'backup', inFolder('before.jsonl'));
      await fill(place, [addDays(TODAY, 1), addDays(TODAY, 2)]);
      const clinic = clinicCommand(place);
      expect(await clinic('restore', inFolder('before.jsonl'))).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/nu este goală: 3 medici, 3 programări, 3 mesaje/) as string,
      });
      expect(await clinic('restore', inFolder('before.jsonl'), '--force')).toMatchObject({ code: 2 });
      await run(place, 'restore', inFolder('before.jsonl'), '--force', '--yes', '--mail', 'send');
      await run(place, 'backup', inFolder('after.jsonl'));
      expect(await rowsIn(inFolder('after.jsonl'))).toEqual(await rowsIn(inFolder('before.jsonl')));
    });

    it('touches nothing for a file that is cut off, changed or no backup, and overwrites no file', async () => {
      const place = await newPlace();
      await fill(place, [TODAY]);
      const file = inFolder('whole.jsonl');
      await run(place, 'backup', file);
      const whole = await readFile(file, 'utf8');
      const clinic = clinicCommand(place);
      const compressed = gzipSync(whole);
      const cutOff = [whole.slice(0, -90), compressed.subarray(0, -90), compressed.subarray(0, 2)];
      for (const damaged of [...cutOff, whole.replace('Pop', 'Popa'), 'Notițe\n', '']) {
        await writeFile(inFolder('damaged.jsonl'), damaged);
        const result = await clinic('restore', inFolder('damaged.jsonl'), '--force', '--yes');
        expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('întreagă') as string });
      }
      expect(await clinic('backup', file)).toMatchObject({ code: 1 });
      expect(await readFile(file, 'utf8')).toBe(whole);
      await run(place, 'backup', inFolder('again.jsonl'));
      expect(await rowsIn(inFolder('again.jsonl'))).toEqual(await rowsIn(file));
    });

    it('forgets patients and messages that are older than it is told, and keeps the history of the times', async () => {
      const place = await newPlace();
      await fill(place, [daysAgo(40), daysAgo(31), daysAgo(30), TODAY]);
      const preview = await run(place, 'purge', '--older-than', '30', '--dry-run');
      expect(preview).toMatch(/2 programări și 2 mesaje/);
      expect(await clinicCommand(place)('purge', '--older-than', '30')).toMatchObject({
        code: 2,
        output: '',
      });
      await run(place, 'purge', '--older-than', '30', '--yes');
      const listed = await run(place, 'appointments', 'list', '--from', daysAgo(100), '--json');
      const appointments = JSON.parse(listed) as { date: string; patient: { lastName: string } }[];
      expect(appointments.map(({ date, patient }) => [date, patient.lastName])).toEqual([
        [daysAgo(40), ''],
        [daysAgo(31), ''],
        [daysAgo(30), 'Pop'],
        [TODAY, 'Pop'],
      ]);
      expect(JSON.parse(await run(place, 'contact-requests', 'list', '--json'))).toHaveLength(2);
      await run(place, 'backup', inFolder('purged.jsonl'));
      const left = (await readFile(inFolder('purged.jsonl'), 'utf8')).match(/ana@exemplu\.example/g);
      expect(left).toHaveLength(4);
    });
  });
}
