import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { reason } from '../db/errors';

/** Name of the build's description in its output folder. */
export const BUILT_FILE = 'site.json';

const description = v.object({
  /** True for testers, who record in the standard clinic. */
  hasQaBench: v.boolean(),
  /** Null if the site was built without an identity provider. */
  identity: v.nullable(v.object({ authDomain: v.string(), emulatorHost: v.string() })),
  parts: v.object({
    chunks: v.record(v.string(), v.pipe(v.array(v.string()), v.readonly())),
    fontCss: v.string(),
    iconSprite: v.string(),
  }),
});

export type BuiltDescription = v.InferOutput<typeof description>;

export interface Built extends BuiltDescription {
  readonly siteFolder: string;
}

/**
 * Reads the description of a build.
 * @param folder the build's output, with `site/` and `site.json`
 * @throws {Error} if the build is missing or incomplete
 */
export async function readBuilt(folder: string): Promise<Built> {
  try {
    const text = await readFile(join(folder, BUILT_FILE), 'utf8');
    return { ...v.parse(description, JSON.parse(text)), siteFolder: join(folder, 'site') };
  } catch (error) {
    throw new Error(`The built site is missing from ${folder}; run \`npm run build\`: ${reason(error)}`, {
      cause: error,
    });
  }
}
