import { runServer } from '../../src/server/runServer';
import { writeBuiltSite } from './support/builtSite';
import { postgresDatabase } from './support/postgresDatabase';
import { folderForEach } from './support/temporaryFolder';

const inFolder = folderForEach();

test('a start that finds no such database, or is not admitted, says so in words', async () => {
  await writeBuiltSite(inFolder('.'));
  const { url, remove } = await postgresDatabase();
  const noDatabase = new URL('/nothing', url);
  const noUser = new URL(url);
  noUser.username = 'stranger';
  for (const [{ href: DATABASE_URL }, words] of [
    [noDatabase, 'the server has no database of this name'],
    [noUser, 'the server does not admit this user'],
  ] as const)
    await expect(runServer({ DATABASE_URL }, inFolder('.'))).rejects.toThrow(`cannot be used: ${words}.`);
  await remove();
});
