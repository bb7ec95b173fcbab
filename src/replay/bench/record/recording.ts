import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { CallName } from '../../scenario/parts';
import type { MachineName } from '../../scenario/scenario';
import type { TappedAnswer } from '../watch/networkTap';
import type { Id } from '../../../domain/entities';
import type { Expectation } from '../../run/report';

/** The events of a recording, in order. Times matter only where a form waits for a delay. */
export type Entry =
  /** `at`: ms since the epoch. `isQuiet`: the form was waiting for nothing, so only time passed. */
  | {
      readonly kind: 'send';
      readonly send: ScenarioEvent;
      readonly at: number;
      readonly isQuiet: boolean;
      /** The text that the tester wrote for the scenario, instead of the typed one. */
      readonly written?: string;
    }
  /** An event that the tester removed, whose text stays private, or a letter before the last of a text. */
  | { readonly kind: 'removed'; readonly send?: ScenarioEvent }
  /** An expectation that the tester added by pointing at the page as it was then. */
  | { readonly kind: 'expected'; readonly expectation: Expectation; readonly isStruck: boolean }
  /** `call`: the index of the call that was answered. */
  | { readonly kind: 'answer'; readonly call: number }
  /** The end of a delay of `ms` that began after `since` entries. */
  | { readonly kind: 'wait'; readonly ms: number; readonly since: number };

export interface RecordedCall {
  readonly call: CallName;
  /** '' for calls without a doctor. */
  readonly doctorId: Id;
  /** Number of entries when the call was made. */
  readonly since: number;
  /** Null when no answer has come. */
  readonly answer: TappedAnswer | null;
}

/** A recorded session, with the texts that the tester typed. */
export interface Recording {
  readonly machine: MachineName;
  /** The page's address at the start of the recording. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly entries: readonly Entry[];
  readonly calls: readonly RecordedCall[];
}
