import { REAL_TIME, realTimer } from './realTime';

/** Real ms for one file: a day in the rendered page takes about half a minute. */
const LIMIT_MS = 60_000;

/** A scenario that cannot be played to its end. */
export class Endless extends Error {
  override readonly name = 'Endless';
}

/** Ends what would not end by itself, and says where it was: one for each run of a scenario. */
export class TimeLimit {
  /** What is done right now. */
  where = '';
  private readonly end: number;

  /** @param ms real; Infinity where somebody looks on, who can end it */
  constructor(private readonly ms = LIMIT_MS) {
    this.end = REAL_TIME.now() + ms;
  }

  get isOver(): boolean {
    return REAL_TIME.now() > this.end;
  }

  /**
   * Timers do not run within a loop, so whatever can be part of one asks here.
   * @throws Endless
   */
  check(): void {
    if (this.isOver) throw this.found();
  }

  /** @throws Endless when `work` takes too long */
  async watch<Result>(work: Promise<Result>): Promise<Result> {
    let callOff = (): void => undefined;
    const isLate = new Promise<never>((_resolve, reject) => {
      callOff = realTimer(() => {
        reject(this.found());
      }, this.ms);
    });
    try {
      return await Promise.race([work, isLate]);
    } finally {
      callOff();
    }
  }

  private found(): Endless {
    return new Endless(`${this.where}: no end after ${this.ms / 1000} s`);
  }
}
