import { stepWords } from '../scenario/stepWords';
import { countOf, outcomeOf, type Reporter } from './fileReport';
import { failureWords } from './words';

/** For programs: one object with a row for each file and a row for each of its steps. Times are in ms. */
export const jsonReport: Reporter = (reports) =>
  JSON.stringify(
    {
      passed: countOf(reports, 'passed'),
      updated: countOf(reports, 'updated'),
      failed: countOf(reports, 'failed', 'unreadable'),
      scenarios: reports.map((result) => {
        const { file, report, unreadable, changes } = result;
        return {
          file,
          passed: outcomeOf(result) === 'passed',
          ...(unreadable !== undefined && { unreadable: unreadable.split('\n') }),
          ...(changes !== undefined && { changes }),
          ...(report !== undefined && {
            title: report.title,
            machine: report.machine,
            took: report.took,
            ...(!report.passed && { failure: failureWords(report) }),
            steps: report.steps.map(
              ({ step, from, to, states, requests, messages, mismatches, refusal }) => ({
                step: stepWords(step, 'en'),
                from,
                to,
                states,
                requests,
                messages,
                mismatches,
                ...(refusal !== undefined && { refusal }),
              }),
            ),
          }),
        };
      }),
    },
    undefined,
    2,
  );
