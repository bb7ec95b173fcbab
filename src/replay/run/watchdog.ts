import { realTimer } from './realTime';

/** At one moment of the scenario's clock; a page that opens needs some dozens. */
const MOST_EVENTS = 10_000;

/** Real ms for one step: a day in the rendered page takes about half a minute. */
const PATIENCE_MS = 120_000;

/** A scenario that cannot be played to its end. */
export class Endless extends Error {
  override readonly name = 'Endless';
}

/** Ends what would not end by itself, and says where it was: one for each run of a scenario. */
export class Watchdog {
  private where = '';
  private moment = NaN;
  private events = 0;
  private last = 'nothing';
  private found: Endless | undefined;
  private bark: (found: Endless) => void = () => undefined;

  /** @param patience real ms for one step; Infinity where somebody looks on, who can end it */
  constructor(private readonly patience = PATIENCE_MS) {}

  /**
   * Counts something that happens. Timers do not run within a loop, so whatever can be part of one has to ask.
   * @param now in ms since the epoch, on the scenario's clock
   * @returns false when it is one too many: then nothing may come of it
   */
  allows(what: string, now: number): boolean {
    return this.note(what, now) === undefined;
  }

  /** @throws Endless when it is one too many */
  count(what: string, now: number): void {
    const found = this.note(what, now);
    if (found !== undefined) throw found;
  }

  /**
   * @param where the words for what is done
   * @throws Endless when it would not end
   */
  async watch<Result>(where: string, work: () => Promise<Result>): Promise<Result> {
    if (this.found !== undefined) throw this.found;
    this.where = where;
    const isLate = new Promise<never>((_resolve, reject) => {
      this.bark = reject;
    });
    const seconds = this.patience / 1000;
    const callOff = realTimer(() => {
      this.giveUp(`no end after ${seconds} s`);
    }, this.patience);
    try {
      return await Promise.race([work(), isLate]);
    } finally {
      callOff();
    }
  }

  private note(what: string, now: number): Endless | undefined {
    if (this.found !== undefined) return this.found;
    this.events = now === this.moment ? this.events + 1 : 1;
    this.moment = now;
    this.last = what;
    if (this.events <= MOST_EVENTS) return undefined;
    return this.giveUp(`${MOST_EVENTS.toLocaleString('en')} events without time passing`);
  }

  private giveUp(reason: string): Endless {
    const found = new Endless(`${this.where}: ${reason}; last: ${this.last}`);
    this.found = found;
    this.bark(found);
    return found;
  }
}
