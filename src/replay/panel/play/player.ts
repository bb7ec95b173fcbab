import { PATHS } from '../../../content/paths';
import { pageRunner } from '../../page/pageRunner';
import { Store } from '../../page/store';
import { fillExpectations, withExpected, withFirstLook } from '../../run/fillExpectations';
import { realWait } from '../../run/realTime';
import type { Expectation, StepReport } from '../../run/report';
import { RunEnded, runScenario } from '../../run/runScenario';
import { parseScenario, readScenario } from '../../scenario/parseScenario';
import { printScenario } from '../../scenario/printScenario';
import type { Scenario, Step } from '../../scenario/scenario';
import type { NetworkTap } from '../watch/networkTap';
import { liveHost } from './liveHost';
import { withFocusKept } from './withFocusKept';

export interface PlayState {
  readonly scenario: Scenario | null;
  /** `idle`: the page runs normally. In every other status the scenario controls it. */
  readonly status: 'idle' | 'playing' | 'paused' | 'ended';
  /** Number of steps taken. */
  readonly position: number;
  /** Reports of the steps taken. */
  readonly reports: readonly StepReport[];
  /** One line per reason why a file could not be read or played; '' when there is none. */
  readonly problem: string;
}

/** Storage key of the scenario, kept in the tab because the next page may be the one it needs. */
const KEY = 'qa-panel-scenario';

/** Longest real pause in ms; longer waits are shortened to it. */
const LONGEST_WAIT_MS = 1000;
/** Pause in ms between two steps at the same moment, so that the tester sees each. */
const BREATH_MS = 350;
const POLL_MS = 30;

class Cancelled extends RunEnded {}

interface Run {
  /** Steps before this index, and the time up to it, run without pauses. */
  hurry: number;
  /** Index of the step before which the run pauses. */
  limit: number;
  isCancelled: boolean;
  ended: Promise<unknown>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the scenario kept in this tab; null when there is none or it cannot be read. */
function kept(): Scenario | null {
  try {
    return parseScenario(sessionStorage.getItem(KEY) ?? '', '');
  } catch {
    return null;
  }
}

/** Outlines the element that a step touches. */
function show(touched: HTMLElement | null): void {
  if (touched === null) return;
  touched.scrollIntoView({ block: 'nearest' });
  touched.animate([{ outline: '3px solid currentColor', outlineOffset: '3px' }, { outline: 'none' }], 900);
}

/** Plays a scenario on the page: at normal pace, at full speed, or a step forward or back. */
export class Player extends Store<PlayState> {
  private run: Run | null = null;
  /** The step that the tester asked for; presses can arrive faster than steps run. Null for none. */
  private goal: number | null = null;
  /** Number of times a scenario was loaded; detects a newer load. */
  private uses = 0;

  constructor(private readonly tap: NetworkTap) {
    super({ scenario: kept(), status: 'idle', position: 0, reports: [], problem: '' });
  }

  /** Reads a file. On failure sets `problem` and keeps the loaded scenario. */
  async load(file: File): Promise<boolean> {
    this.set({ problem: '' });
    try {
      const { scenario } = await readScenario(file);
      await this.use(scenario);
      return true;
    } catch (error) {
      this.set({ problem: `Fișierul nu poate fi folosit:\n${wordsOf(error)}` });
      return false;
    }
  }

  /** Replaces the loaded scenario; null removes it. */
  async use(scenario: Scenario | null): Promise<void> {
    this.uses += 1;
    const { uses } = this;
    await this.end();
    // Another scenario was loaded while the replay was ending.
    if (this.uses !== uses) return;
    this.set({ position: 0, reports: [], problem: '' });
    this.change(scenario);
  }

  /** Plays a draft at full speed, and loads it with the observed expectations. */
  async fill(draft: Scenario): Promise<void> {
    await withFocusKept(() => this.playDraft(draft));
  }

  private async playDraft(draft: Scenario): Promise<void> {
    await this.use(withFirstLook(draft));
    const { uses } = this;
    this.begin(Infinity, Infinity);
    const { run } = this;
    while (this.run === run && this.get().status !== 'ended') await realWait(POLL_MS);
    const { reports, problem } = this.get();
    await this.end();
    // The tester has cancelled, or loaded another scenario.
    if (this.uses !== uses) return;
    await this.use(fillExpectations(draft, reports));
    this.set({ problem });
  }

