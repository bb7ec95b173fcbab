import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { webpack, type PathData, type Stats } from 'webpack';
import { readChunkFiles } from '../../prerender/chunkFiles';
import { readBuildSettings } from '../../tools/buildSettings';
import { buildSite } from '../../tools/buildSite';

/** What a browser runs of a copy. */
export interface BrowserBuild {
  /** Takes over what has changed since the last time. Rejects when it cannot be compiled. */
  readonly update: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The site of a copy: its server and its documents are the sound ones, and only what a browser runs is compiled
 * anew, in memory, under the names that the documents know.
 * @param root the copy's folder
 */
export async function browserBuild(root: string): Promise<BrowserBuild> {
  const settings = readBuildSettings({});
  await buildSite(settings);
  const outputFolder = path.join(root, 'dist');
  for (const part of ['server', 'site', 'templates', 'site.json'])
    await cp(path.join(settings.outputFolder, part), path.join(outputFolder, part), {
      recursive: true,
      // A server would rather send these, which hold the sound scripts.
      filter: (file) => !/\.js\.(?:br|gz)$/.test(file),
    });
  const chunks = await readChunkFiles(path.join(settings.outputFolder, 'chunks.json'));
  // A chunk comes behind what it shares with others.
  const files: typeof chunks = {
    ...chunks,
    framework: chunks.client?.slice(0, 1) ?? [],
    forms: chunks['page-booking']?.slice(0, 1) ?? [],
  };
  const nameOf = ({ chunk }: PathData): string =>
    path.basename(files[chunk?.name ?? '']?.at(-1) ?? '[id].js');

  // The copy's own configuration, whose paths are the copy's.
  const { pageConfigurations } = (await import(
    path.join(root, 'webpack.config.ts')
  )) as typeof import('../../../webpack.config');
  const { browser } = pageConfigurations({ ...settings, outputFolder });
  const compiler = webpack({
    ...browser,
    cache: { type: 'memory' },
    output: { ...browser.output, filename: nameOf, chunkFilename: nameOf, clean: false },
    optimization: { ...browser.optimization, minimize: false, concatenateModules: false },
  });
  const compile = promisify<Stats | undefined>((done) => {
    compiler.run(done);
  });
  return {
    update: async () => {
      const stats = await compile();
      if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    },
    close: promisify((done: (error?: Error | null) => void) => {
      compiler.close(done);
    }),
  };
}
