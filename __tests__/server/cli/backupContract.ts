import { readFile, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { book } from '../../../src/server/booking/book';
import { openLinks } from '../../../src/server/booking/links';
import { keep } from '../../../src/server/contact/keep';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { UNLIMITED } from '../../../src/server/limits/budget';
import { claim } from '../../../src/server/outbox/claim';
import type { ListedMail } from '../../../src/server/outbox/list';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { staffHarness, TODAY, type StaffHarness } from '../support/staffHarness';
import type { TestDatabase } from '../support/databaseForEach';
import { appointmentRequest, contactRequest } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';

const daysAgo = (days: number) => addDays(TODAY, -days);
const instantOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const message = 'Țin regim\u2028și 100% „odihnă”\nde luni';

/** One appointment and one message on each of the dates, unless they came before. */
export const fill =
  (dates: readonly string[], since?: number) =>
  async (db: Db): Promise<void> => {
    for (const date of dates) {
      const now = since ?? instantOf(date);
      await storeAppointment(db, now, { date, message });
      await keep(db, contactRequest, { key: null, now }, UNLIMITED);
    }
  };

/** The clinic's rows in a backup; that it was restored stands in the journal, and mail that was held, which are left out. */
export const rowsIn = async (file: string) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .slice(1, -2)
    .filter((row) => !/^\["(?:journal|outbox)"/.test(row));

/** Restores a backup into a new SQLite file. */
export const elsewhereOf =
  ({ inFolder }: StaffHarness) =>
  async (name: string, backup: string): Promise<ClinicCommand> => {
    const clinic = clinicCommand(`file:${inFolder(name)}`);
    expect(await clinic('restore', inFolder(backup), '--new')).toMatchObject({ code: 0, errors: '' });
    return clinic;
  };

/** What backups promise, on an engine and across both. */
export function describeBackups(engine: string, prepare?: () => Promise<TestDatabase>): void {
  describe(`a backup of ${engine}`, () => {
    const staff = staffHarness(prepare);
    const { json, run, refused, onData, inFolder } = staff;
    const elsewhere = elsewhereOf(staff);

    it('is taken back letter for letter, by the other engine too', async () => {
      await onData(fill([daysAgo(3), addDays(TODAY, 30)]));
      await run(`backup ${inFolder('one.jsonl')}`);
      const other = await elsewhere('other.sqlite', 'one.jsonl');
      expect(await other('backup', inFolder('two.jsonl.gz'))).toMatchObject({ code: 0 });
      await run(`restore ${inFolder('two.jsonl.gz')} --force --yes`);
      await run(`backup ${inFolder('three.jsonl')}`);
      const rows = await rowsIn(inFolder('one.jsonl'));
      expect(rows.filter((row) => row.startsWith('["appointments"'))).toHaveLength(2);
      expect(await rowsIn(inFolder('three.jsonl'))).toEqual(rows);
      expect((await stat(inFolder('one.jsonl'))).mode & 0o077).toBe(0);
      // New rows are numbered after the old ones.
      await onData(fill([addDays(TODAY, 60)]));
    });

    it('keeps the links that patients have', async () => {
      await onData(fill([addDays(TODAY, 30)]));
      const token = (await onData(openLinks)).tokenFor('7KQ3M9XA');
      await run(`backup ${inFolder('one.jsonl')}`);
      await elsewhere('other.sqlite', 'one.jsonl');
      const other = await openDatabase(`file:${inFolder('other.sqlite')}`);
      expect((await openLinks(other.db)).referenceIn(token)).toBe('7KQ3M9XA');
      await other.close();
    });

    it('has every row, and counts what it has written', async () => {
      await onData(fill([TODAY]));
      await onData((db) =>
        sql`insert into journal (id, at, actor, event) values (-5, '2026', 'system', 'x')`.execute(db),
      );
      await run(`backup ${inFolder('one.jsonl')}`);
      await elsewhere('other.sqlite', 'one.jsonl');
    });

    it('sends no mail a second time unasked that waited when it was made', async () => {
      // The patient may have been reminded since, of which the backup knows nothing.
      await onData(fill([addDays(TODAY, 5)], instantOf(daysAgo(9))));
      await onData(async (db) => {
        const later = {
          status: 'waiting',
          attempts: 0,
          createdAt: daysAgo(9),
          dueAt: addDays(TODAY, 2),
        } as const;
        await db
          .insertInto('outbox')
          .values({ kind: 'link.again', appointmentId: 1, ...later })
          .execute();
      });
      await run(`backup ${inFolder('one.jsonl')}`);
      const output = await run(`restore ${inFolder('one.jsonl')} --force --yes`);
      const kinds = ['booking.confirmation', 'booking.notice', 'contact.notice', 'reminder.week'];
      const mails = await json<ListedMail[]>('outbox list');
      expect(mails.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(
        [...kinds.map((kind) => `${kind} failed`), 'link.again waiting'].sort(),
      );
      expect(output).toMatch(/așteptau să fie trimise: 4\. .*clinic outbox retry --all/);
      expect(await run('outbox list --status failed')).toContain('poate a fost trimis deja');
      await run('outbox retry --all');
      const claimed = await onData((db) => claim(db, Date.now(), Date.now() + 1, 10));
      expect(claimed.map(({ kind }) => kind).sort()).toEqual(kinds);
    });

    it('holds one moment of a clinic that goes on booking', async () => {
      let name = '';
      const { db, close } = await openDatabase(staff.url);
      let week = 0;
      const backedUp = new AbortController();
      const booking = (async () => {
        for (; !backedUp.signal.aborted; week += 1) {
          const request = { ...appointmentRequest, date: addDays('2030-01-07', week * 7) };
          await book(
            db,
            request,
            { key: null, now: Date.now() },
            { budget: UNLIMITED, confirmationsPerEmail: 0 },
          );
          // SQLite answers at once: the backup gets its turn.
          await nextTurn();
        }
      })();
      try {
        // A backup can be quicker than a booking.
        for (let tries = 1; week < 2 && tries <= 20; tries += 1) {
          name = `moment-${tries}.jsonl.gz`;
          await run(`backup ${inFolder(name)}`);
        }
      } finally {
        backedUp.abort();
      }
      await booking;
      await close();
      expect(week).toBeGreaterThan(1);
      // A mail without its appointment would be refused.
      await elsewhere('moment.sqlite', name);
      const rows = gunzipSync(await readFile(inFolder(name)))
        .toString()
        .split('\n');
      const count = (table: string) => rows.filter((row) => row.startsWith(`["${table}"`)).length;
      expect(count('outbox')).toBe(count('appointments') * 2);
    });

    it('brings nothing back of whom was forgotten since, but what came after the wish', async () => {
      const person = '--email ana@exemplu.example';
      await onData(fill([daysAgo(5), daysAgo(3)]));
      await run(`backup ${inFolder('before.jsonl')}`);
      await run('forget --email Ana@exemplu.example --yes');
      const restored = await run(`restore ${inFolder('before.jsonl')} --force --yes`);
      expect(restored).toContain(
        'Am șters din nou ce s-a cerut după momentul copiei: 2 programări și 2 mesaje.',
      );
      await refused(/^Nu este păstrat nimic/, 1, `person ${person}`);
      await onData(fill([addDays(TODAY, 30)], Date.now() + 1000));
      await run(`backup ${inFolder('after.jsonl')}`);
      await run(`restore ${inFolder('before.jsonl')} --force --yes`);
      expect(await run(`restore ${inFolder('after.jsonl')} --force --yes`)).not.toContain('Am șters din nou');
      expect(await json<{ appointments: unknown[] }>(`person ${person}`)).toMatchObject({
        appointments: [{}],
      });
    });

    it('leaves no time without a patient when it brings back what was cancelled before the wish', async () => {
      await onData(fill([addDays(TODAY, 30)], Date.now()));
      await run(`backup ${inFolder('one.jsonl')}`);
      await run('appointments cancel --since 00:00 --yes');
      await run('forget --email ana@exemplu.example --yes');
      await run(`restore ${inFolder('one.jsonl')} --force --yes`);
      expect(await json('appointments list')).toEqual([]);
    });
  });
}
