import { promisify } from 'node:util';
import { webpack, type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack once.
 * @returns the statistics of the first configuration
 * @throws {Error} with webpack's own words if a configuration has errors
 */
export async function runWebpack(...configurations: readonly Configuration[]): Promise<Stats> {
  const compiler = webpack([...configurations]);
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes the cache, which speeds up the next build.
  await promisify(compiler.close.bind(compiler))();
  const [first] = stats?.stats ?? [];
  if (stats === undefined || first === undefined) throw new Error('webpack gave no result.');
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return first;
}
