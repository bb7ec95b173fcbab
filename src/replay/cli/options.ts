/** The places where scenarios can be played, fastest first. */
export const RUNNERS = ['machine', 'page', 'browser'] as const;

/** The options of `npm run replay`. */
export interface ReplayOptions {
  readonly in: (typeof RUNNERS)[number];
  readonly bail: boolean;
  readonly update: boolean;
  readonly coverage: boolean;
  readonly min?: number;
  readonly headed?: boolean;
  readonly dist?: string;
}

/** A request that cannot be carried out; its message gives the reason. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/**
 * Exit codes. `passed` includes files that were updated on request. `unusable`: a file could not be read, a path
 * matched no file, or an option was wrong.
 */
export const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;
