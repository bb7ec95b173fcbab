import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEach } from '../server/support/temporaryFolder';

const inFolder = folderForEach();

const write = (name: string, content: string, mode?: number): Promise<void> =>
  writeFile(inFolder(name), content, { mode });

/** Runs a command line and returns its exit code and last line; errors count as output, as in a terminal. */
function run(line: string, env = process.env) {
  const { status, stdout } = spawnSync(`${line} 2>&1`, { encoding: 'utf8', env, shell: true });
  return { status, lastLine: stdout.trim().split('\n').at(-1) };
}

test('the last line of a run counts tests, and files that could not start as failed', async () => {
  await write('passing.test.js', "test('one', () => undefined); test('other', () => undefined);");
  await write('failing.test.js', "test('one', () => { throw new Error('failed'); });");
  await write('broken.test.js', "test('one', () => {");
  const reporters = ['default', path.resolve('.config/tallyReporter.mjs')];
  await write('jest.config.json', JSON.stringify({ reporters, transform: {} }));
  const { status, lastLine } = run(
    `node_modules/.bin/jest --runInBand --config ${inFolder('jest.config.json')}`,
  );
  expect([status, lastLine]).toEqual([1, '2 passed, 2 failed']);
});

test.each([
  ['the tests passed', 'echo 2 passed, 0 failed', 0, '2 passed, 0 failed'],
  ['a test failed', 'echo 2 passed, 1 failed; exit 1', 1, '2 passed, 1 failed'],
  ['a step before the tests failed', 'echo a type error >&2; exit 2', 2, '0 passed, 1 failed'],
])('.ci/run passes on the exit code and ends with a count when %s', async (_what, npm, status, lastLine) => {
  await write('npm', `#!/bin/sh\n${npm}\n`, 0o755);
  const env = { ...process.env, PATH: `${inFolder('.')}:${process.env.PATH}` };
  expect(run('.ci/run', env)).toEqual({ status, lastLine });
});
