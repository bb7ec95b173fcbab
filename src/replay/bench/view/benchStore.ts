import { PATHS } from '../../../content/paths';
import { Store } from '../../page/store';
import { realWait } from '../../run/realTime';
import type { StepReport } from '../../run/report';
import { readScenario } from '../../scenario/parseScenario';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { BenchWindow } from '../frame/openTools';
import type { Tools } from '../frame/tools';

/** The bench's window, as seen by a program that plays scenarios in it. */
export type QaWindow = Window & {
  /** The report of the played scenario; undefined until its end. */
  qaReport?: { readonly steps: readonly StepReport[]; readonly problem: string } | undefined;
};

/** Widths of the site in px: a phone, a tablet and a desk. */
export const WIDTHS = [390, 768, 1280] as const;

interface BenchState {
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

  constructor() {
    super({
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
    this.set({ isLeaving: true, chosen: null });
    this.frame?.contentWindow?.location.assign(address);
  }

  reload(): void {
    this.frame?.contentWindow?.location.reload();
  }

  /** Reads a file and loads its scenario. On failure the former scenario stays behind the message. */
  async load(file: File): Promise<boolean> {
    try {
      await this.open(readScenario(file).then(({ scenario }) => scenario));
      return true;
    } catch (error) {
      this.set({ fileProblem: error instanceof Error ? error.message : String(error) });
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
