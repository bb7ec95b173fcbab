import { PATHS } from '../../../content/paths';
import { pageStage } from '../../page/pageStage';
import { REAL_TIME } from '../../run/realTime';
import type { StepReport } from '../../run/report';
import { runScenario } from '../../run/runScenario';
import type { Scenario, Step } from '../../scenario/scenario';
import { Store } from '../watch/store';
import type { NetworkTap } from '../watch/networkTap';
import { keepScenario, keptScenario } from './keptScenario';
import { liveDriver } from './liveDriver';
import { Pace } from './pace';

export interface PlayState {
  readonly scenario: Scenario | null;
  /** `idle`: the page is its own. In every other status it is the scenario's. */
  readonly status: 'idle' | 'playing' | 'paused' | 'ended';
  /** How many steps were taken. */
  readonly position: number;
  /** Of the steps that were taken. */
  readonly reports: readonly StepReport[];
  readonly speed: number;
  /** How many ms of which steps were left out, because nothing happened; by the steps' indices. */
  readonly skipped: Readonly<Record<number, number>>;
  /** A line for each reason why a file could not be read or played; empty when all is well. */
  readonly problem: string;
}

/** Between two steps at one moment, in real ms at single speed, so that one sees each. */
const BREATH_MS = 350;
const POLL_MS = 30;

/** Whether no time passes between a step and the one before it. */
const isAtOnce = (steps: readonly Step[], index: number): boolean =>
  [steps[index - 1], steps[index]].every((step) => step !== undefined && !('advance' in step));

class Cancelled extends Error {}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Run {
  /** Steps before this one are taken without waiting. */
  hurry: number;
  /** The step before which it waits. */
  limit: number;
  isCancelled: boolean;
  ended: Promise<unknown>;
}

/** Plays a scenario on the page: on, pause, a step forward, a step back. */
export class Player extends Store<PlayState> {
  private run: Run | null = null;
  /** Where the page stood: drawn afresh it is short for a moment, and would jump. */
  private scroll: number | null = null;

  constructor(private readonly tap: NetworkTap) {
    super({ ...keptScenario(), status: 'idle', position: 0, reports: [], speed: 1, skipped: {} });
  }

  async load(file: File): Promise<void> {
    this.set({ problem: '' });
    try {
      const scenario = await keepScenario(file);
      await this.end();
      this.set({ scenario, position: 0, reports: [], skipped: {} });
    } catch (error) {
      this.set({ problem: `Fișierul nu poate fi folosit:\n${wordsOf(error)}` });
    }
  }

  setSpeed(speed: number): void {
    this.set({ speed });
  }

  async play(): Promise<void> {
    if (this.get().status === 'ended') await this.end();
    this.goOn(Infinity, 0);
  }

  pause(): void {
    if (this.run !== null) this.run.limit = this.get().position;
  }

  stepForward(): void {
    const next = this.get().position + 1;
    this.goOn(next, next);
  }

  /** There is no way back in time but from the start. */
  async stepBack(): Promise<void> {
    const earlier = Math.max(0, this.get().position - 1);
    this.scroll = window.scrollY;
    await this.end();
    this.goOn(earlier, earlier);
  }

  /** Gives the page back to itself. */
  async end(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    run.isCancelled = true;
    await run.ended;
  }

  private goOn(limit: number, hurry: number): void {
    if (this.run === null) {
      this.begin(limit, hurry);
      return;
    }
    Object.assign(this.run, { limit, hurry });
    this.set({ status: 'playing' });
  }

  private begin(limit: number, hurry: number): void {
    const { scenario } = this.get();
    if (scenario === null) return;
    const run: Run = { limit, hurry, isCancelled: false, ended: Promise.resolve() };
    this.run = run;
    this.set({ status: 'playing', position: 0, reports: [], skipped: {}, problem: '' });
    // After the last step only a message that had to wait is still to come.
    const isHurrying = ({ position, reports }: PlayState): boolean =>
      position < run.hurry || reports.length === scenario.steps.length;
    const speed = (): number => (isHurrying(this.get()) ? Infinity : this.get().speed);
    const onSkip = (ms: number): void => {
      const { skipped, position } = this.get();
      this.set({ skipped: { ...skipped, [position]: (skipped[position] ?? 0) + ms } });
    };
    const pace = new Pace({ speed, turn: () => this.turn(run), onSkip });
    run.ended = runScenario(
      scenario,
      (played, desk, start) => {
        const address = played.address ?? PATHS[played.machine];
        return pageStage(played, desk, liveDriver(this.tap, pace, desk, start, address));
      },
      {
        keepGoing: true,
        patience: Infinity,
        beforeStep: async (index) => {
          this.set({ position: index });
          await pace.turn();
          if (isAtOnce(scenario.steps, index)) await pace.rest(BREATH_MS);
        },
        afterStep: (report) => {
          this.set({ reports: [...this.get().reports, report] });
        },
        beforeClose: (steps) => this.showEnd(run, steps),
      },
    )
      .catch((error: unknown) => {
        if (!(error instanceof Cancelled)) this.set({ problem: `Redarea s-a oprit: ${wordsOf(error)}` });
      })
      .finally(() => {
        this.run = null;
        this.set({ status: 'idle' });
      });
  }

  /** Waits as long as it is paused. @returns whether it was @throws Cancelled */
  private async turn(run: Run): Promise<boolean> {
    let wasPaused = false;
    while (!run.isCancelled && this.get().position >= run.limit) {
      if (this.get().status !== 'paused') {
        this.set({ status: 'paused' });
        if (this.scroll !== null) window.scrollTo(0, this.scroll);
        this.scroll = null;
      }
      wasPaused = true;
      await REAL_TIME.wait(POLL_MS);
    }
    if (run.isCancelled) throw new Cancelled();
    if (this.get().status !== 'playing') this.set({ status: 'playing' });
    return wasPaused;
  }

  /** The page stays as the last step left it, until one has seen enough. */
  private async showEnd(run: Run, steps: readonly StepReport[]): Promise<void> {
    this.set({ status: 'ended', position: steps.length, reports: steps });
    while (!run.isCancelled) await REAL_TIME.wait(POLL_MS);
  }
}
