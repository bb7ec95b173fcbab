/** The places where scenarios are played, the quickest first. */
export const RUNNERS = ['machine', 'page', 'browser'] as const;

/** What `npm run replay` was asked for. */
export interface ReplayOptions {
  readonly in: (typeof RUNNERS)[number];
  readonly bail: boolean;
  readonly update: boolean;
  readonly timeline: boolean;
  readonly reporter: 'text' | 'json';
  readonly coverage: boolean;
  readonly min?: number;
  readonly headed?: boolean;
  readonly dist?: string;
  readonly toPlaywright?: string;
  readonly fromRecorder?: string;
}

/** What only the browser can do. */
export const BROWSER_OPTIONS = ['headed', 'dist'] as const;

/** What was asked for cannot be done; its message says why. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Exit codes. `passed`: or updated, as asked. `unusable`: a file that cannot be read or played to its end, a path without one, or a wrong option. */
export const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;
