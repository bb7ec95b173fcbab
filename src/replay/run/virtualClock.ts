import { withGlobal, type Clock } from '@sinonjs/fake-timers';

/** The functions that follow the scenario's clock; turns of the event loop stay real. */
const TIME = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Rendering follows it too, unless a tester watches. */
const DRAWING = ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;

/** Takes over the timers and dates of this process, or of this page, until it is put away. */
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
      // Timers that were started before may still be cancelled.
      shouldClearNativeTimers: true,
    });
  }

  get now(): number {
    return this.clock.now;
  }

  /** Runs what is due at this very moment. */
  runDue(): void {
    this.clock.tick(0);
  }

  /** The next moment at which anything is due, but not past `goal`. */
  nextDue(goal: number): number {
    const due = [...(this.clock.timers?.values() ?? [])].map(({ callAt = Infinity }) => callAt);
    return Math.max(this.now, Math.min(goal, ...due));
  }

  /** Goes to the next moment at which anything is due, but not past `goal`. */
  step(goal: number): void {
    // Timers are kept in the order of their making: this one comes after all that are due at the goal.
    const end = this.clock.setTimeout(() => undefined, goal - this.clock.now);
    this.clock.next();
    this.clock.clearTimeout(end);
  }

  putAway(): void {
    this.clock.uninstall();
  }
}
