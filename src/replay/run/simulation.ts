import { setImmediate as drain } from 'node:timers/promises';
import { mockFetch } from './mockFetch';
import type { MockServer } from './mockServer';
import { stepTo, virtualClock } from './virtualClock';

interface SimulationOptions {
  /** Answers, timers and rendering alternate; after this many rounds all are done. */
  readonly turns: number;
  /** Runs code that changes the page. */
  readonly act?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Gives this process a scenario's clock and answers until it is ended.
 * @param start in ms since the epoch
 */
export function simulate(
  server: MockServer,
  start: number,
  { turns, act = (work) => work() }: SimulationOptions,
) {
  const clock = virtualClock(start);
  const realFetch = globalThis.fetch;
  globalThis.fetch = mockFetch(server);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) {
      await act(async () => {
        await drain();
        clock.tick(0);
      });
    }
  };
  return {
    now: () => clock.now,
    settle,
    pass: async (goal: number): Promise<void> => {
      await act(async () => stepTo(clock, goal));
      await settle();
    },
    /** @param leave gives up the form, which may still do something */
    end: async (leave: () => Promise<void>): Promise<void> => {
      try {
        await leave();
        await settle();
      } finally {
        clock.uninstall();
        globalThis.fetch = realFetch;
      }
    },
  };
}
