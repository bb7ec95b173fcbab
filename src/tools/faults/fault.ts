import type { EngineUnderTest } from './engineUnderTest';

export interface Verdict {
  /** False when the promise was broken. */
  readonly kept: boolean;
  /** What was counted, in one line. */
  readonly measured: string;
}

/** One way in which things go wrong, and what the product promises then. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** Undefined where this fault does not exist. */
  readonly run: (engine: EngineUnderTest) => Promise<Verdict | undefined>;
}
