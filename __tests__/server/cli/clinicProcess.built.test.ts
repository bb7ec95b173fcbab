import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import { clinicProcess, type ClinicCommand } from '../support/clinicCommand';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

describe("the staff's command as a process", () => {
  let folder: TemporaryFolder;
  let databaseUrl: string;
  let clinic: ClinicCommand;
  beforeEach(async () => {
    folder = await temporaryFolder();
    databaseUrl = `file:${join(folder.path, 'clinic.sqlite')}`;
    clinic = clinicProcess(databaseUrl);
    await (await openDatabase(databaseUrl)).close();
  });
  afterEach(() => folder.remove());

  it('separates its result, its messages and its exit codes', async () => {
    const added = await clinic('services', 'add', 'Urologie', '--json');
    expect(added).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(added.output)).toMatchObject({ name: 'Urologie' });
    for (const [code, words, ...args] of [
      [1, /^Specialitatea 1 se numește deja Urologie/, 'services', 'add', 'Urologie'],
      [2, /--yes/, 'services', 'remove', '1'],
    ] as const)
      expect(await clinic(...args)).toEqual({
        code,
        output: '',
        errors: expect.stringMatching(words) as string,
      });
    expect(await clinic('--help')).toMatchObject({ code: 0, errors: '' });
  });

  it('prints only its JSON under quiet npm', async () => {
    await clinic('services', 'add', 'Urologie');
    const { status, stdout } = spawnSync('npm', ['run', '-s', 'clinic', '--', 'services', 'list', '--json'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'Urologie' }]);
  });
});
