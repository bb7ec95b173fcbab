import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { migrations } from '../../../src/server/db/migrate';
import { clinicCommand } from '../support/clinicCommand';
import { staffHarness, TODAY } from '../support/staffHarness';
import type { TestDatabase } from '../support/databaseForEach';
import { elsewhereOf, fill, rowsIn } from './backupContract';

/** What putting a backup back promises. */
export function describeRestoring(engine: string, prepare?: () => Promise<TestDatabase>): void {
  describe(`a backup that is put back into ${engine}`, () => {
    const staff = staffHarness(prepare);
    const { json, run, refused, onData, inFolder } = staff;
    const elsewhere = elsewhereOf(staff);

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
