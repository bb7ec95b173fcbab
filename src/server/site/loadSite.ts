import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { securityHeaders } from './securityHeaders';
import { readSiteFolder } from './readSiteFolder';
import { Site, SITE, TEMPLATES } from './site';

const description = v.object({
  backendOrigin: v.nullable(v.string()),
  bootScriptHash: v.pipe(v.string(), v.startsWith('sha256-')),
  identity: v.nullable(v.object({ authDomain: v.string(), emulatorHost: v.string() })),
});

/** A build's own word on itself. */
export type SiteDescription = v.InferOutput<typeof description>;

export interface LoadedSite {
  readonly site: Site;
  readonly description: SiteDescription;
}

/**
 * Reads the built site into memory, for the address it is served at.
 * @param folder holds `site/`, `templates/` and `site.json`, as the build leaves them
 * @throws when the build is missing or incomplete
 */
export async function loadSite(folder: string, publicUrl: string): Promise<LoadedSite> {
  const built = v.parse(description, JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const files = await Promise.all([SITE, TEMPLATES].map((part) => readSiteFolder(folder, part)));
  return {
    site: new Site(files.flat(), securityHeaders({ ...built, publicUrl })),
    description: built,
  };
}
