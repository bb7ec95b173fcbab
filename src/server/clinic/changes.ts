import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from '../db/dialect';
import type { Database } from '../db/open';

type Listener = (change: Change) => void;

/** Publishes changes that visitors can see, whichever process stored them. */
export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #stop: () => Promise<void>;
  /** False while changes by other processes cannot be noticed. Nothing may be cached then. */
  isConnected = true;

  constructor({ watch }: Pick<Database, 'watch'>) {
    this.#stop = watch((change) => {
      const wasConnected = this.isConnected;
      this.isConnected = change !== 'lost';
      if (change !== 'lost') this.publish(change);
      else if (wasConnected) this.publish('all');
    });
  }

  /** Publishes a change that this process has stored. */
  publish(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  follow(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#stop();
  }
}

/**
 * Returns a function that schedules `work`. Calls during a run or pause are merged into one more run; a failed run is
 * repeated until it succeeds.
 * @param pause milliseconds between two runs
 * @param onError called at the first of several failures
 */
export function gathered(
  work: () => Promise<void>,
  pause: number,
  onError: (error: unknown) => void = () => undefined,
): () => void {
  let [isCalled, isRunning, isFailing] = [false, false, false];
  async function run(): Promise<void> {
    isRunning = true;
    while (isCalled) {
      isCalled = false;
      try {
        await work();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        [isFailing, isCalled] = [true, true];
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
