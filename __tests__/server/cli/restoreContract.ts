import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { fileLines } from '../../../src/server/cli/io/readFile';
import { migrations } from '../../../src/server/db/migrate';
import { clinicCommand } from '../support/clinicCommand';
import { clinicDesk, TODAY } from '../support/clinicDesk';
import type { TestPlace } from '../support/databaseForEach';
import { elsewhereOf, fill, rowsIn } from './backupContract';

/** What putting a backup back promises. */
export function describeRestoring(engine: string, prepare?: () => Promise<TestPlace>): void {
  describe(`a backup that is put back into ${engine}`, () => {
    const desk = clinicDesk(prepare);
    const { json, run, refused, onData, inFolder } = desk;
    const elsewhere = elsewhereOf(desk);

    it('replaces data only when it is told to, and then wholly', async () => {
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

    it('that is cut off, changed or none touches nothing, and none overwrites a file', async () => {
      await onData(fill([TODAY]));
      const file = inFolder('whole.jsonl');
      await run(`backup ${file}`);
      const whole = await readFile(file, 'utf8');
      const compressed = gzipSync(whole);
      const cutOff = [whole.slice(0, -90), compressed.subarray(0, -90), compressed.subarray(0, 2)];
      for (const damaged of [...cutOff, whole.replace('Pop', 'Popa'), 'Notițe\n', '']) {
        await writeFile(inFolder('damaged.jsonl'), damaged);
        await refused(/întreagă/, 1, `restore ${inFolder('damaged.jsonl')} --force --yes`);
      }
      await refused(/există deja/, 1, `backup ${file}`);
      expect(await readFile(file, 'utf8')).toBe(whole);
    });

    it('that is hostile stops at a limit, in one line', async () => {
      await writeFile(inFolder('bomb.gz'), gzipSync(Buffer.alloc(100_000_000, '1')));
      await refused(
        /^Fișierul .*bomb\.gz este prea mare\. Nu s-a schimbat nimic\.\n$/,
        1,
        `restore ${inFolder('bomb.gz')} --force --yes`,
      );
      const lines = async () => {
        for await (const line of fileLines(inFolder('long.txt'), 1000)) expect(line).toBe('x');
      };
      await writeFile(inFolder('long.txt'), 'x\n'.repeat(1000));
      await expect(lines()).rejects.toThrow('prea mare');
    });

    it('of an older version comes along with every change of the tables since', async () => {
      await onData(fill([addDays(TODAY, 30)]));
      await run(`backup ${inFolder('older.jsonl')}`);
      const known = migrations as Record<string, (typeof migrations)[string]>;
      known['0002_made_up'] = {
        async up(db) {
          await db.schema.alterTable('appointments').addColumn('spoken', 'text').execute();
          await sql`update appointments set spoken = upper(last_name)`.execute(db);
        },
      };
      try {
        await run(`restore ${inFolder('older.jsonl')} --force --yes`);
        await run(`backup ${inFolder('newer.jsonl')}`);
        expect(await readFile(inFolder('newer.jsonl'), 'utf8')).toContain('"spoken":"POP"');
      } finally {
        delete known['0002_made_up'];
      }
      await elsewhere('other.sqlite', 'older.jsonl');
      const result = await clinicCommand(`file:${inFolder('other.sqlite')}`)(
        'restore',
        inFolder('newer.jsonl'),
        '--force',
        '--yes',
      );
      expect(result).toMatchObject({
        code: 1,
        errors: expect.stringContaining('versiune mai nouă') as string,
      });
    });
  });
}
