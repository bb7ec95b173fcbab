import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stats } from 'webpack';
import { routes } from '../../src/app/routes';
import { checkBudgets } from '../../src/tools/budgets';
import { compressFolder } from '../../src/tools/compressFolder';
import { runWebpack } from '../../src/tools/runWebpack';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'budgets-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Names of all chunks that have a budget. */
const NAMES = ['react', 'client', 'booking-calendar', ...routes.flatMap(({ chunks }) => chunks)];

/** Builds all chunks, of which `client` holds a package of so many random bytes. */
async function siteWithPackage(bytes: number): Promise<Stats> {
  const place = path.join(folder, 'node_modules/heavy-package');
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'index.js'), `export default '${randomBytes(bytes).toString('base64')}';`);
  await writeFile(path.join(folder, 'client.js'), `import text from 'heavy-package'; console.log(text);`);
  await writeFile(path.join(folder, 'small.js'), 'console.log(1);'.repeat(20));
  const entry = { ...Object.fromEntries(NAMES.map((name) => [name, './small.js'])), client: './client.js' };
  const output = { path: path.join(folder, 'site/assets'), filename: '[name].js' };
  const stats = await runWebpack({ mode: 'production', context: folder, entry, output });
  await compressFolder(path.join(folder, 'site'));
  return stats;
}

test('a broken budget says which chunk is too large, by how much, and what is in it', async () => {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  expect(await checkBudgets(folder, await siteWithPackage(1000))).toBe(true);
  expect(await checkBudgets(folder, await siteWithPackage(80_000))).toBe(false);
  const printed = print.mock.calls.flat().join('\n');
  expect(printed).toMatch(/OVER {2}the chunk client: \d+ bytes over its [\d.]+ kB/);
  expect(printed).toMatch(/kB of source: heavy-package 107/);
});
