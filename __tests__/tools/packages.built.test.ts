import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { dependencies } from '../../package.json';

test('what the built server requires are the dependencies, and nothing else is installed with it', () => {
  const programs = ['dist/server', 'dist/prerender'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(folder, name)),
  );
  const requests = programs.flatMap((program) =>
    [...readFileSync(program, 'utf8').matchAll(/require\("([^".]+)"\)/g)].map(([, request = '']) => request),
  );
  const packages = requests
    .filter((request) => !isBuiltin(request))
    .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0]);
  expect(new Set(packages)).toEqual(new Set(Object.keys(dependencies)));
});
