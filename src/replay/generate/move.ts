import type { Answer, Answers } from '../scenario/answers';
import type { ScenarioEvent } from '../run/stage';

/** An event with whatever it carries: the search does not care which machine's. */
export interface MachineEvent {
  readonly type: string;
  readonly [carried: string]: unknown;
}

/** One thing that can happen to a machine, and how a scenario makes it happen. */
export interface Move {
  /** What the machine itself is sent: also its own delays and what its request came to. */
  readonly event: MachineEvent;
  /** What a visitor does; left out when it is time or an answer. */
  readonly send?: ScenarioEvent;
  /** Milliseconds that pass instead. */
  readonly advance?: number;
  /** How the request is answered that is then on its way. */
  readonly answer?: Answer;
  /** What other calls must answer for it. */
  readonly answers?: Answers;
}
