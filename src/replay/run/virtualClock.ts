import { withGlobal, type Clock } from '@sinonjs/fake-timers';

/** The globals that follow the scenario's clock; `setImmediate` and promises stay real. */
const TIME = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Rendering globals; they follow the clock too, unless a tester watches. */
const DRAWING = ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;

/**
 * Replaces the timers and dates of this process or page until the clock is uninstalled.
 * @param start in ms since the epoch
 * @param isSeen true where a tester watches the page
 */
export const virtualClock = (start: number, isSeen = false): Clock =>
  withGlobal(globalThis).install({
    now: start,
    toFake: [...TIME, ...(isSeen ? [] : DRAWING)].filter((name) => name in globalThis),
    // Timers that were started earlier can still be cancelled.
    shouldClearNativeTimers: true,
  });

/** Returns the next moment at which a timer is due, at most `goal`. */
export function nextDue({ now, timers }: Clock, goal: number): number {
  const due = [...(timers?.values() ?? [])].map(({ callAt = Infinity }) => callAt);
  return Math.max(now, Math.min(goal, ...due));
}

/** Advances to the next moment at which a timer is due, at most `goal`. */
export function stepTo(clock: Clock, goal: number): void {
  // Timers run in the order of creation: this one follows all that are due at the goal.
  const end = clock.setTimeout(() => undefined, goal - clock.now);
  clock.next();
  clock.clearTimeout(end);
}
