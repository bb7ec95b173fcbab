import { PATHS } from '../../../content/paths';
import { pageRunner } from '../../page/pageRunner';
import { Store } from '../../page/store';
import { fillExpectations, withExpected, withFirstLook } from '../../run/fillExpectations';
import { REAL_TIME } from '../../run/realTime';
import type { Expectation, StepReport } from '../../run/report';
import { runScenario } from '../../run/runScenario';
import { parseScenario, readScenario } from '../../scenario/parseScenario';
import { printScenario } from '../../scenario/printScenario';
import type { Scenario, Step } from '../../scenario/scenario';
import type { NetworkTap } from '../watch/networkTap';
import { liveHost } from './liveHost';
import { withFocusKept } from './withFocusKept';

export interface PlayState {
  readonly scenario: Scenario | null;
  /** `idle`: the page is its own. In every other status it is the scenario's. */
  readonly status: 'idle' | 'playing' | 'paused' | 'ended';
  /** How many steps were taken. */
  readonly position: number;
  /** Of the steps that were taken. */
  readonly reports: readonly StepReport[];
  /** A line for each reason why a file could not be read or played; empty when all is well. */
  readonly problem: string;
}

/** Keeps the scenario for this tab, whose next page may be the one that it is for. */
const KEY = 'qa-panel-scenario';

/** Of a longer wait in which nothing happens only so many ms are played. */
const LONGEST_WAIT_MS = 1000;
/** Between two steps at one moment, so that the tester sees each. */
const BREATH_MS = 350;
const POLL_MS = 30;

class Cancelled extends Error {}

interface Run {
  /** Steps before this one, and everything until then, are taken without waiting. */
  hurry: number;
  /** The step before which it waits. */
  limit: number;
  isCancelled: boolean;
  ended: Promise<unknown>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @returns null when nothing was kept, or when it can no longer be read */
function kept(): Scenario | null {
  try {
    return parseScenario(sessionStorage.getItem(KEY) ?? '', '');
  } catch {
    return null;
  }
}

/** Outlines what a step touches. */
function show(touched: HTMLElement | null): void {
  if (touched === null) return;
  touched.scrollIntoView({ block: 'nearest' });
  touched.animate([{ outline: '3px solid currentColor', outlineOffset: '3px' }, { outline: 'none' }], 900);
}

/** Plays a scenario on the page: at its own pace, as fast as it can, a step forward, a step back. */
export class Player extends Store<PlayState> {
  private run: Run | null = null;
  /** The step to which the tester went: presses may come faster than steps are taken. */
  private goal: number | null = null;
  /** Counts the scenarios that were put in another's place. */
  private uses = 0;

  constructor(private readonly tap: NetworkTap) {
    super({ scenario: kept(), status: 'idle', position: 0, reports: [], problem: '' });
  }

  /** Reads a file. Whatever is wrong with it becomes the `problem`, and what is loaded stays. */
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

  /** Puts another scenario in the place of the one that is loaded; null for none. */
  async use(scenario: Scenario | null): Promise<void> {
    this.uses += 1;
    const { uses } = this;
    await this.end();
    // Another one was put there while the replay ended.
    if (this.uses !== uses) return;
    this.set({ position: 0, reports: [], problem: '' });
    this.change(scenario);
  }

  /** Plays a scenario as fast as it can, and loads it with what was seen for its expectations. */
  async fill(draft: Scenario): Promise<void> {
    await withFocusKept(() => this.playDraft(draft));
  }

  private async playDraft(draft: Scenario): Promise<void> {
    await this.use(withFirstLook(draft));
    const { uses } = this;
    this.begin(Infinity, Infinity);
    const { run } = this;
    while (this.run === run && this.get().status !== 'ended') await REAL_TIME.wait(POLL_MS);
    const { reports, problem } = this.get();
    await this.end();
    // The tester has given it up, or loaded another.
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

  /** Goes so many steps on or back. There is no way back in time but from the start. */
  async step(by: 1 | -1): Promise<void> {
    const { position, scenario } = this.get();
    const goal = Math.min(Math.max(0, (this.goal ?? position) + by), scenario?.steps.length ?? 0);
    if (goal < position || this.run?.isCancelled === true) await this.cancel(goal);
    else this.goal = goal;
    // Another press has come meanwhile.
    if (this.goal === goal) this.goOn(goal, goal);
  }

  /** Gives the page back to itself. */
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

  /** Adds to what a step expects; it is judged when the scenario is played again. */
  expect(index: number, expectation: Expectation): void {
    this.edit(index, (step) => withExpected(step, expectation));
  }

  /** Changes one step of the scenario. Whatever no file may hold becomes the `problem`, and the step stays. */
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
    /** Waits as long as a tester should see something. */
    const pace = async (ms: number): Promise<void> => {
      await this.turn(run);
      if (this.get().position >= run.hurry) await REAL_TIME.wait(Math.min(ms, LONGEST_WAIT_MS));
    };
    run.ended = runScenario(
      scenario,
      ({ machine, address = PATHS[machine] }, server, start) =>
        pageRunner(liveHost(this.tap, server, start, address, pace), show),
      {
        keepGoing: true,
        withLooks: true,
        timeLimit: Infinity,
        beforeStep: async (index) => {
          this.set({ position: index });
          await pace(BREATH_MS);
        },
        afterStep: (report) => {
          this.set({ reports: [...this.get().reports, report] });
        },
        beforeClose: async () => {
          this.set({ status: 'ended', position: scenario.steps.length });
          // The page stays as the last step left it, until the tester has seen enough.
          while (!run.isCancelled) await REAL_TIME.wait(POLL_MS);
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

  /** Waits as long as the run is paused. @throws Cancelled */
  private async turn(run: Run): Promise<void> {
    while (!run.isCancelled && this.get().position >= run.limit) {
      if (this.get().status !== 'paused') this.set({ status: 'paused' });
      await REAL_TIME.wait(POLL_MS);
    }
    if (run.isCancelled) throw new Cancelled();
    if (this.get().status !== 'playing') this.set({ status: 'playing' });
  }
}
