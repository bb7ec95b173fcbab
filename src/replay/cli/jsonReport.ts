import { stepWords } from '../scenario/stepWords';
import { verdictOf } from '../run/verdict';
import { countOf, outcomeOf, type Reporter } from './fileReport';
import { failureWords } from './words';

/** For programs: one object with a row for each file and a row for each of its steps. Times are in ms. */
export const jsonReport: Reporter = (reports) =>
  JSON.stringify(
    {
      passed: countOf(reports, 'passed'),
      updated: countOf(reports, 'updated'),
      unjudged: countOf(reports, 'neutral'),
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
            steps: report.steps.map((taken) => {
              const { step, from, to, states, requests, messages, tone, unjudged, mismatches, refusal } =
                taken;
              return {
                step: stepWords(step, 'en'),
                verdict: verdictOf(taken),
                from,
                to,
                states,
                requests,
                messages,
                ...(tone !== undefined && { tone }),
                unjudged,
                mismatches,
                ...(refusal !== undefined && { refusal }),
              };
            }),
          }),
        };
      }),
    },
    undefined,
    2,
  );
