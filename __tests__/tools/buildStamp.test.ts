import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildSettings } from '../../src/tools/buildSettings';
import { inputsHash, isUpToDate, rememberInputs } from '../../src/tools/buildStamp';
import { temporaryFolder, type TemporaryFolder } from '../server/support/temporaryFolder';

/** One of each place that a build reads. */
const INPUTS = [
  '.config/tsconfig.src.json',
  'package-lock.json',
  'package.json',
  'public/robots.txt',
  'src/app/client.tsx',
  'tsconfig.json',
  'webpack.config.ts',
];

const settings = readBuildSettings({});
const repository = process.cwd();
let folder: TemporaryFolder;

const edit = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

beforeEach(async () => {
  folder = await temporaryFolder();
  process.chdir(folder.path);
  for (const input of INPUTS) await edit(input, 'before');
  await edit('dist/chunks.json', '{}');
  await rememberInputs('dist', await inputsHash(settings));
});

afterEach(async () => {
  process.chdir(repository);
  await folder.remove();
});

test('a build is up to date while nothing that it reads has changed', async () => {
  await edit('README.md', 'after');
  expect(await isUpToDate('dist', await inputsHash(settings))).toBe(true);
});

test.each(INPUTS)('an edit of %s makes it out of date', async (input) => {
  await edit(input, 'after');
  expect(await isUpToDate('dist', await inputsHash(settings))).toBe(false);
});

test('other settings do, too', async () => {
  const elsewhere = { ...settings, backendUrl: 'https://api.example' };
  expect(await isUpToDate('dist', await inputsHash(elsewhere))).toBe(false);
});
