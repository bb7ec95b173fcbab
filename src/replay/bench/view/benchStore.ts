import { PATHS } from '../../../content/paths';
import { Store } from '../../page/store';
import { realWait } from '../../run/realTime';
import { differencesOf, type StepReport } from '../../run/report';
import { readScenario } from '../../scenario/parseScenario';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { BenchWindow } from '../frame/openTools';
import type { Tools } from '../frame/tools';
import { fileProblem } from './fileProblem';

/** The bench's window, as seen by a program that plays scenarios in it. */
export type QaWindow = Window & {
  /** The report of the played scenario; undefined until its end. */
  qaReport?: { readonly steps: readonly StepReport[]; readonly problem: string } | undefined;
};

/** Widths of the site in px: a phone, a tablet and a desk. */
export const WIDTHS = [390, 768, 1280] as const;

/** A scenario in the list. */
export interface Listed {
  /** With its folder, such as `booking/dublu-clic`. */
  readonly name: string;
  readonly scenario: Scenario;
}

/** Folder of the files that a tester has brought. */
const OWN_FOLDER = 'fișierele mele';

interface BenchState {
  readonly listed: readonly Listed[];
  /** Number of differences of each scenario that was run from the list, by name. */
  readonly results: Readonly<Record<string, number>>;
  /** Names of the scenarios that are still to be run. */
  readonly waiting: readonly string[];
  /** Names of the transitions that all these scenarios took. */
  readonly covered: ReadonlySet<string>;
  /** The tools of the last page of the site; null before the first. */
  readonly tools: Tools | null;
  /** The site is on its way to another page. */
  readonly isLeaving: boolean;
  readonly address: string;
  readonly width: (typeof WIDTHS)[number];
  /** Index of the step that the tester looks at; null for the page as it is now. */
  readonly chosen: number | null;
  /** Result of the tester's last change, in words; '' for none. */
  readonly note: string;
  /** Why a file cannot be used; '' when there is no such file. */
  readonly fileProblem: string;
}

const POLL_MS = 20;

/** Connects the bench with the page that it frames. */
export class BenchStore extends Store<BenchState> {
  private frame: HTMLIFrameElement | null = null;
  /** The element of the bench that had the focus last. */
  private held: HTMLElement | null = null;
  /** The last opening of a scenario. */
  private opening: Promise<unknown> = Promise.resolve();

  /** @param listed the repository's scenarios */
  constructor(listed: readonly Listed[] = []) {
    super({
      listed,
      results: {},
      waiting: [],
      covered: new Set(),
      tools: null,
      isLeaving: true,
      address: PATHS.booking,
      width: 390,
      chosen: null,
      note: '',
      fileProblem: '',
    });
    (window as BenchWindow).qaReceive = (tools) => this.receive(tools);
    document.addEventListener('focusin', ({ target }) => {
      if (target !== this.frame && target instanceof HTMLElement) this.held = target;
    });
  }

  readonly setFrame = (frame: HTMLIFrameElement | null): void => {
    this.frame = frame;
  };

  goTo(address: string): void {
    // Before the first page the frame begins with this address.
    this.set({ isLeaving: true, chosen: null, address });
    this.frame?.contentWindow?.location.assign(address);
  }

  reload(): void {
    this.frame?.contentWindow?.location.reload();
  }

  /** Reads a file and loads its scenario. On failure the former scenario stays behind the message. */
  async load(file: File): Promise<boolean> {
    try {
      const reading = readScenario(file).then(({ scenario }) => scenario);
      await this.open(reading);
      const own = { name: `${OWN_FOLDER}/${file.name}`, scenario: await reading };
      const others = this.get().listed.filter(({ name }) => name !== own.name);
      this.set({ listed: [own, ...others] });
      return true;
    } catch (error) {
      this.set({ fileProblem: fileProblem(error instanceof Error ? error.message : String(error)) });
      return false;
    }
  }

  /** Loads a scenario into a page of its form. */
  open(coming: Scenario | Promise<Scenario>): Promise<void> {
    const opened = Promise.resolve(coming).then(async (scenario) => {
      await (await this.toolsOn(scenario.machine)).player.use(scenario);
    });
    this.opening = opened.catch(() => undefined);
    (window as QaWindow).qaReport = undefined;
    this.set({ chosen: null, note: '', fileProblem: '' });
    return opened;
  }

