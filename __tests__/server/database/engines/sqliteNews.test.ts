import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { sqliteNews } from '../../../../src/server/database/engines/sqliteNews';
import { temporaryFolder } from '../../support/temporaryFolder';

describe('the news of an SQLite file', () => {
  it('come when another connection has written, and never when none has', async () => {
    const folder = await temporaryFolder();
    const path = join(folder.path, 'clinic.sqlite');
    const other = new Database(path);
    other.exec('create table notes (text text)');
    let told = 0;
    const own = new Database(path);
    const news = sqliteNews(own);
    news.follow(() => {
      told += 1;
    });
    const before = told;
    own.exec(`insert into notes values ('own')`);
    await wait(500);
    expect(told).toBe(before);
    other.exec(`insert into notes values ('new')`);
    while (told === before) await wait(10);
    await news.close();
    own.close();
    other.close();
    await folder.remove();
  });
});
