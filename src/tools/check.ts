import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { misused } from './fail';
import { conclude, npmStep, takeSteps, takeStepsAside } from './steps';

/** Where the work left `main`: on `main` its last commit, else what both have in common. */
function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      continue;
    }
  }
  return 'HEAD';
}

/** `npm run check`: what a change breaks, as far as it shows without a build and without a browser. */
async function check(files: readonly string[]): Promise<void> {
  for (const argument of files) {
    if (argument.startsWith('-'))
      misused(`npm run check has no option ${argument}; it takes files, or nothing for all that changed.`);
    if (!existsSync(argument)) misused(`There is no file ${argument}.`);
  }
  const aside = takeStepsAside([npmStep('types and lint', 'lint'), npmStep('import direction', 'direction')]);
  const changed = files.length > 0 ? ['--findRelatedTests', ...files] : ['--changedSince', base()];
  const checked = await takeSteps([
    npmStep('formatting', 'formatting'),
    npmStep(
      'tests',
      'jest',
      ...['--ignoreProjects', 'built', 'browser', 'signing in'],
      ...['--passWithNoTests', ...changed],
    ),
  ]);
  conclude([...checked, ...(await aside)()]);
  console.log('What needs a build or a browser is left to `npm test`.');
}

void check(process.argv.slice(2));
