import { spawnSync } from 'node:child_process';
import { folderForEach } from '../support/temporaryFolder';
import { writeTestDatabase } from '../support/openTestDatabase';

const inFolder = folderForEach();

test("the staff's command as a process separates its result, its messages and its exit codes", async () => {
  const file = inFolder('clinic.sqlite');
  await writeTestDatabase(file);
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${file}` };
  const clinic = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['dist/server/clinic.js', ...args], { env, encoding: 'utf8' });
  const added = clinic('services', 'add', 'Urologie', '--json');
  expect(added).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(added.stdout)).toMatchObject({ name: 'Urologie' });
  for (const [status, words, ...args] of [
    [1, /^Specialitatea 3 se numește deja Urologie/, 'services', 'add', 'Urologie'],
    [2, /--yes/, 'services', 'remove', '3'],
  ] as const)
    expect(clinic(...args)).toMatchObject({
      status,
      stdout: '',
      stderr: expect.stringMatching(words) as string,
    });
  // With a silent npm, standard output is only the JSON.
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'clinic', '--', 'services', 'list', '--json'], {
    env: { ...process.env, DATABASE_URL: `file:${file}` },
    encoding: 'utf8',
  });
  expect([status, JSON.parse(stdout)]).toMatchObject([0, [{ id: 1 }, { id: 2 }, { name: 'Urologie' }]]);
});
