import type { Step } from '../scenario/scenario';
import type { StepReport } from './report';

/** `neutral`: the step expects nothing, or nothing that could be judged where it was played. */
export type Verdict = 'passed' | 'failed' | 'neutral';

/** A header by the name under which it can be unjudged. */
export const headerName = (name: string): string => `header ${name.toLowerCase()}`;

/** The names of what a step expects, each header by its own. */
export function expectationsOf({ expect = {} }: Step): readonly string[] {
  const { headers = {}, ...rest } = expect;
  return [...Object.keys(rest), ...Object.keys(headers).map(headerName)];
}

export function verdictOf(report: Pick<StepReport, 'step' | 'mismatches' | 'refusal' | 'unjudged'>): Verdict {
  const { step, mismatches, refusal, unjudged } = report;
  if (mismatches.length > 0 || refusal !== undefined) return 'failed';
  return expectationsOf(step).some((name) => !unjudged.includes(name)) ? 'passed' : 'neutral';
}

export const hasFailed = (report: StepReport): boolean => verdictOf(report) === 'failed';

export const MARKS: Readonly<Record<Verdict, string>> = { passed: '✓', failed: '✗', neutral: '·' };
