import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadSite } from '../../../src/server/site/loadSite';
import { BUILT_FOR, siteText, writeBuiltSite } from '../support/builtSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { openTestClinic } from '../support/testClinic';

const MOVED_TO = 'https://clinica.example';

describe('a site served at another address than it was built for', () => {
  it.each(['/', '/about', '/sitemap.xml', '/robots.txt'])('names the new address in %s', async (url) => {
    const clinic = await openTestClinic({ publicUrl: MOVED_TO });
    const in_ = async (encoding: string) =>
      (await clinic.app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
    const plain = (await in_('identity')).toString();
    expect(plain).toContain(MOVED_TO);
    expect(plain).not.toContain(BUILT_FOR);
    expect(brotliDecompressSync(await in_('br')).toString()).toBe(plain);
    expect(gunzipSync(await in_('gzip')).toString()).toBe(plain);
    await clinic.close();
  });

  it('leaves hashed files as they are', async () => {
    const clinic = await openTestClinic({ publicUrl: MOVED_TO });
    const { body } = await clinic.app.inject('/assets/main.1a2b3c.js');
    expect(body).toBe(siteText('assets/main.1a2b3c.js'));
    await clinic.close();
  });

  it('changes the tag of a page, so that no client keeps the old one', async () => {
    const [here, there] = [await openTestClinic(), await openTestClinic({ publicUrl: MOVED_TO })];
    const [one, two] = [await here.app.inject('/about'), await there.app.inject('/about')];
    expect(one.headers.etag).not.toBe(two.headers.etag);
    await Promise.all([here.close(), there.close()]);
  });
});

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
