import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteFile } from './siteFile';

/** A `.br` or `.gz` beside a file is that file compressed by the build, not a file of its own. */
export async function readSiteFolder(folder: string, part: string): Promise<readonly SiteFile[]> {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const isVariant = (file: string): boolean =>
    present.has(file.replace(/\.(?:br|gz)$/, '')) && /\.(?:br|gz)$/.test(file);
  const variant = async (file: string) => (present.has(file) ? readFile(file) : undefined);
  return Promise.all(
    files
      .filter((file) => !isVariant(file))
      .sort()
      .map(async (file) => {
        const [br, gzip] = [await variant(`${file}.br`), await variant(`${file}.gz`)];
        const bodies = { identity: await readFile(file), ...(br && { br }), ...(gzip && { gzip }) };
        return { name: relative(folder, file).split(sep).join('/'), bodies };
      }),
  );
}
