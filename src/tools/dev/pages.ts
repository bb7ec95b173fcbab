import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Prerender from '../../prerender/drawings';
import { Newest } from './newest';
import type { PageNews } from './pageCompiler';

/** The code that draws pages, and the script that stands in them, as the sources are now. */
export interface PageCode {
  readonly drawings: typeof Prerender.drawings;
  readonly bootScript: Buffer;
}

/** Runs the bundle afresh: an older one is in nobody's way. */
function loadCode(outputFolder: string): PageCode {
  const file = path.join(outputFolder, 'prerender/drawings.js');
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  const { drawings } = require(file) as typeof Prerender;
  return { drawings, bootScript: readFileSync(path.join(outputFolder, 'boot/boot.js')) };
}

/**
 * Keeps the code that draws pages in step with its sources, in a process of its own because there is another core.
 * Who asks during a compilation waits for its end.
 * @param args as for the development server
 * @param onChange called with the files whose edit has led to this code
 */
export function watchPages(
  args: readonly string[],
  outputFolder: string,
  onChange: (code: PageCode, edited: readonly string[]) => void,
): Newest<PageCode> {
  const newest = new Newest<PageCode>();
  fork(path.join(__dirname, 'pageCompiler.ts'), args).on('message', (news: PageNews) => {
    if (news.kind === 'begun') newest.begin();
    else if (news.kind === 'failed') newest.finish(Promise.reject(new Error(news.reason)));
    else {
      const code = Promise.resolve().then(() => loadCode(outputFolder));
      newest.finish(code);
      code.then(
        (loaded) => {
          onChange(loaded, news.edited);
        },
        () => undefined,
      );
    }
  });
  return newest;
}
