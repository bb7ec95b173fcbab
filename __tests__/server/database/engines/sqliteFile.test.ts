import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { DatabaseUnavailable } from '../../../../src/server/database/ports/databaseErrors';
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

describe('the guard of an SQLite file', () => {
  it('stops a transaction that began in a file which is gone when it commits', async () => {
    let isGone = false;
    const guard = () => {
      if (isGone) throw new DatabaseUnavailable(new Error('gone'));
    };
    const db = new Kysely<Notes>({
      dialect: new SqliteDialect({ database: sqliteFile(new Libsql(':memory:'), guard) }),
    });
    await db.schema.createTable('notes').addColumn('text', 'text').execute();
    const written = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ text: 'lost' }).execute();
      isGone = true;
    });
    await expect(written).rejects.toThrow(DatabaseUnavailable);
    isGone = false;
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('leaves no transaction open when the file goes in the moment in which one begins', async () => {
    let asked = 0;
    const guard = () => {
      asked += 1;
      if (asked === 2) throw new DatabaseUnavailable(new Error('gone'));
    };
    const db = new Kysely<Notes>({
      dialect: new SqliteDialect({ database: sqliteFile(new Libsql(':memory:'), guard) }),
    });
    const write = () => db.transaction().execute(() => Promise.resolve());
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    await write();
    await db.destroy();
  });
});

describe('the statements of an SQLite file', () => {
  it('stay compiled while they are in use, and are let go after many others', () => {
    const file = new Libsql(':memory:');
    const compiled: string[] = [];
    const kept = sqliteFile({
      prepare: (text) => {
        compiled.push(text);
        return file.prepare(text);
      },
      inTransaction: false,
      close: () => void file.close(),
    });
    const inUse = 'select 1 as one';
    const rare = (length: number) => `select ${Array.from({ length }, () => '1').join(' + ')} as sum`;
    for (let length = 1; length <= 1_000; length += 1) {
      expect(kept.prepare(inUse).all([])).toEqual([{ one: 1 }]);
      expect(kept.prepare(rare(length)).all([])).toEqual([{ sum: length }]);
    }
    kept.prepare(rare(1));
    kept.close();
    const times = (text: string) => compiled.filter((other) => other === text).length;
    expect([times(inUse), times(rare(1)), times(rare(2))]).toEqual([1, 2, 1]);
  });
});

describe('an error of SQLite', () => {
  const fileThat = (code: string) => {
    const fail = () => {
      throw Object.assign(new Error('its own words'), { code });
    };
    const statement = { reader: false, all: fail, run: fail, iterate: fail };
    return sqliteFile({ prepare: () => statement, inTransaction: false, close: () => undefined });
  };

  it.each([
    ...[
      'SQLITE_FULL',
      'SQLITE_NOMEM',
      'SQLITE_BUSY',
      'SQLITE_BUSY_RECOVERY',
      'SQLITE_LOCKED',
      'SQLITE_PROTOCOL',
    ],
    ...[
      'SQLITE_IOERR_WRITE',
      'SQLITE_IOERR_FSYNC',
      'SQLITE_IOERR_SHMSIZE',
      'SQLITE_CANTOPEN',
      'SQLITE_READONLY',
    ],
    ...['SQLITE_READONLY_DBMOVED', 'SQLITE_PERM', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'],
  ])('is out of reach for %s', (code) => {
    const statement = fileThat(code).prepare('select 1');
    expect(() => statement.run([])).toThrow(DatabaseUnavailable);
    expect(() => statement.all([])).toThrow(DatabaseUnavailable);
  });

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'SQLITE_MISUSE'])(
    'is a fault of the program for %s',
    (code) => {
      expect(() => fileThat(code).prepare('select 1').run([])).toThrow(/^its own words$/);
    },
  );
});
