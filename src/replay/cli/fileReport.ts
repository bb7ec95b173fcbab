import type { ScenarioReport } from '../run/runScenario';

/** What one file came to: a report, or why it could not be read or played to its end. */
export interface FileReport {
  readonly file: string;
  readonly report?: ScenarioReport;
  /** A line for each problem. */
  readonly unreadable?: string;
}

export type Reporter = (reports: readonly FileReport[]) => string;

export const hasPassed = ({ report }: FileReport): boolean => report?.passed === true;
