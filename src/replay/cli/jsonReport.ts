import { stepWords } from '../scenario/stepWords';
import { hasPassed, type Reporter } from './fileReport';
import { failureWords } from './words';

/** For programs: one object with a row for each file and a row for each of its steps. Times are in ms. */
export const jsonReport: Reporter = (reports) =>
  JSON.stringify(
    {
      passed: reports.filter(hasPassed).length,
      failed: reports.filter((report) => !hasPassed(report)).length,
      scenarios: reports.map(({ file, report, unreadable }) => ({
        file,
        ...(unreadable !== undefined && { passed: false, unreadable: unreadable.split('\n') }),
        ...(report !== undefined && {
          title: report.title,
          machine: report.machine,
          passed: report.passed,
          took: report.took,
          ...(!report.passed && { failure: failureWords(report) }),
          steps: report.steps.map(({ step, from, to, states, requests, messages, mismatches, refusal }) => ({
            step: stepWords(step, 'en'),
            from,
            to,
            states,
            requests,
            messages,
            mismatches,
            ...(refusal !== undefined && { refusal }),
          })),
        }),
      })),
    },
    undefined,
    2,
  );
