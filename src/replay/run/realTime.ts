// A scenario's clock takes the timers of its page or process over; these were taken before.
const timeout = globalThis.setTimeout.bind(globalThis);
const clear = globalThis.clearTimeout.bind(globalThis);

/**
 * @param ms Infinity is never
 * @returns what calls it off
 */
export function realTimer(callback: () => void, ms: number): () => void {
  if (ms === Infinity) return () => undefined;
  const timer = timeout(callback, ms);
  return () => {
    clear(timer);
  };
}

interface RealTime {
  /** In ms, since whenever. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const REAL_TIME: RealTime = {
  now: performance.now.bind(performance),
  wait: (ms) =>
    new Promise((resolve) => {
      timeout(resolve, ms);
    }),
};
