import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { securityHeaders } from './securityHeaders';
import { moveToAddress } from './moveToAddress';
import { readSiteFolder } from './readSiteFolder';
import { createSite, type Site } from './site';
import type { SiteFile } from './siteFile';

const description = v.object({
  publicUrl: v.string(),
  backendOrigin: v.nullable(v.string()),
  bootScriptHash: v.pipe(v.string(), v.startsWith('sha256-')),
  identity: v.nullable(v.object({ authDomain: v.string(), emulatorHost: v.string() })),
});

/**
 * Reads the built site into memory, for the address it is served at.
 * @param folder holds `site/`, `templates/` and `site.json`, as the build leaves them
 * @throws when the build is missing or incomplete
 */
export async function loadSite(folder: string, publicUrl: string): Promise<Site> {
  const { publicUrl: builtFor, ...built } = v.parse(
    description,
    JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')),
  );
  const files = await readSiteFolder(join(folder, 'site'));
  const templates = await readSiteFolder(join(folder, 'templates'));
  const move = (all: readonly SiteFile[]): Promise<SiteFile[]> =>
    Promise.all(all.map((file) => moveToAddress(file, builtFor, publicUrl)));
  return createSite(await move(files), securityHeaders({ publicUrl, ...built }), await move(templates));
}
