import type { ScenarioReport } from '../run/report';
import type { Change } from '../run/updateScenario';
import { MARKS, verdictOf } from '../run/verdict';

/** What one file came to: a report, or why it could not be read or played to its end. */
export interface FileReport {
  readonly file: string;
  readonly report?: ScenarioReport;
  /** `file:line` of each of its steps. */
  readonly places?: readonly string[];
  /** A line for each problem. */
  readonly unreadable?: string;
  /** What `--update` wrote into it; the report is of what it expects since then. */
  readonly changes?: readonly Change[];
}

export type Reporter = (reports: readonly FileReport[]) => string;

/**
 * `updated`: it passes because it was made to. `neutral`: nothing failed, but nothing that it expects could be
 * judged. `unreadable`: it was not played to its end.
 */
export type Outcome = 'passed' | 'updated' | 'neutral' | 'failed' | 'unreadable';

export function outcomeOf({ report, changes }: FileReport): Outcome {
  if (report === undefined) return 'unreadable';
  if (!report.passed) return 'failed';
  if (changes !== undefined) return 'updated';
  return report.steps.some((step) => verdictOf(step) === 'passed') ? 'passed' : 'neutral';
}

export const OUTCOME_MARKS = { ...MARKS, updated: '↻', unreadable: MARKS.failed } as const;

export const countOf = (reports: readonly FileReport[], ...outcomes: readonly Outcome[]): number =>
  reports.filter((report) => outcomes.includes(outcomeOf(report))).length;
