import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { DatabaseUnavailable } from '../../../../src/server/database/databaseErrors';
import { sqliteFile } from '../../../../src/server/database/engines/sqliteFile';
import { temporaryFolder } from '../../support/temporaryFolder';

interface Notes {
  notes: { text: string };
}

describe('an SQLite file without room', () => {
  it('says so in the middle of a transaction, keeps what was there, and goes on once there is room', async () => {
    const folder = await temporaryFolder();
    const file = new Libsql(join(folder.path, 'notes.sqlite'));
    const db = new Kysely<Notes>({ dialect: new SqliteDialect({ database: sqliteFile(file) }) });
    await sql`create table notes (text text)`.execute(db);
    const write = (text: string) =>
      db.transaction().execute((transaction) => transaction.insertInto('notes').values({ text }).execute());
    try {
      await write('first');
      file.pragma('max_page_count = 2');
      await expect(write('x'.repeat(100_000))).rejects.toThrow(DatabaseUnavailable);
      file.pragma('max_page_count = 1000');
      await write('last');
      const rows = await db.selectFrom('notes').selectAll().execute();
      expect(rows).toEqual([{ text: 'first' }, { text: 'last' }]);
    } finally {
      await db.destroy();
      await folder.remove();
    }
  });
});
