import { postgresDatabase } from './support/postgresDatabase';
import { startServer } from './support/serverProcess';

// Starts the built server: `npm test` builds before it tests.
test('a start that finds no such database, or is not admitted, says so in words', async () => {
  const { url, remove } = await postgresDatabase();
  const noDatabase = new URL('/nothing', url);
  const noUser = new URL(url);
  noUser.username = 'stranger';
  for (const [address, words] of [
    [noDatabase.href, 'the server has no database of this name'],
    [noUser.href, 'the server does not admit this user'],
  ] as const) {
    const { ended, errors } = await startServer('', { DATABASE_URL: address });
    expect([await ended, errors()]).toEqual([1, expect.stringMatching(`cannot be used: ${words}\\.\n$`)]);
  }
  await remove();
});
