import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { checkBudgets } from './budgets';
import { fail } from './fail';

/** `npm run build`: the site and its server in dist/, refused when a page has grown past its budget. */
async function build(): Promise<void> {
  const settings = readBuildSettings(process.env);
  await buildSite(settings);
  if (!(await checkBudgets(settings.outputFolder))) throw new Error('A size budget is broken.');
}

build().catch(fail);
