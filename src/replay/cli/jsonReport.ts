import { stepWords } from '../scenario/stepWords';
import { verdictOf } from '../run/verdict';
import { countOf, outcomeOf, type Reporter } from './fileReport';
import { reasonsOf } from './words';

/** For programs: one object with a row for each file and a row for each of its steps. Times are in ms. */
export const jsonReport: Reporter = (reports) =>
  JSON.stringify(
    {
      passed: countOf(reports, 'passed'),
      updated: countOf(reports, 'updated'),
      unjudged: countOf(reports, 'neutral'),
      failed: countOf(reports, 'failed', 'unreadable'),
      scenarios: reports.map((result) => {
        const { file, report, changes } = result;
        return {
          file,
          passed: outcomeOf(result) === 'passed',
          ...(report === undefined && { unreadable: reasonsOf(result) }),
          ...(changes !== undefined && { changes }),
          ...(report !== undefined && {
            title: report.title,
            machine: report.machine,
            took: report.took,
            ...(!report.passed && { failure: reasonsOf(result) }),
            steps: report.steps.map((taken) => ({
              ...taken,
              step: stepWords(taken.step),
              verdict: verdictOf(taken),
              // Nothing for programs.
              ...{ observed: undefined, keys: undefined },
            })),
          }),
        };
      }),
    },
    undefined,
    2,
  );
