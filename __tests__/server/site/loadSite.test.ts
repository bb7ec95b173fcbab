import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../../../src/server/site/loadSite';
import { BUILT_FOR, writeBuiltSite } from '../support/builtSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

describe('a build', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('that is missing is refused', async () => {
    await expect(loadSite(folder.path, BUILT_FOR)).rejects.toThrow('site.json');
  });

  it('without a description that can be read is refused', async () => {
    await writeBuiltSite(folder.path);
    await writeFile(join(folder.path, 'site.json'), '{}');
    await expect(loadSite(folder.path, BUILT_FOR)).rejects.toThrow();
  });

  it('without a not-found page is refused', async () => {
    await writeBuiltSite(folder.path);
    await rm(join(folder.path, 'site', '404.html'));
    await expect(loadSite(folder.path, BUILT_FOR)).rejects.toThrow('404.html');
  });
});
