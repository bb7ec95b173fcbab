import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clearBuild } from '../../src/tools/clearBuild';
import { temporaryFolder, type TemporaryFolder } from '../server/support/temporaryFolder';

let folder: TemporaryFolder;
let dist: string;
let qa: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  dist = path.join(folder.path, 'dist');
  qa = path.join(dist, 'qa');
  for (const build of [dist, qa]) {
    await mkdir(path.join(build, 'site'), { recursive: true });
    await writeFile(path.join(build, 'site/index.html'), 'before');
    await writeFile(path.join(build, 'site.json'), '{}');
  }
});
afterEach(() => folder.remove());

test("the product's build leaves the one for QA alone", async () => {
  await clearBuild(dist, qa);
  expect(await readdir(dist)).toEqual(['qa']);
  expect(await readdir(qa, { recursive: true })).toContain('site/index.html');
});

test("the build for QA leaves the product's alone", async () => {
  await clearBuild(qa, qa);
  expect(await readdir(qa)).toEqual([]);
  expect((await readdir(dist)).sort()).toEqual(['qa', 'site', 'site.json']);
});

test('a first build finds its folder', async () => {
  const first = path.join(folder.path, 'first');
  await clearBuild(first, qa);
  expect(await readdir(first)).toEqual([]);
});
