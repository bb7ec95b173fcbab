import { PATHS } from '../../../content/paths';
import { Coverage } from '../../coverage/coverage';
import { formWatch } from '../../page/formWatch';
import { pageRunner } from '../../page/pageRunner';
import { Store } from '../../page/store';
import { fillExpectations, withExpected, withFirstLook } from '../../run/fillExpectations';
import { realWait } from '../../run/realTime';
import type { Expectation, StepReport } from '../../run/report';
import { RunEnded, runScenario } from '../../run/runScenario';
import { parseScenario } from '../../scenario/parseScenario';
import { printScenario } from '../../scenario/printScenario';
import type { Scenario, Step } from '../../scenario/scenario';
import type { NetworkTap } from '../watch/networkTap';
import { endTexts, withEnd } from './visitEnd';
import { liveHost } from './liveHost';
import { storedPage, type StoredPage } from './storedPage';

/** The report of a step, with the page as it was after it. */
export interface PlayedStep extends StepReport {
  readonly page: StoredPage;
}

export interface PlayState {
  readonly scenario: Scenario | null;
  /** `idle`: the page runs normally. In every other status the scenario controls it. */
  readonly status: 'idle' | 'playing' | 'paused' | 'ended';
  /** Number of steps taken. */
  readonly position: number;
  /** Reports of the steps taken. */
  readonly reports: readonly PlayedStep[];
  /** Names of the transitions that the steps took. */
  readonly taken: readonly string[];
  /** One line per reason why the scenario could not be played or changed; '' when there is none. */
  readonly problem: string;
}

/** Storage key of the scenario, kept in the tab because the next page may be the one it needs. */
const KEY = 'qa-bench-scenario';

/** Longest real pause in ms; longer waits are shortened to it. */
const LONGEST_WAIT_MS = 1000;
/** Pause in ms between two steps at the same moment, so that the tester sees each. */
const BREATH_MS = 350;
const POLL_MS = 30;

class Cancelled extends RunEnded {}

interface Run {
  isFast: boolean;
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
function show(touched: HTMLElement): void {
  touched.scrollIntoView({ block: 'nearest' });
  touched.animate([{ outline: '3px solid currentColor', outlineOffset: '3px' }, { outline: 'none' }], 900);
}

/** Plays a scenario on the page, at normal pace, at full speed or step by step, and stores the page after each step. */
export class Player extends Store<PlayState> {
  private run: Run | null = null;
  /** Number of times a scenario was loaded; detects a newer load. */
  private uses = 0;

  constructor(private readonly tap: NetworkTap) {
    super({ scenario: kept(), status: 'idle', position: 0, reports: [], taken: [], problem: '' });
  }

  /** Replaces the loaded scenario; null removes it. */
  async use(scenario: Scenario | null): Promise<void> {
    this.uses += 1;
    const { uses } = this;
    await this.end();
    // Another scenario was loaded while the replay was ending.
    if (this.uses !== uses) return;
    this.set({ position: 0, reports: [], taken: [], problem: '' });
    this.change(scenario);
  }

  /** Plays a draft at full speed, and loads it with the observed expectations and the pages of its steps. */
  async fill(draft: Scenario): Promise<void> {
    await this.use(withFirstLook(draft));
    const { uses } = this;
    this.begin(Infinity, true);
    const { run } = this;
    while (this.run === run && this.get().status !== 'ended') await realWait(POLL_MS);
    const { reports, problem } = this.get();
    const texts = endTexts();
    await this.end();
    // The tester has cancelled, or loaded another scenario.
    if (this.uses !== uses) return;
    const filled = withEnd(fillExpectations(draft, reports), texts, reports.at(-1));
    await this.use(filled);
    // The first look is a step of its own only if it brought a message. A run that crashed shows nothing.
    const isWhole = reports.length > draft.steps.length;
    const seen = isWhole ? reports.slice(reports.length - filled.steps.length) : [];
    const judged = seen.map((report, index) => ({ ...report, step: filled.steps[index] ?? report.step }));
    this.set({ problem, reports: judged, position: judged.length });
  }

  rename(title: string): void {
    const { scenario } = this.get();
    if (scenario !== null) this.change({ ...scenario, title });
  }

  async play(isFast = false): Promise<void> {
    if (this.get().status === 'ended') await this.end();
    this.goOn(Infinity, isFast);
  }

  pause(): void {
    if (this.run !== null) this.run.limit = this.get().position;
  }

  /** Takes one further step; presses can arrive faster than steps run. */
  step(): void {
    const { limit, isCancelled } = this.run ?? { limit: 0, isCancelled: false };
    if (!isCancelled) this.goOn((limit === Infinity ? this.get().position : limit) + 1, true);
  }

  /** Ends the replay; the page runs normally again, and the pages of the steps stay. */
  async end(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    run.isCancelled = true;
    await run.ended;
  }

  /** Adds an expectation to a step; it is judged at the next replay. */
  expect(index: number, expectation: Expectation): void {
    this.edit(index, (step) => withExpected(step, expectation));
  }

  /** Changes one step, or removes it by returning null. If the result is invalid, sets `problem` and returns false. */
  edit(index: number, change: (step: Step) => Step | null): boolean {
    const { scenario } = this.get();
    if (scenario === null) return false;
    const steps = scenario.steps.flatMap((step, at) => (at === index ? (change(step) ?? []) : step));
    try {
      this.change(parseScenario(JSON.stringify({ ...scenario, steps }), 'scenariu'));
      const isRemoved = steps.length < scenario.steps.length;
      const reports = this.get().reports.filter((_, at) => at !== index || !isRemoved);
      this.set({ problem: '', reports, position: Math.min(this.get().position, steps.length) });
      return true;
    } catch (error) {
      this.set({ problem: `Pasul nu poate fi schimbat așa:\n${wordsOf(error)}` });
      return false;
    }
  }

  private change(scenario: Scenario | null): void {
    if (scenario === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, printScenario(scenario));
    this.set({ scenario });
  }

  private goOn(limit: number, isFast: boolean): void {
    if (this.run === null) this.begin(limit, isFast);
    else {
      Object.assign(this.run, { limit, isFast });
      if (this.get().status !== 'ended') this.set({ status: 'playing' });
    }
  }

  private begin(limit: number, isFast: boolean): void {
    const { scenario } = this.get();
    if (scenario === null) return;
    const run: Run = { limit, isFast, isCancelled: false, ended: Promise.resolve() };
    this.run = run;
    this.set({ status: 'playing', position: 0, reports: [], taken: [], problem: '' });
    let touched: HTMLElement | null = null;
    const coverage = new Coverage();
    const stopListening = formWatch().listen(coverage.listener());
    /** Pauses long enough for the tester to see the step. */
    const pace = async (ms: number): Promise<void> => {
      await this.turn(run);
      if (!run.isFast) await realWait(Math.min(ms, LONGEST_WAIT_MS));
    };
    run.ended = runScenario(
      scenario,
      ({ machine, address = PATHS[machine] }, server, start) =>
        pageRunner(liveHost(this.tap, server, start, address, pace), (element) => {
          touched = element;
          // The last step before a pause stays on the page for the tester to see.
          if (element !== null && (!run.isFast || run.limit < Infinity)) show(element);
        }),
      {
        keepGoing: true,
        withLooks: true,
        beforeStep: async (index) => {
          this.set({ position: index });
          touched = null;
          await pace(BREATH_MS);
        },
        afterStep: (report) => {
          const reports = [...this.get().reports, { ...report, page: storedPage(touched) }];
          this.set({ reports, taken: coverage.takenTransitions() });
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
        stopListening();
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
