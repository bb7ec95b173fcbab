import path from 'node:path';
import { buildArgv } from 'jest';
import { glob } from 'tinyglobby';
import { fail, misused } from './fail';
import { run } from './run';

/** `npm run jest -- …` is Jest, but for a mistyped path or option, which Jest answers with a page or not at all. */
async function jest(args: string[]): Promise<void> {
  const {
    _: patterns,
    findRelatedTests,
    selectProjects = [],
  } = await buildArgv(args).catch((error: unknown) => {
    const [name] = /(?<=[Uu]nrecognized option )"[^"]*"/.exec(String(error)) ?? [];
    return name === undefined ? fail(error) : misused(`Jest has no option ${name}.`);
  });
  // Jest would take the paths for projects, and run all tests of those that it knows.
  if (selectProjects.some((name) => name.includes('/')))
    misused('Write -- between the names of projects and the paths of tests.');
  const suites = await glob('__tests__/**/*.test.{ts,tsx}', { absolute: true });
  for (const pattern of findRelatedTests ? [] : patterns.map(String)) {
    // Jest reads them as regular expressions, and a file's own path as that path.
    const wanted = new RegExp(pattern, 'i');
    if (!suites.some((suite) => wanted.test(suite) || suite === path.resolve(pattern)))
      misused(`No test lies at ${pattern}.`);
  }
  process.exitCode = await run('jest', ['--config', '.config/jest.config.mjs', ...args]);
}

jest(process.argv.slice(2)).catch(fail);
