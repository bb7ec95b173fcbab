import { existsSync } from 'node:fs';
import { changedFiles } from './changedFiles';
import { misused } from './fail';
import { conclude, npmStep, processStep, takeSteps, takeStepsAside } from './steps';

/** Files that were named, or else those that differ from `main`. */
function filesToCheck(named: readonly string[]): readonly string[] {
  for (const argument of named) {
    if (argument.startsWith('-'))
      misused(`npm run check has no option ${argument}; it takes files, or nothing for all that changed.`);
    if (!existsSync(argument)) misused(`There is no file ${argument}.`);
  }
  return named.length > 0 ? named : changedFiles();
}

/** `npm run check`: what a change breaks, as far as it shows without a build and without a browser. */
async function check(files: readonly string[]): Promise<void> {
  const aside = takeStepsAside([npmStep('types and lint', 'lint'), npmStep('import direction', 'direction')]);
  const checked = await takeSteps([
    processStep('formatting', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
    npmStep(
      'tests',
      'jest',
      ...['--ignoreProjects', 'built', 'browser', 'signing in'],
      ...['--passWithNoTests', '--findRelatedTests', ...files],
    ),
  ]);
  conclude([...checked, ...(await aside)()]);
  console.log('What needs a build or a browser is left to `npm test`.');
}

const files = filesToCheck(process.argv.slice(2));
if (files.length === 0) console.log("Nothing has changed since main's last commit.");
else void check(files);
