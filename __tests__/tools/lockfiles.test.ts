import { readFileSync } from 'node:fs';
import path from 'node:path';

const EMULATOR = '__tests__/features/auth/emulator';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly resolved?: string }>>;
}

describe.each(['.', EMULATOR])('the lockfile in %s', (folder) => {
  const lockfile = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  // The entry without a name is the project itself.
  const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '');

  it('has a checksum for every package', () => {
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it('names no registry, so that it works with any', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
