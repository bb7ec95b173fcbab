import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { dependencies } from '../../package.json';

test('the built server requires exactly the declared dependencies, and nothing else is installed', () => {
  const programs = readdirSync('dist/server').map((name) => path.join('dist/server', name));
  const requests = programs.flatMap((program) =>
    [...readFileSync(program, 'utf8').matchAll(/require\("([^".][^"]*)"\)/g)].map(
      ([, request = '']) => request,
    ),
  );
  const packages = requests
    .filter((request) => !isBuiltin(request))
    .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0]);
  expect(new Set(packages)).toEqual(new Set(Object.keys(dependencies)));
});
