import { stoppedPress, withExpectedFrom } from '../../run/expected';
import { withFirstLook, withSeen } from '../../run/fillExpectations';
import { Store } from '../../page/store';
import { hasFailed, type Expectation } from '../../run/report';
import { realWait, until } from '../../run/realTime';
import { parseScenario, type JsonPath } from '../../scenario/parseScenario';
import type { MachineName, Scenario, Step } from '../../scenario/scenario';
import type { Tools } from '../frame/openTools';
import type { PlayedStep } from '../play/playOnPage';
import type { ExpectationLine } from '../../words/expectations';
import { withStruck, withWritten } from '../record/stepEdits';
import { withValue } from '../../run/updateScenario';
import { isJudged, UNPLAYED, type PlayState } from './playState';
import { messageOf } from './problemWords';

/** Longest real pause in ms; longer waits are shortened to it. */
const MAX_WAIT_MS = 1000;

interface Run {
  isFast: boolean;
  /** Index of the step before which the run pauses. */
  limit: number;
  isCancelled: boolean;
}

/** Loads a scenario and plays it on the site, at normal pace, at full speed or step by step. */
export class Player extends Store<PlayState> {
  private run: Run | null = null;
  /** Number of times a scenario was loaded; detects a newer load. */
  uses = 0;
  /** The last load, which may still read its file or end the former replay. */
  private coming: Promise<unknown> = Promise.resolve();

  /** @param toolsOn opens a page with the form */
  constructor(private readonly toolsOn: (machine: MachineName) => Promise<Tools>) {
    super({ scenario: null, status: 'idle', covered: new Set(), isUnsaved: false, ...UNPLAYED });
    // An error in the bench's own code.
    window.addEventListener('error', ({ message }) => this.set({ problem: `Eroare în banc:\n${message}` }));
  }

  /** Replaces the loaded scenario; null removes it. If the new one cannot be read, the former stays. */
  use(coming: Scenario | null | Promise<Scenario>, isUnsaved = false): Promise<void> {
    const loading = this.load(coming, isUnsaved);
    this.coming = loading.catch(() => undefined);
    return loading;
  }

  /**
   * Loads a scenario and plays it at full speed.
   * @param draft a recording, which is filled with what the run shows; null for none
   * @returns what came of it; null when the tester has loaded another one meanwhile
   */
  async playWhole(
    scenario: Scenario,
    draft: Scenario | null = null,
    isUnsaved = draft !== null,
  ): Promise<PlayState | null> {
    await this.use(scenario, isUnsaved);
    const { uses } = this;
    const tools = await this.toolsOn(scenario.machine);
    if (this.uses !== uses) return null;
    // The tester may have pressed Redă meanwhile.
    await this.end();
    this.begin(tools, Infinity, true, draft);
    const { run } = this;
    await until(() => this.run !== run || this.get().status === 'ended');
    return this.uses === uses ? this.get() : null;
  }

  /** Plays a draft, and loads it with the observed expectations and the pages of its steps; the page stays as it ended. */
  async fill(draft: Scenario): Promise<void> {
    const played = await this.playWhole(withFirstLook(draft), draft);
    // A crashed run shows nothing.
    if (played?.status === 'idle') this.set({ scenario: draft, reports: [] });
    // What the tester pointed at is now expected of other steps too, which have not been judged.
    else if (played?.scenario && draft.steps.some(({ expect }) => expect !== undefined))
      await this.playWhole(played.scenario, null, true);
  }

  /** Plays the scenario that is loaded, or is about to be; anew when it has ended, or a step that is done was changed. */
  async play(isFast = false): Promise<void> {
    const tools = await this.ready();
    const { status, scenario, reports } = this.get();
    const isChanged = scenario?.steps.some((step, at) => reports[at] && !isJudged(reports[at], step));
    if (status === 'ended' || isChanged) await this.end();
    if (tools !== null) this.goOn(tools, Infinity, isFast);
  }

  pause(): void {
    if (this.run !== null) this.run.limit = this.get().reports.length;
  }

  /** Takes one further step; presses can arrive faster than steps run. */
  async step(): Promise<void> {
    const tools = await this.ready();
    const { limit, isCancelled } = this.run ?? { limit: 0, isCancelled: false };
    if (tools !== null && !isCancelled)
      this.goOn(tools, (limit === Infinity ? this.get().reports.length : limit) + 1, true);
  }

  /** Ends the replay; the page runs normally again, and the pages of the steps stay. */
  async end(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    run.isCancelled = true;
    await until(() => this.run !== run);
  }

  /** Forgets the run of a page that is gone. */
  leave(): void {
    const { run } = this;
    if (run === null) return;
    run.isCancelled = true;
    this.run = null;
    this.set({ status: 'idle' });
  }

  /** Shows the page after a step, or with null the page as it is now. */
  choose(chosen: number | null): void {
    this.set({ chosen, note: '' });
  }

