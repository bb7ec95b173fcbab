/** Smaller differences can be network delay. */
export const TOLERANCE_MS = 2 * 60_000;

/**
 * Returns how far the visitor's clock lags behind the server's, in ms; 0 when it is right or unknown.
 * @param dateHeader the answer's `Date` header, which other origins may hide
 * @param receivedAt the visitor's own time in ms
 */
export function clockOffset(dateHeader: string | null | undefined, receivedAt: number): number {
  const offset = Date.parse(dateHeader ?? '') - receivedAt;
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}
