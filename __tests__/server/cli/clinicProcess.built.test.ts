import { spawnSync } from 'node:child_process';
import { clinicProcess } from '../support/clinicCommand';
import { folderForEach } from '../support/temporaryFolder';
import { writeTestDatabase } from '../support/openTestDatabase';

const inFolder = folderForEach();

test("the staff's command as a process separates its result, its messages and its exit codes", async () => {
  const file = inFolder('clinic.sqlite');
  await writeTestDatabase(file);
  const clinic = clinicProcess(`file:${file}`);
  const added = await clinic('services', 'add', 'Urologie', '--json');
  expect(added).toMatchObject({ code: 0, errors: '' });
  expect(JSON.parse(added.output)).toMatchObject({ name: 'Urologie' });
  for (const [code, words, ...args] of [
    [1, /^Specialitatea 3 se numește deja Urologie/, 'services', 'add', 'Urologie'],
    [2, /--yes/, 'services', 'remove', '3'],
  ] as const)
    expect(await clinic(...args)).toEqual({
      code,
      output: '',
      errors: expect.stringMatching(words) as string,
    });
  // With a silent npm, standard output is only the JSON.
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'clinic', '--', 'services', 'list', '--json'], {
    env: { ...process.env, DATABASE_URL: `file:${file}` },
    encoding: 'utf8',
  });
  expect([status, JSON.parse(stdout)]).toMatchObject([0, [{ id: 1 }, { id: 2 }, { name: 'Urologie' }]]);
});
