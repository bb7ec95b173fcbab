import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuilt } from '../../../src/server/pages/built';
import { writeBuiltSite } from '../support/builtSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

describe('a build', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('that is missing is refused', async () => {
    await expect(readBuilt(folder.path)).rejects.toThrow('site.json');
  });

  it('without a description that can be read is refused', async () => {
    await writeBuiltSite(folder.path);
    await writeFile(join(folder.path, 'site.json'), '{}');
    await expect(readBuilt(folder.path)).rejects.toThrow();
  });
});
