import type { EngineUnderTest } from '../bench/engineUnderTest';

export interface Verdict {
  readonly outcome: 'kept' | 'BROKEN' | 'not tried';
  /** What was counted, in one line. */
  readonly measured: string;
}

export function verdict(isKept: boolean, measured: string): Verdict {
  return { outcome: isKept ? 'kept' : 'BROKEN', measured };
}

/** For what chance decides: the same seed decides the same. */
export interface Chance {
  readonly seed: number;
  /** How many seeds, from this one on. */
  readonly seeds: number;
}

/** One way in which things go wrong, and what the product promises then. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** Takes so long that it is tried only when asked for by name. */
  readonly isOnlyByName?: true;
  /** Undefined where this fault does not exist. */
  readonly run: (engine: EngineUnderTest, options: Chance) => Promise<Verdict | undefined>;
}