  rename(title: string): void {
    const { scenario } = this.get();
    if (scenario !== null) this.change({ ...scenario, title });
  }

  async play(isFast = false): Promise<void> {
    if (this.get().status === 'ended') await this.end();
    this.goal = null;
    this.goOn(Infinity, isFast ? Infinity : 0);
  }

  pause(): void {
    this.goal = null;
    if (this.run !== null) this.run.limit = this.get().position;
  }

  /** Goes one step forward or back. Going back replays from the start. */
  async step(by: 1 | -1): Promise<void> {
    const { position, scenario } = this.get();
    const goal = Math.min(Math.max(0, (this.goal ?? position) + by), scenario?.steps.length ?? 0);
    if (goal < position || this.run?.isCancelled === true) await this.cancel(goal);
    else this.goal = goal;
    // Skipped if another press has changed the goal.
    if (this.goal === goal) this.goOn(goal, goal);
  }

  /** Ends the replay; the page runs normally again. */
  async end(): Promise<void> {
    await withFocusKept(() => this.cancel(null));
  }

  private async cancel(goal: number | null): Promise<void> {
    this.goal = goal;
    const { run } = this;
    if (run === null) return;
    run.isCancelled = true;
    await run.ended;
  }

  /** Adds an expectation to a step; it is judged at the next replay. */
  expect(index: number, expectation: Expectation): void {
    this.edit(index, (step) => withExpected(step, expectation));
  }

  /** Changes one step of the scenario. If the result is invalid, sets `problem`, keeps the step and returns false. */
  edit(index: number, change: (step: Step) => Step): boolean {
    const { scenario } = this.get();
    if (scenario === null) return false;
    const steps = scenario.steps.map((step, at) => (at === index ? change(step) : step));
    try {
      this.change(parseScenario(JSON.stringify({ ...scenario, steps }), 'scenariu'));
      this.set({ problem: '' });
      return true;
    } catch (error) {
      this.set({ problem: `Așteptarea nu poate fi folosită:\n${wordsOf(error)}` });
      return false;
    }
  }

  private change(scenario: Scenario | null): void {
    if (scenario === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, printScenario(scenario));
    this.set({ scenario });
  }

  private goOn(limit: number, hurry: number): void {
    if (this.run === null) this.begin(limit, hurry);
    else {
      Object.assign(this.run, { limit, hurry });
      this.set({ status: 'playing' });
    }
  }

  private begin(limit: number, hurry: number): void {
    const { scenario } = this.get();
    if (scenario === null) return;
    const run: Run = { limit, hurry, isCancelled: false, ended: Promise.resolve() };
    this.run = run;
    this.set({ status: 'playing', position: 0, reports: [], problem: '' });
    /** Pauses long enough for the tester to see the step. */
    const pace = async (ms: number): Promise<void> => {
      await this.turn(run);
      if (this.get().position >= run.hurry) await realWait(Math.min(ms, LONGEST_WAIT_MS));
    };
    run.ended = runScenario(
      scenario,
      ({ machine, address = PATHS[machine] }, server, start) =>
        pageRunner(liveHost(this.tap, server, start, address, pace), (touched) => {
          // The last step without a pause stays on the page for the tester to see.
          if (this.get().position >= run.hurry - 1) show(touched);
        }),
      {
        keepGoing: true,
        withLooks: true,
        beforeStep: async (index) => {
          this.set({ position: index });
          await pace(BREATH_MS);
        },
        afterStep: (report) => {
          this.set({ reports: [...this.get().reports, report] });
        },
        beforeClose: async () => {
          this.set({ status: 'ended', position: scenario.steps.length });
          // The page keeps the state after the last step until the tester ends the replay.
          while (!run.isCancelled) await realWait(POLL_MS);
        },
      },
    )
      .catch((error: unknown) => {
        if (!(error instanceof Cancelled)) this.set({ problem: `Redarea s-a oprit:\n${wordsOf(error)}` });
      })
      .finally(() => {
        this.run = null;
        this.set({ status: 'idle' });
      });
  }

  /**
   * Waits while the run is paused.
   * @throws Cancelled
   */
  private async turn(run: Run): Promise<void> {
    while (!run.isCancelled && this.get().position >= run.limit) {
      if (this.get().status !== 'paused') this.set({ status: 'paused' });
      await realWait(POLL_MS);
    }
    if (run.isCancelled) throw new Cancelled();
    if (this.get().status !== 'playing') this.set({ status: 'playing' });
  }
}
