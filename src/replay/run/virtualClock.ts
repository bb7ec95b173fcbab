import { withGlobal, type Clock } from '@sinonjs/fake-timers';

/** The globals that follow the scenario's clock; `setImmediate` and promises stay real. */
const TIME = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Rendering globals; they follow the clock too, unless a tester watches. */
const DRAWING = ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;

/** Replaces the timers and dates of this process or page until it is closed. */
export class VirtualClock {
  private readonly clock: Clock;

  /**
   * @param start in ms since the epoch
   * @param isSeen true where a tester watches the page
   */
  constructor(start: number, isSeen = false) {
    const toFake = [...TIME, ...(isSeen ? [] : DRAWING)].filter((name) => name in globalThis);
    this.clock = withGlobal(globalThis).install({
      now: start,
      toFake,
      // Timers that were started earlier can still be cancelled.
      shouldClearNativeTimers: true,
    });
  }

  get now(): number {
    return this.clock.now;
  }

  /** Runs the timers that are due now. */
  runDue(): void {
    this.clock.tick(0);
  }

  /** Returns the next moment at which a timer is due, at most `goal`. */
  nextDue(goal: number): number {
    const due = [...(this.clock.timers?.values() ?? [])].map(({ callAt = Infinity }) => callAt);
    return Math.max(this.now, Math.min(goal, ...due));
  }

  /** Advances to the next moment at which a timer is due, at most `goal`. */
  step(goal: number): void {
    // Timers run in the order of creation: this one follows all that are due at the goal.
    const end = this.clock.setTimeout(() => undefined, goal - this.clock.now);
    this.clock.next();
    this.clock.clearTimeout(end);
  }

  putAway(): void {
    this.clock.uninstall();
  }
}
