import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a function that schedules `work`. Calls during a run or pause are merged into one more run; a failed run is
 * repeated until it succeeds.
 * @param pause milliseconds between two runs
 * @param onError called at the first of several failures
 */
export function coalesce(
  work: () => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
): () => void {
  let isCalled = false;
  let isRunning = false;
  let isFailing = false;
  async function run(): Promise<void> {
    isRunning = true;
    while (isCalled) {
      isCalled = false;
      try {
        await work();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
        isCalled = true;
      }
      await wait(pause, undefined, { ref: false });
    }
    isRunning = false;
  }
  return () => {
    isCalled = true;
    if (!isRunning) void run();
  };
}