  /** Adds an expectation to a step; it is judged at the next replay. */
  expect(expectation: Expectation, step: number): void {
    const { machine = 'booking', steps: former = [] } = this.get().scenario ?? {};
    if (!this.change((steps) => withExpectedFrom(machine, steps, step, expectation))) return;
    const { scenario, reports } = this.get();
    const press = stoppedPress(machine, former, step, expectation);
    const kept = reports.toSpliced(press + 1, former.length - (scenario?.steps.length ?? 0));
    if (press !== -1) void this.end().then(() => this.set({ reports: kept, chosen: press }));
  }

  /** Expects another value at a path of a step's expectations. */
  correct(step: number, path: JsonPath, value: unknown): void {
    const isKept = this.change((steps) => withValue(steps, [step, 'expect', ...path], value) as Step[]);
    this.set({ note: isKept ? 'Păstrat. Redați din nou, ca să fie judecat.' : '' });
  }

  remove(step: number): void {
    this.choose(null);
    void this.end().then(() => {
      if (this.change((steps) => steps.toSpliced(step, 1)))
        this.set({ reports: this.get().reports.toSpliced(step, 1) });
    });
  }

  /** Sets the text that a step types, also where it is expected from then on. */
  write(step: number, value: string): void {
    this.change((steps) => withWritten(steps, step, value));
  }

  setStruck(step: number, line: ExpectationLine, isStruck: boolean): void {
    this.change((steps) => withStruck(steps, step, line, isStruck));
  }

  /** Changes the steps, or says why the result would be invalid. @returns whether it was kept */
  private change(change: (steps: readonly Step[]) => readonly Step[]): boolean {
    const { scenario } = this.get();
    if (scenario === null) return false;
    try {
      const text = JSON.stringify({ ...scenario, steps: change(scenario.steps) });
      this.set({ scenario: parseScenario(text, 'scenariu'), problem: '', isUnsaved: true });
      return true;
    } catch (error) {
      const words = messageOf(error).replace(/^scenariu:\d+:\d+: (?:steps\[\d+\]\.)?/gm, '');
      this.set({ problem: `Pasul nu poate fi schimbat așa:\n${words}` });
      return false;
    }
  }

  private async load(coming: Scenario | null | Promise<Scenario>, isUnsaved: boolean): Promise<void> {
    this.uses += 1;
    const { uses } = this;
    const scenario = await coming;
    await this.end();
    // Another scenario was loaded meanwhile.
    if (this.uses === uses) this.set({ ...UNPLAYED, scenario, isUnsaved });
  }

  /** Returns the tools of a page for the loaded scenario; null without one. */
  private async ready(): Promise<Tools | null> {
    await this.coming;
    const { scenario } = this.get();
    this.choose(null);
    return scenario && this.toolsOn(scenario.machine);
  }

  private goOn(tools: Tools, limit: number, isFast: boolean): void {
    if (this.run === null) this.begin(tools, limit, isFast, null);
    else Object.assign(this.run, { limit, isFast });
  }

  private begin(tools: Tools, limit: number, isFast: boolean, draft: Scenario | null): void {
    const { scenario } = this.get();
    if (scenario === null) return;
    const run: Run = { limit, isFast, isCancelled: false };
    this.run = run;
    this.set({ ...UNPLAYED, status: 'playing' });
    const control = {
      pace: async (ms: number) => {
        await this.turn(run);
        if (!run.isFast) await realWait(Math.min(ms, MAX_WAIT_MS));
        return !run.isCancelled;
      },
      afterStep: (report: PlayedStep, taken: readonly string[]) => {
        const { reports, covered, isUnsaved } = this.get();
        const counted = isUnsaved ? [] : taken;
        this.set({ reports: [...reports, report], taken, covered: new Set([...covered, ...counted]) });
      },
      beforeClose: async () => {
        const filled = draft && withSeen(draft, this.get().reports, tools.endTexts());
        this.set({ status: 'ended', ...filled });
        const { reports } = this.get();
        const failed = reports.findIndex(hasFailed);
        // The page after the last step is on show.
        if (failed === reports.length - 1) tools.showDifference(reports[failed]?.mismatches ?? []);
        else if (failed !== -1) this.choose(failed);
        // The page keeps the state after the last step until the tester ends the replay.
        await until(() => run.isCancelled);
      },
      // The last step before a pause stays on the page for the tester to see.
      isWatched: () => !run.isFast || run.limit < Infinity,
    };
    tools
      .play(scenario, control)
      .catch((error: unknown) => this.set({ problem: `Redarea s-a oprit:\n${messageOf(error)}` }))
      .finally(() => this.run === run && this.leave());
  }

  /** Waits while the run is paused. */
  private async turn(run: Run): Promise<void> {
    const isFree = (): boolean => run.isCancelled || this.get().reports.length < run.limit;
    if (!isFree()) this.set({ status: 'paused' });
    await until(isFree);
    if (!run.isCancelled && this.get().status !== 'playing') this.set({ status: 'playing' });
  }
}
