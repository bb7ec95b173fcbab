import { parseArgs } from 'node:util';
import { checkBudgets } from './budgets';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';

/**
 * `npm run build`: builds the site and its server into dist/ and fails if a page exceeds its budget. With `--qa` builds
 * into dist-qa/, without budgets.
 */
async function build(): Promise<void> {
  const { qa = false } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  const settings = readBuildSettings(process.env, qa);
  await buildSite(settings);
  if (!qa && !(await checkBudgets(settings.outputFolder))) throw new Error('A size budget is broken.');
}

build().catch(fail);
