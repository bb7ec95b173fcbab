import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { until } from '../server/support/until';

test('a PostgreSQL for tests ends with the process that started it, however that ends', async () => {
  const start = `require('./src/tools/startPostgres').startPostgres().then(({ url }) => console.log(url))`;
  const tests = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', start]);
  const [url] = (await once(createInterface({ input: tests.stdout }), 'line')) as [string];
  const answers = async (): Promise<boolean> => {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  expect(await answers()).toBe(true);
  tests.kill('SIGKILL');
  await until(async () => !(await answers()));
});
