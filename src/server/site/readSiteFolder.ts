import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteFile } from './siteFile';

async function readAll(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const name = relative(folder, path).split(sep).join('/');
        return [name, await readFile(path)] as const;
      }),
    ),
  );
}

/** A `.br` or `.gz` beside a file is that file compressed by the build, not a file of its own. */
export async function readSiteFolder(folder: string): Promise<readonly SiteFile[]> {
  const contents = await readAll(folder);
  const isVariant = (name: string): boolean =>
    /\.(?:br|gz)$/.test(name) && contents.has(name.replace(/\.(?:br|gz)$/, ''));
  return [...contents]
    .filter(([name]) => !isVariant(name))
    .map(([name, identity]) => {
      const br = contents.get(`${name}.br`);
      const gzip = contents.get(`${name}.gz`);
      return { name, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
    });
}
