import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../package.json';

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

  it('names no registry, so that it serves whoever has another one', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

test('what the built server requires are the dependencies, and nothing else is installed with it', () => {
  const programs = readdirSync('dist/server').filter((name) => name.endsWith('.js'));
  const requests = programs.flatMap((name) =>
    [...readFileSync(path.join('dist/server', name), 'utf8').matchAll(/require\("([^".]+)"\)/g)].map(
      ([, request = '']) => request,
    ),
  );
  const packages = requests
    .filter((request) => !request.startsWith('node:'))
    .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0]);
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort());
});
