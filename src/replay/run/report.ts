import type { Scenario, Step } from '../scenario/scenario';
import type { Mismatch } from './compare';
import type { ControlLook, Observation } from './stage';

/** What one step came to. Times are ms since the page opened. */
export interface StepReport {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly observed: Observation;
  /** Where they were asked for. */
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
