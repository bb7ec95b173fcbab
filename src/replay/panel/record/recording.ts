import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { CallName } from '../../scenario/parts';
import type { MachineName } from '../../scenario/scenario';
import type { TappedAnswer } from '../watch/networkTap';
import type { Id } from '../../../domain/entities';
import type { Expectation } from '../../run/report';

/** What happened during a recording, in order. Times do not matter, but for those that a form itself waits for. */
export type Entry =
  /** `at`: ms since the epoch. `isQuiet`: the form waited for nothing, so that only the clock has gone on. */
  | {
      readonly kind: 'send';
      readonly send: ScenarioEvent;
      readonly at: number;
      readonly isQuiet: boolean;
      /** What the tester pointed at afterwards. */
      readonly expected?: readonly Expectation[];
    }
  /** `call`: the index of the call that was answered. */
  | { readonly kind: 'answer'; readonly call: number }
  /** Something that takes `ms` and began after `since` entries is over. */
  | { readonly kind: 'wait'; readonly ms: number; readonly since: number };

export interface RecordedCall {
  readonly call: CallName;
  /** '' for calls that ask for no doctor. */
  readonly doctorId: Id;
  /** How many entries there were when it was made. */
  readonly since: number;
  /** Null: none has come. */
  readonly answer: TappedAnswer | null;
}

/** A visit as it was recorded, with the texts that the tester typed. */
export interface Recording {
  readonly machine: MachineName;
  /** The page's address when the recording began. */
  readonly address: string;
  /** In ms since the epoch. */
  readonly startedAt: number;
  readonly entries: readonly Entry[];
  readonly calls: readonly RecordedCall[];
}
