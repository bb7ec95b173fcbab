import type { Runner } from '../strength/fault';

/** What `npm run replay` was asked for. */
export interface ReplayOptions {
  readonly in: Runner;
  readonly bail: boolean;
  readonly update: boolean;
  /** Plays against deliberate faults instead. */
  readonly strength?: true;
  readonly timeline: boolean;
  readonly reporter: 'text' | 'json' | 'junit';
  readonly coverage: boolean;
  readonly min?: number;
  readonly headed?: boolean;
  readonly slow?: number;
  readonly report?: string;
  readonly dist?: string;
}

/** What only the browser can do. */
export const BROWSER_OPTIONS = ['headed', 'slow', 'report', 'dist'] as const;

/** What is nothing to the measure of strength. */
export const PLAYING_OPTIONS = [...BROWSER_OPTIONS, 'bail', 'timeline', 'reporter', 'coverage', 'min'];

/** What was asked for cannot be done; its message says why. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Exit codes. `passed`: or updated, as asked. `unusable`: a file that cannot be read or played to its end, a path without one, or a wrong option. */
export const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;
