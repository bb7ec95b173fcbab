import { realTimer } from './realTime';

/** Limit of events at one moment of the scenario's clock; a page that opens needs some dozens. */
const MOST_EVENTS = 10_000;

/** Thrown to end a run before the scenario's last step; every other error is a crash of the form. */
export class RunEnded extends Error {
  override readonly name: string = 'RunEnded';
}

/** Thrown for a scenario that cannot be played to its end. */
export class StepLimitReached extends RunEnded {
  override readonly name = 'StepLimitReached';
}

/** Ends a scenario that would not end by itself; the message names the step. */
export class Watchdog {
  /** The current action, for the message. */
  where = '';
  private moment = NaN;
  private events = 0;
  private found: StepLimitReached | undefined;
  private end: (found: StepLimitReached) => void = () => undefined;

  /** True once the run was ended; later events must have no effect. */
  get isOver(): boolean {
    return this.found !== undefined;
  }

  /**
   * Counts an event. Timers do not run within a loop, so everything that could loop has to be counted.
   * @param now ms since the epoch, on the scenario's clock
   * @throws StepLimitReached above the limit
   */
  count(what: string, now: number): void {
    this.events = now === this.moment ? this.events + 1 : 1;
    this.moment = now;
    if (this.events > MOST_EVENTS)
      throw this.stop(`${MOST_EVENTS.toLocaleString('en')} events without time passing; last: ${what}`);
  }

  /**
   * Runs work with a time limit.
   * @param limit in real ms; Infinity when a tester can end it
   * @throws StepLimitReached when the limit has passed, or too many events happened at one moment
   */
  async watch<Result>(work: () => Promise<Result>, limit: number): Promise<Result> {
    const isEnded = new Promise<never>((_resolve, reject) => {
      this.end = reject;
    });
    const callOff = realTimer(() => this.stop(`no end after ${limit / 1000} s`), limit);
    try {
      return await Promise.race([work(), isEnded]);
    } finally {
      callOff();
    }
  }

  private stop(why: string): StepLimitReached {
    this.found ??= new StepLimitReached(`${this.where}: ${why}`);
    this.end(this.found);
    return this.found;
  }
}
