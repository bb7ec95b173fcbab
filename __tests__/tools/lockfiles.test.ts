import { readFileSync } from 'node:fs';
import path from 'node:path';

const EMULATOR = '__tests__/features/auth/emulator';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly resolved?: string }>>;
}

test.each(['.', EMULATOR])('the lockfile in %s has a checksum and no registry for each package', (folder) => {
  const lockfile = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  // The entry without a name is the project itself.
  const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '');
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  // Without addresses, the lockfile works with any registry.
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
