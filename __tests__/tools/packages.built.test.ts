import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../package.json';

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
  expect(new Set(packages)).toEqual(new Set(Object.keys(dependencies)));
});