  /** Plays the scenario that is loaded, or is about to be, on a page of its form. */
  async play(isFast: boolean): Promise<void> {
    await this.opening;
    const scenario = this.get().tools?.player.get().scenario;
    if (!scenario) return;
    this.set({ chosen: null, note: '' });
    const { player } = await this.toolsOn(scenario.machine);
    await player.play(isFast);
  }

  /** Opens and plays scenarios of the list, one after the other, and keeps their results; the last one stays open. */
  async run(chosen: readonly Listed[]): Promise<void> {
    // The repository's scenarios describe the page at a desk.
    this.set({ waiting: chosen.map(({ name }) => name), width: 1280 });
    for (const { name, scenario } of chosen) {
      // The tester has stopped the run, or started another.
      if (!this.get().waiting.includes(name)) return;
      window.history.replaceState(null, '', `?scenario=${name}`);
      await this.open(scenario);
      await this.play(true);
      const count = await this.differences();
      const { results, waiting } = this.get();
      this.set({
        results: { ...results, [name]: count },
        waiting: waiting.filter((other) => other !== name),
      });
    }
  }

  stopRun(): void {
    this.set({ waiting: [] });
  }

  /** Returns the number of differences once the scenario has been played. */
  private async differences(): Promise<number> {
    for (;;) {
      const {
        status = 'ended',
        problem = '',
        reports = [],
        taken = [],
      } = this.get().tools?.player.get() ?? {};
      if (status === 'ended' || problem !== '') {
        this.set({ covered: new Set([...this.get().covered, ...taken]) });
        return problem === '' ? reports.reduce((sum, report) => sum + differencesOf(report), 0) : 1;
      }
      await realWait(POLL_MS);
    }
  }

  /** Takes one further step. */
  async step(): Promise<void> {
    await this.opening;
    const scenario = this.get().tools?.player.get().scenario;
    if (!scenario) return;
    this.choose(null);
    (await this.toolsOn(scenario.machine)).player.step();
  }

  /** Removes a step of the loaded scenario. */
  async remove(index: number): Promise<void> {
    const { player } = this.get().tools ?? {};
    this.choose(null);
    await player?.end();
    player?.edit(index, () => null);
  }

  /** Plays a draft on a page of its form, and loads it with what the page showed. */
  async fill(draft: Scenario): Promise<void> {
    this.choose(null);
    await (await this.toolsOn(draft.machine)).player.fill(draft);
  }

  /** Shows the page after a step, or with null the page as it is now. */
  choose(chosen: number | null): void {
    this.set({ chosen, note: '' });
  }

  /** Returns the tools of a page with this form, once its form runs. */
  private async toolsOn(machine: MachineName): Promise<Tools> {
    const { address, isLeaving } = this.get();
    if (isLeaving || address.split('?')[0] !== PATHS[machine]) this.goTo(PATHS[machine]);
    for (;;) {
      const { tools, isLeaving: isGone } = this.get();
      if (!isGone && tools?.watch.get().watched?.machine === machine) return tools;
      await realWait(POLL_MS);
    }
  }

  private receive(tools: Tools | null): void {
    const site = this.frame?.contentWindow;
    if (tools === null || !site) {
      this.set({ isLeaving: true, chosen: null });
      return;
    }
    const follow = (): void => this.set({ address: site.location.pathname + site.location.search });
    site.navigation.addEventListener('currententrychange', follow);
    tools.player.subscribe(() => {
      const { status, problem, reports } = tools.player.get();
      const isOver = status === 'ended' || problem !== '';
      // A replay moves the focus into the site.
      if (status !== 'playing' && document.activeElement === this.frame)
        this.held?.focus({ preventScroll: true });
      const steps = reports.map(({ page: _, ...report }) => report);
      (window as QaWindow).qaReport = isOver ? { steps, problem } : undefined;
    });
    (window as QaWindow).qaReport = undefined;
    this.set({ tools, isLeaving: false });
    follow();
  }
}
