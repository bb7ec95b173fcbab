import type { JsonPath } from '../../domain/jsonTree';
import type { Scenario, Step } from '../scenario/scenario';
import type { ControlLook, Observation } from './scenarioRunner';

/** One thing that is not as a step expects it. */
export interface Mismatch {
  readonly what: string;
  /** The place of the expectation in the step's `expect`. */
  readonly path: JsonPath;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** A part of what one step expects. */
export type Expectation = NonNullable<Step['expect']>;

/** The result of one step. Times are ms since the page opened. */
export interface StepReport {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly observed: Observation;
  /** Present where looks were requested. */
  readonly controls?: Readonly<Record<string, ControlLook>>;
  /** Payloads of the requests that it sent. */
  readonly requests: readonly unknown[];
  /** Idempotency keys of these requests. */
  readonly keys: readonly string[];
  /** Messages that it brought. */
  readonly messages: readonly string[];
  /** Names of its expectations, and of its event, that cannot be judged where it was played. */
  readonly unjudged: readonly string[];
  readonly mismatches: readonly Mismatch[];
  /** Why it could not be taken. */
  readonly refusal?: string;
}

export interface ScenarioReport {
  readonly title: string;
  readonly machine: Scenario['machine'];
  readonly passed: boolean;
  /** Up to the first that failed. */
  readonly steps: readonly StepReport[];
  /** Real time, in ms. */
  readonly took: number;
}

/** `neutral`: the step expects nothing, or nothing that could be judged where it was played. */
export type Verdict = 'passed' | 'failed' | 'neutral';

export function verdictOf(report: Pick<StepReport, 'step' | 'mismatches' | 'refusal' | 'unjudged'>): Verdict {
  const { step, mismatches, refusal, unjudged } = report;
  if (mismatches.length > 0 || refusal !== undefined) return 'failed';
  return Object.keys(step.expect ?? {}).some((name) => !unjudged.includes(name)) ? 'passed' : 'neutral';
}

export const hasFailed = (report: StepReport): boolean => verdictOf(report) === 'failed';

export const MARKS: Readonly<Record<Verdict, string>> = { passed: '✓', failed: '✗', neutral: '·' };
