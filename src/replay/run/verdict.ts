import type { StepReport } from './report';

/** `neutral`: the step expects nothing, or nothing that could be judged where it was played. */
export type Verdict = 'passed' | 'failed' | 'neutral';

export function verdictOf(report: Pick<StepReport, 'step' | 'mismatches' | 'refusal' | 'unjudged'>): Verdict {
  const { step, mismatches, refusal, unjudged } = report;
  if (mismatches.length > 0 || refusal !== undefined) return 'failed';
  return Object.keys(step.expect ?? {}).some((name) => !unjudged.includes(name)) ? 'passed' : 'neutral';
}

export const hasFailed = (report: StepReport): boolean => verdictOf(report) === 'failed';

export const MARKS: Readonly<Record<Verdict, string>> = { passed: '✓', failed: '✗', neutral: '·' };
