import { parseArgs } from 'node:util';
import { checkBudgets } from './budgets';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';

/**
 * `npm run build`: builds the site and its server into dist/ and fails if a page exceeds its budget; for another server
 * of the six calls it only prints that. With `--qa` builds into dist-qa/, without budgets.
 */
async function build(): Promise<void> {
  const { qa = false } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  const settings = readBuildSettings(process.env, qa);
  const stats = await buildSite(settings);
  const isKept = qa || (await checkBudgets(settings.outputFolder, stats));
  // A clinic's own long addresses must not stop its build.
  if (!isKept && settings.backendUrl === '') throw new Error('A size budget is broken.');
}

build().catch(fail);
