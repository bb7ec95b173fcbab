import { REAL_TIME, type RealTime } from '../../run/realTime';

/** Of a longer wait in which nothing happens, only so many of the scenario's ms are played. */
const LONGEST_WAIT_MS = 1000;

/** Pause and speed are heard so often, in real ms. */
const SLICE_MS = 50;

/** What the player's buttons ask for. */
export interface PaceControls {
  /** Seconds of the scenario in one real second; Infinity does not wait at all. */
  readonly speed: () => number;
  /** Resolves when the run may go on, with true when it was stopped until then; rejects when it is called off. */
  readonly turn: () => Promise<boolean>;
  /** Hears how many of the scenario's ms are left out. */
  readonly onSkip: (ms: number) => void;
}

/** Keeps a scenario's time in step with real time; what drawing takes, the next waits make up for. */
export class Pace {
  /** In ms of the scenario: how much has passed in real time and was not played yet. */
  private credit = 0;
  /** Undefined before the first step: what opening the page takes is not played. */
  private seen: number | undefined;

  constructor(
    private readonly controls: PaceControls,
    private readonly real: RealTime = REAL_TIME,
  ) {}

  /** Waits as long as the run is stopped. */
  async turn(): Promise<void> {
    this.earn();
    if (await this.controls.turn()) this.seen = this.real.now();
  }

  /** Rests outside of the scenario's time. @param ms real, at single speed */
  async rest(ms: number): Promise<void> {
    this.earn();
    await this.real.wait(ms / this.controls.speed());
    this.seen = this.real.now();
  }

  /** Waits until the scenario's clock, at `now`, may go to `next`. In ms; nothing happens between the two. */
  async reach(now: number, next: number): Promise<void> {
    const wait = Math.min(next - now, LONGEST_WAIT_MS);
    if (next - now > wait && this.controls.speed() < Infinity) this.controls.onSkip(next - now - wait);
    for (;;) {
      await this.turn();
      const speed = this.controls.speed();
      if (speed === Infinity) return;
      if (this.credit >= wait) break;
      await this.real.wait(Math.min((wait - this.credit) / speed, SLICE_MS));
    }
    this.credit -= wait;
  }

  private earn(): void {
    const speed = this.controls.speed();
    const now = this.real.now();
    if (speed < Infinity) this.credit += (now - (this.seen ?? now)) * speed;
    this.seen = now;
  }
}
