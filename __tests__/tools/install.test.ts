import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEach } from '../server/support/temporaryFolder';

const LOCKFILE = {
  '': { name: 'project', dependencies: { a: '1.0.0' } },
  'node_modules/a': { integrity: 'sha512-a' },
  'node_modules/elsewhere': { integrity: 'sha512-b', optional: true },
};

const inFolder = folderForEach();

const write = async (name: string, packages: object): Promise<void> => {
  await mkdir(path.dirname(inFolder(name)), { recursive: true });
  await writeFile(inFolder(name), JSON.stringify({ packages }));
};

/** Runs the installation without `npm` on the path, so that an attempt to install fails visibly. */
const install = () =>
  spawnSync(process.execPath, ['src/tools/install.mjs', inFolder('.')], {
    env: { PATH: inFolder('.') },
    encoding: 'utf8',
  });

test('after a plain `npm ci` nothing is reinstalled, although other systems’ packages are missing', async () => {
  await write('package-lock.json', LOCKFILE);
  await write('node_modules/.package-lock.json', { 'node_modules/a': { integrity: 'sha512-a' } });
  expect(install()).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ['nothing is installed', undefined],
  ['a package has another version', { 'node_modules/a': { integrity: 'sha512-other' } }],
  ['a package is missing', {}],
])('packages are installed when %s', async (_, installed) => {
  await write('package-lock.json', LOCKFILE);
  if (installed) await write('node_modules/.package-lock.json', installed);
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Installing dependencies of /);
});
