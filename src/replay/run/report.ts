import type { SlotOnDate } from '../../domain/entities';
import type { JsonPath } from '../scenario/parseScenario';
import type { Scenario, Step } from '../scenario/scenario';
import type { ReceivedRequest } from './mockServer';
import type { ControlLook, Observation } from './scenarioRunner';

/** One difference between an expectation and the actual value. */
export interface Mismatch {
  readonly what: string;
  /** Path of the expectation in the step's `expect`. */
  readonly path: JsonPath;
  readonly expected: unknown;
  readonly actual: unknown;
  /** Given for a slot of the calendar only. */
  readonly slot?: SlotOnDate;
}

export type Expectation = NonNullable<Step['expect']>;

/** The result of one step; of `each`, of its first text that fails, otherwise of its last. Times are in ms since the page opened. */
export interface StepReport {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly observed: Observation;
  /** Present when looks were requested. */
  readonly controls?: Readonly<Record<string, ControlLook>>;
  /** The requests that the step sent, with the answers that have come since. */
  readonly sent: readonly ReceivedRequest[];
  /** The requests whose answers came in the step. */
  readonly answered: readonly ReceivedRequest[];
  readonly messages: readonly string[];
  /** The errors with which submissions failed in this step, such as a lost network or a programming error. */
  readonly rejections: readonly string[];
  /** Names of the step's expectations and event that cannot be judged in this runner. */
  readonly unjudged: readonly string[];
  readonly mismatches: readonly Mismatch[];
  /** The reason why the step could not be performed; of a crash with its stack. */
  readonly refusal?: string;
}

export interface ScenarioReport {
  readonly scenario: Scenario;
  readonly passed: boolean;
  /** The steps up to the first that failed, unless the run kept going. */
  readonly steps: readonly StepReport[];
  /** Real time, in ms. */
  readonly took: number;
}

/** `neutral`: nothing failed, but an expectation could not be judged in this runner, or the step has none. */
export type Verdict = 'passed' | 'failed' | 'neutral';

export function verdictOf({ step, mismatches, refusal, unjudged }: StepReport): Verdict {
  if (mismatches.length > 0 || refusal !== undefined) return 'failed';
  return unjudged.length === 0 && Object.keys(step.expect ?? {}).length > 0 ? 'passed' : 'neutral';
}

export const hasFailed = (report: StepReport): boolean => verdictOf(report) === 'failed';

export const MARKS: Readonly<Record<Verdict, string>> = { passed: '✓', failed: '✗', neutral: '·' };
