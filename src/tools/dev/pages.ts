import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { webpack, type Configuration, type MultiStats } from 'webpack';
import type * as Prerender from '../../prerender/drawings';
import { Newest } from './newest';

/** The code that draws pages, and the script that stands in them, as the sources are now. */
export interface PageCode {
  readonly drawings: typeof Prerender.drawings;
  readonly bootScript: Buffer;
}

export interface PageWatch {
  readonly boot: Configuration;
  readonly prerender: Configuration;
  readonly outputFolder: string;
  /** Called with the files whose edit has led to this code. */
  readonly onChange: (code: PageCode, edited: ReadonlySet<string>) => void;
}

/** Runs the bundle afresh: an older one is in nobody's way. */
function loadPrerender(outputFolder: string): typeof Prerender {
  const file = path.join(outputFolder, 'prerender/drawings.js');
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  return require(file) as typeof Prerender;
}

/** At once, so that an edit on the way cannot come between a compilation and its end. */
function loadCode(outputFolder: string, stats: MultiStats): PageCode {
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const bootScript = readFileSync(path.join(outputFolder, 'boot/boot.js'));
  return { drawings: loadPrerender(outputFolder).drawings, bootScript };
}

/** Keeps the code that draws pages in step with its sources. Who asks during a compilation waits for its end. */
export function watchPages({ boot, prerender, outputFolder, onChange }: PageWatch): Newest<PageCode> {
  const newest = new Newest<PageCode>();
  const compiler = webpack([boot, prerender]);
  compiler.hooks.invalid.tap('pages', () => {
    newest.begin();
  });
  compiler.watch({}, (error, stats) => {
    try {
      if (error !== null || stats === undefined) throw error ?? new Error('webpack gave no result.');
      const code = loadCode(outputFolder, stats);
      newest.finish(code);
      onChange(code, new Set(compiler.compilers.flatMap(({ modifiedFiles }) => [...(modifiedFiles ?? [])])));
    } catch (reason) {
      newest.fail(reason);
    }
  });
  return newest;
}
