import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { isFreePort } from '../../src/tools/launchServer';
import { until } from '../server/support/until';

test('a PostgreSQL for tests ends with the process that started it, however that ends', async () => {
  const start = `require('./src/tools/startPostgres').startPostgres().then(({ url }) => console.log(url))`;
  const tests = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', start]);
  const [url] = (await once(createInterface({ input: tests.stdout }), 'line')) as [string];
  const port = Number(new URL(url).port);
  expect(await isFreePort(port)).toBe(false);
  tests.kill('SIGKILL');
  await until(() => isFreePort(port));
});
