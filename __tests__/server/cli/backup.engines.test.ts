import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { migrations } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { claim } from '../../../src/server/outbox/claim';
import type { ListedMail } from '../../../src/server/outbox/list';
import { backupLines } from '../../../src/server/transfer/backupFile';
import { tryToBook } from '../support/booking';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { ENGINE, engineDatabase } from '../support/engineDatabase';
import { TODAY } from '../support/sampleRequests';
import { PICTURE, staffHarness } from '../support/staffHarness';
import { storeAppointment, storeMessage } from '../support/storeAppointment';

const daysAgo = (days: number) => addDays(TODAY, -days);
const instantOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const message = 'Țin regim\u2028și 100% „odihnă”\nde luni';

/** Stores an appointment and a message for each date, created then, or at `since`. */
const fill =
  (dates: readonly string[], since?: number) =>
  async (db: Db): Promise<void> => {
    for (const date of dates) {
      const now = since ?? instantOf(date);
      await storeAppointment(db, now, { date, message });
      await storeMessage(db, now);
    }
  };

/**
 * Returns the clinic's rows of a backup, without the journal, to which a restore adds an entry, and the outbox, whose due
 * mails it holds.
 */
const rowsIn = async (file: string) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .slice(1, -2)
    .filter((row) => !/^\["(?:journal|outbox)"/.test(row));

describe(`a backup of ${ENGINE}`, () => {
  const staff = staffHarness(engineDatabase);
  const { json, clinic, run, refused, onData, inFolder } = staff;
  /** Restores a backup into a new SQLite file. */
  const elsewhere = async (name: string, backup: string): Promise<ClinicCommand> => {
    const other = clinicCommand(`file:${inFolder(name)}`);
    expect(await other('restore', inFolder(backup), '--new')).toMatchObject({ code: 0, errors: '' });
    return other;
  };

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

  it('is a consistent snapshot while patients book, and is restored beside them, each of whom is answered', async () => {
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
    let name = '';
    try {
      // A backup can be faster than a booking.
      for (let tries = 1; ends.length < 2 && tries <= 20; tries += 1) {
        name = `moment-${tries}.jsonl.gz`;
        await run(`backup ${inFolder(name)}`);
      }
      for (let count = 0; count < 5; count += 1) await run(`restore ${inFolder(name)} --force --yes`);
    } finally {
      done.abort();
      await booking;
      await close();
    }
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends)).toEqual(new Set(['booked']));
    // A mail without its appointment would be refused.
    await elsewhere('moment.sqlite', name);
    const rows = gunzipSync(await readFile(inFolder(name)))
      .toString()
      .split('\n');
    const count = (table: string) => rows.filter((row) => row.startsWith(`["${table}"`)).length;
    expect(count('outbox')).toBe(count('appointments') * 2);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('is refused for an empty database, as at a mistyped address', async () => {
    const empty = `file:${inFolder('empty.sqlite')}`;
    await (await openDatabase(empty)).close();
    const result = await clinicCommand(empty)('backup', inFolder('nothing.jsonl'));
    expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('DATABASE_URL') as string });
    expect(await readdir(inFolder('.'))).not.toContain('nothing.jsonl');
  });

  it('is recognized by its content, whatever its file name', async () => {
    await run(`backup ${inFolder('compressed.jsonl.gz')}`);
    await run(`backup ${inFolder('plain.jsonl')}`);
    await rename(inFolder('compressed.jsonl.gz'), inFolder('compressed.jsonl'));
    await rename(inFolder('plain.jsonl'), inFolder('plain.jsonl.gz'));
    await elsewhere('a.sqlite', 'compressed.jsonl');
    await elsewhere('b.sqlite', 'plain.jsonl.gz');
  });

  it('changes nothing if it is truncated, altered or invalid, and never overwrites a file', async () => {
    await onData(fill([TODAY]));
    const file = inFolder('whole.jsonl');
    await run(`backup ${file}`);
    const whole = await readFile(file, 'utf8');
    const compressed = gzipSync(whole);
    const cutOff = [whole.slice(0, -90), compressed.subarray(0, -90), compressed.subarray(0, 2)];
    for (const damaged of [...cutOff, whole.replace('Pop', 'Popa'), 'Notițe\n', '', PICTURE]) {
      await writeFile(inFolder('damaged.jsonl'), damaged);
      await refused(/întreagă/, 1, `restore ${inFolder('damaged.jsonl')} --force --yes`);
    }
    await refused(/există deja/, 1, `backup ${file}`);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  it('that is maliciously large is refused at a limit, in one line', async () => {
    await writeFile(inFolder('bomb.gz'), gzipSync(Buffer.alloc(100_000_000, '1')));
    await refused(
      /^Fișierul .*bomb\.gz este prea mare\. Nu s-a schimbat nimic\.\n$/,
      1,
      `restore ${inFolder('bomb.gz')} --force --yes`,
    );
    await writeFile(inFolder('long.gz'), gzipSync(`${'x'.repeat(1_000_000)}\n`.repeat(21)));
    await refused(/este prea mare/, 1, `facts import ${inFolder('long.gz')} --yes`);
  });

  it('contains every row and reports how many it wrote', async () => {
    await onData(fill([TODAY]));
    await onData((db) =>
      sql`insert into journal (id, at, actor, event) values (-5, '2026', 'system', 'x')`.execute(db),
    );
    await run(`backup ${inFolder('one.jsonl')}`);
    await elsewhere('other.sqlite', 'one.jsonl');
  });

  it('resends no mail that was waiting when it was made, unless staff ask', async () => {
    // The backup does not know whether the patient has been reminded since.
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
    // No mail server has refused them.
    expect((await clinic('status')).output).not.toContain('Ultima eroare');
    await run('outbox retry --all');
    const claimed = await onData((db) => claim(db, Date.now(), Date.now() + 1, 10));
    expect(claimed.map(({ kind }) => kind).sort()).toEqual(kinds);
  });

  it('restores nothing of a person erased since, except data newer than the erasure', async () => {
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

  it('leaves no time blocked when it restores appointments cancelled before an erasure', async () => {
    await onData(fill([addDays(TODAY, 30)], Date.now()));
    await run(`backup ${inFolder('one.jsonl')}`);
    await run('appointments cancel --since 00:00 --yes');
    await run('forget --email ana@exemplu.example --yes');
    await run(`restore ${inFolder('one.jsonl')} --force --yes`);
    expect(await json('appointments list')).toEqual([]);
  });

  it('replaces existing data only when forced, and then completely', async () => {
    await onData(fill([TODAY]));
    await run(`backup ${inFolder('before.jsonl')}`);
    await onData(fill([addDays(TODAY, 1), addDays(TODAY, 2)]));
    const restore = `restore ${inFolder('before.jsonl')}`;
    await refused(/nu este goală: 3 medici, 3 programări, 3 mesaje/, 1, restore);
    await refused(/--yes/, 2, `${restore} --force`);
    await run(`${restore} --force --yes`);
    await run(`backup ${inFolder('after.jsonl')}`);
    expect(await rowsIn(inFolder('after.jsonl'))).toEqual(await rowsIn(inFolder('before.jsonl')));
    expect(await json('journal --limit 1')).toMatchObject([{ event: 'data.restored' }]);
  });

  it('of another version of the program is refused', async () => {
    expect(await json(`backup ${inFolder('own.jsonl')}`)).toMatchObject({
      migrations: Object.keys(migrations),
    });
    const header = { writtenAt: new Date().toISOString(), migrations: ['9999_made_up'] };
    await writeFile(inFolder('newer.jsonl'), backupLines(header, Readable.from([])));
    await refused(
      /^Copia este scrisă de altă versiune a programului .*\n$/,
      1,
      `restore ${inFolder('newer.jsonl')} --force --yes`,
    );
  });
});
