// The real timers, captured before a scenario's clock replaces them.
const timeout = globalThis.setTimeout.bind(globalThis);
const clear = globalThis.clearTimeout.bind(globalThis);

/**
 * Starts a timer in real time.
 * @param ms Infinity means never
 * @returns a function that cancels it
 */
export function realTimer(callback: () => void, ms: number): () => void {
  if (ms === Infinity) return () => undefined;
  const timer = timeout(callback, ms);
  return () => {
    clear(timer);
  };
}

interface RealTime {
  /** Milliseconds since an arbitrary moment. */
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
