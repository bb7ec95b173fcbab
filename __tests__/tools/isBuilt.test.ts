import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readBuildSettings } from '../../src/tools/buildSettings';
import { isBuilt, settingsFile } from '../../src/tools/isBuilt';
import { folderForEach } from '../server/support/temporaryFolder';

const inFolder = folderForEach();
beforeEach(() => {
  mkdirSync(inFolder('src/pages'), { recursive: true });
  writeFileSync(inFolder('src/pages/home.ts'), 'export {};');
  const yesterday = Date.now() / 1000 - 86_400;
  for (const name of ['src/pages/home.ts', 'src/pages', 'src'])
    utimesSync(inFolder(name), yesterday, yesterday);
  writeFileSync(settingsFile(inFolder('.')), JSON.stringify(settingsOf({})));
});

const settingsOf = (env: NodeJS.ProcessEnv) => ({ ...readBuildSettings(env), outputFolder: inFolder('.') });
const isCurrent = (env: NodeJS.ProcessEnv = {}) => isBuilt(settingsOf(env), [inFolder('src/**')]);

test('another start builds nothing, on another port too', () => {
  expect(isCurrent()).toBe(true);
  expect(isCurrent({ PORT: '4000', DATABASE_URL: 'file:other.sqlite' })).toBe(true);
});

test.each<[string, () => void]>([
  ['an edited file', () => writeFileSync(inFolder('src/pages/home.ts'), 'export const a = 1;')],
  ['a new file', () => writeFileSync(inFolder('src/pages/about.ts'), 'export {};')],
  ['a removed file', () => rmSync(inFolder('src/pages/home.ts'))],
  ['a build that did not finish', () => rmSync(settingsFile(inFolder('.')))],
])('a start builds again after %s', (_what, change) => {
  change();
  expect(isCurrent()).toBe(false);
});

test('a start builds again for another server of the six calls', () => {
  expect(isCurrent({ BACKEND_URL: 'https://api.exemplu.example' })).toBe(false);
});
