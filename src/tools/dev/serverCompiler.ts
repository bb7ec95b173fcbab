import { webpack } from 'webpack';
import { webpackConfigurations } from '../../../webpack.config';
import { readDevSettings } from './settings';

/** What the process that compiles the server reports to its parent. */
export type CompilerReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** With the files whose edit has led to it. */
  | { readonly kind: 'done'; readonly edited: readonly string[] };

const report = (message: CompilerReport) => process.send?.(message);

const { server } = webpackConfigurations(readDevSettings(process.argv.slice(2), process.env));
const compiler = webpack(server);
compiler.hooks.invalid.tap('report', () => report({ kind: 'begun' }));
compiler.watch({}, (error, stats) => {
  const reason =
    error?.message ?? (stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: false }));
  const edited = [...(compiler.modifiedFiles ?? [])];
  report(reason ? { kind: 'failed', reason } : { kind: 'done', edited });
});
process.once('disconnect', () => process.exit());
