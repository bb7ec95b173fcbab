import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildSettings } from '../../src/tools/buildSettings';
import { isBuilt, settingsFile } from '../../src/tools/isBuilt';
import { temporaryFolder } from '../server/support/temporaryFolder';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'src/pages/home.ts'), 'export {};');
  const yesterday = Date.now() / 1000 - 86_400;
  for (const name of ['src/pages/home.ts', 'src/pages', 'src'])
    utimesSync(path.join(folder, name), yesterday, yesterday);
  writeFileSync(settingsFile(folder), JSON.stringify(settingsOf({})));
});
afterEach(() => remove());

const settingsOf = (env: NodeJS.ProcessEnv) => ({ ...readBuildSettings(env), outputFolder: folder });
const isCurrent = (env: NodeJS.ProcessEnv = {}) => isBuilt(settingsOf(env), [path.join(folder, 'src')]);

test('another start builds nothing, on another port too', () => {
  expect(isCurrent()).toBe(true);
  expect(isCurrent({ PORT: '4000', DATABASE_URL: 'file:other.sqlite' })).toBe(true);
});

test.each<[string, () => void]>([
  ['an edited file', () => writeFileSync(path.join(folder, 'src/pages/home.ts'), 'export const a = 1;')],
  ['a new file', () => writeFileSync(path.join(folder, 'src/pages/about.ts'), 'export {};')],
  ['a removed file', () => rmSync(path.join(folder, 'src/pages/home.ts'))],
  ['a build that did not finish', () => rmSync(settingsFile(folder))],
])('a start builds again after %s', (_what, change) => {
  change();
  expect(isCurrent()).toBe(false);
});

test('a start builds again for another server of the six calls', () => {
  expect(isCurrent({ BACKEND_URL: 'https://api.exemplu.example' })).toBe(false);
});
