import { webpack } from 'webpack';
import { pageConfigurations } from '../../../webpack.config';
import { readDevSettings } from './settings';

/** What the process that compiles the pages' own code tells its parent. */
export type PageNews =
  | { readonly kind: 'begun' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** With the files whose edit has led to it. */
  | { readonly kind: 'done'; readonly edited: readonly string[] };

const tell = (news: PageNews) => process.send?.(news);

const { boot, prerender } = pageConfigurations(readDevSettings(process.argv.slice(2), process.env));
const compiler = webpack([boot, prerender]);
compiler.hooks.invalid.tap('pages', () => tell({ kind: 'begun' }));
compiler.watch({}, (error, stats) => {
  const reason =
    error?.message ?? (stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: false }));
  const edited = compiler.compilers.flatMap(({ modifiedFiles }) => [...(modifiedFiles ?? [])]);
  tell(reason ? { kind: 'failed', reason } : { kind: 'done', edited });
});
process.once('disconnect', () => process.exit());
