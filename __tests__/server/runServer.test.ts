import { writeFile } from 'node:fs/promises';
import { runServer } from '../../src/server/runServer';
import { writeBuiltSite } from './support/builtSite';
import { folderForEach } from './support/temporaryFolder';

const inFolder = folderForEach();

test.each([
  ['a wrong setting', { PORT: 'high' }, /^PORT is "high".*$/],
  [
    'a PostgreSQL that does not answer',
    { DATABASE_URL: 'postgres://clinic:secret@127.0.0.1:1/clinic' },
    /^(?!.*secret).*\(DATABASE_URL\) cannot be used: no server listens at this host and port\.$/,
  ],
  [
    'data that cannot be written',
    { DATABASE_URL: 'file:/proc/clinic.sqlite' },
    /^.*\/proc\/clinic\.sqlite \(DATABASE_URL\).*$/,
  ],
  ['a data file that is not a database', {}, /^.*notes\.txt \(DATABASE_URL\).*$/],
])('the server names in one line why it cannot start: %s', async (_what, env, line) => {
  await writeBuiltSite(inFolder('.'));
  await writeFile(inFolder('notes.txt'), 'These are my notes. '.repeat(100));
  const start = runServer({ DATABASE_URL: `file:${inFolder('notes.txt')}`, ...env }, inFolder('.'));
  await expect(start).rejects.toThrow(line);
});

test('the server that finds no built site says how to build it', async () => {
  await expect(runServer({}, inFolder('.'))).rejects.toThrow(/^.*npm run build.*$/);
});
