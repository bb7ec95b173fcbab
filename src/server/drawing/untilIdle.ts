import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that are looked at, and the part of them that an idle process works at the most. */
const [WINDOW, MOST_BUSY] = [250, 0.2];

/** Resolves when visitors leave the processor to what can wait. */
export async function untilIdle(): Promise<void> {
  let busy: number;
  do {
    const since = performance.eventLoopUtilization();
    await wait(WINDOW, undefined, { ref: false });
    busy = performance.eventLoopUtilization(since).utilization;
  } while (busy > MOST_BUSY);
}
