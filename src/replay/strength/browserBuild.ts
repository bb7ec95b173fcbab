import { cp } from 'node:fs/promises';
import path from 'node:path';
import { webpack, type Compiler, type PathData } from 'webpack';
import { readChunkFiles } from '../../prerender/chunkFiles';
import { readBuildSettings } from '../../tools/buildSettings';
import { buildSite } from '../../tools/buildSite';

/**
 * The site of a copy: its server and its documents are the sound ones, and only what a browser runs is compiled
 * anew, in memory, under the names that the documents know.
 */
export class BrowserBuild {
  private constructor(private readonly compiler: Compiler) {}

  /** @param root the copy's folder */
  static async make(root: string): Promise<BrowserBuild> {
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
    const [framework, client] = chunks.client ?? [];
    const files: typeof chunks = { ...chunks, framework: [framework ?? ''], client: [client ?? ''] };
    const nameOf = ({ chunk }: PathData): string => path.basename(files[chunk?.name ?? '']?.[0] ?? '[id].js');

    // The copy's own configuration, whose paths are the copy's.
    const { pageConfigurations } = (await import(
      path.join(root, 'webpack.config.ts')
    )) as typeof import('../../../webpack.config');
    const { browser } = pageConfigurations({ ...settings, outputFolder });
    return new BrowserBuild(
      webpack({
        ...browser,
        cache: { type: 'memory' },
        output: { ...browser.output, filename: nameOf, chunkFilename: nameOf, clean: false },
        optimization: { ...browser.optimization, minimize: false, concatenateModules: false },
      }),
    );
  }

  /** Takes over what has changed since the last time. Rejects when it cannot be compiled. */
  update(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.compiler.run((error, stats) => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.compiler.close(() => resolve());
    });
  }
}
