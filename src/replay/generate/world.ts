import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { DELAYS } from '../../features/form/submission';
import type { Answers } from '../scenario/answers';
import type { ScenarioEvent } from '../run/stage';
import type { MachineName } from '../scenario/scenario';
import type { Move } from './move';

export interface Opening {
  readonly answers: Answers;
  readonly address?: string;
  readonly moves: readonly Move[];
}

/** What the search may do with one form, small enough to be searched to its end. */
export interface World {
  readonly machine: MachineName;
  /** On the clinic's clock. */
  readonly start: string;
  /** How the machine stands when its page has just been loaded. */
  readonly context: object;
  readonly moves: (snapshot: AnyMachineSnapshot) => readonly Move[];
  /** What nobody does: the delays, and each way in which a request can end. */
  readonly ownMoves: readonly Move[];
  /** The same for snapshots that are alike for the search: free text would never end. */
  readonly alike: (snapshot: AnyMachineSnapshot) => string;
  /** What the search does not try: loads that fail, and the like. */
  readonly openings: readonly Opening[];
}

export const does = (send: ScenarioEvent): Move => ({ event: { type: send.type }, send });

export const networkMoves = [does({ type: 'network.lost' }), does({ type: 'network.returned' })];

/** An answer takes this many ms, so that the machine is seen while it sends. */
const ANSWER_MS = 500;

type Outcome = readonly [output: unknown, answer: Record<string, unknown>];

/**
 * The machine's delays, and each way in which its request can end.
 * @param outcomes what the request is worth to the machine, and the answer that means it
 */
export function ownMovesOf(machine: AnyStateMachine, outcomes: readonly Outcome[]): readonly Move[] {
  return machine.events.flatMap((type: string): Move[] => {
    const [, delay] = /^xstate\.after\.(\w+)\./.exec(type) ?? [];
    if (delay !== undefined) {
      const isWaiting = delay === ('slowDelay' satisfies keyof typeof DELAYS);
      const advance = DELAYS[delay as keyof typeof DELAYS];
      return [{ event: { type }, advance, ...(isWaiting && { answer: { delay: 'respond' } }) }];
    }
    const timed = (answer: object): Pick<Move, 'answer' | 'advance'> => ({
      answer: { delay: ANSWER_MS, ...answer },
      advance: ANSWER_MS,
    });
    if (type.startsWith('xstate.done.')) {
      return outcomes.map(([output, answer]) => ({
        event: { type, output },
        ...timed(answer),
      }));
    }
    if (type.startsWith('xstate.error.')) return [{ event: { type }, ...timed({ status: 500 }) }];
    return [];
  });
}
