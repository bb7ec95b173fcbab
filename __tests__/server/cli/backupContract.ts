import { readFile, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { addDays } from '../../../src/domain/calendarDate';
import { storeContactRequest } from '../../../src/server/contact/store';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { UNLIMITED } from '../../../src/server/booking/budget';
import { tryToBook } from '../support/booking';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { staffHarness, type StaffHarness } from '../support/staffHarness';
import type { TestDatabase } from '../support/engineDatabase';
import { contactRequest, TODAY } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';

export const daysAgo = (days: number) => addDays(TODAY, -days);
export const instantOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const message = 'Țin regim\u2028și 100% „odihnă”\nde luni';

/** Stores an appointment and a message for each date, created then, or at `since`. */
export const fill =
  (dates: readonly string[], since?: number) =>
  async (db: Db): Promise<void> => {
    for (const date of dates) {
      const now = since ?? instantOf(date);
      await storeAppointment(db, now, { date, message });
      await storeContactRequest(db, contactRequest, { key: null, now }, UNLIMITED);
    }
  };

/**
 * Returns the clinic's rows of a backup, without the journal, to which a restore adds an entry, and the outbox, whose due
 * mails it holds.
 */
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

/** The promises of backups that depend on the engine. */
export function describeBackups(engine: string, prepare?: () => Promise<TestDatabase>): void {
  describe(`a backup of ${engine}`, () => {
    const staff = staffHarness(prepare);
    const { run, onData, inFolder } = staff;
    const elsewhere = elsewhereOf(staff);

    it('is restored letter for letter, even into the other engine', async () => {
      await onData(fill([daysAgo(3), addDays(TODAY, 30)]));
      await run(`backup ${inFolder('one.jsonl')}`);
      const other = await elsewhere('other.sqlite', 'one.jsonl');
      expect(await other('backup', inFolder('two.jsonl.gz'))).toMatchObject({ code: 0 });
      await run(`restore ${inFolder('two.jsonl.gz')} --force --yes`);
      await run(`backup ${inFolder('three.jsonl')}`);
      const rows = await rowsIn(inFolder('one.jsonl'));
      expect(rows.filter((row) => row.startsWith('["appointments"'))).toHaveLength(2);
      // The restored key keeps patients' links valid.
      expect(rows.filter((row) => row.startsWith('["secrets"'))).toHaveLength(1);
      expect(await rowsIn(inFolder('three.jsonl'))).toEqual(rows);
      expect((await stat(inFolder('one.jsonl'))).mode & 0o077).toBe(0);
      // Ids of new rows follow those of the restored ones.
      await onData(fill([addDays(TODAY, 60)]));
    });

    /**
     * Books one time after the other until the work is done.
     * @returns the outcome of each attempt
     */
    const whileBooking = async (work: (ends: readonly string[]) => Promise<void>) => {
      const { db, close } = await openDatabase(staff.url);
      const ends: string[] = [];
      const done = new AbortController();
      const booking = (async () => {
        while (!done.signal.aborted) {
          const time = { date: addDays('2030-01-07', ends.length * 7) };
          ends.push((await tryToBook(db, time, { now: Date.now() })).kind);
          // SQLite answers synchronously; this lets the command run.
          await nextTurn();
        }
      })();
      try {
        await work(ends);
      } finally {
        done.abort();
        await booking;
        await close();
      }
      return ends;
    };

    it('is restored while patients book, each of whom is answered', async () => {
      await run(`backup ${inFolder('one.jsonl')}`);
      const ends = await whileBooking(async () => {
        for (let count = 0; count < 5; count += 1)
          await run(`restore ${inFolder('one.jsonl')} --force --yes`);
      });
      expect(new Set(ends)).toEqual(new Set(['booked']));
    });

    it('is a consistent snapshot while bookings continue', async () => {
      let name = '';
      const ends = await whileBooking(async (soFar) => {
        // A backup can be faster than a booking.
        for (let tries = 1; soFar.length < 2 && tries <= 20; tries += 1) {
          name = `moment-${tries}.jsonl.gz`;
          await run(`backup ${inFolder(name)}`);
        }
      });
      expect(ends.length).toBeGreaterThan(1);
      // A mail without its appointment would be refused.
      await elsewhere('moment.sqlite', name);
      const rows = gunzipSync(await readFile(inFolder(name)))
        .toString()
        .split('\n');
      const count = (table: string) => rows.filter((row) => row.startsWith(`["${table}"`)).length;
      expect(count('outbox')).toBe(count('appointments') * 2);
    });
  });
}
