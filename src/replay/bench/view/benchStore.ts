import { PATHS } from '../../../content/paths';
import { Store } from '../../page/store';
import { until } from '../../run/realTime';
import { stoppedPress } from '../../run/expected';
import { hasFailed, type Expectation } from '../../run/report';
import { readScenario, type JsonPath } from '../../scenario/parseScenario';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { BenchWindow, Tools } from '../frame/openTools';
import type { Recorder } from '../record/recorder';
import { keepRecording, takeKept, type Recording } from '../record/recording';
import { redactedAs } from '../record/redactor';
import { toScenario, UNTITLED } from '../record/toScenario';
import { expectedNote } from './expectedNote';
import { keepFocus } from './keepFocus';
import { Player } from './player';
import { problemWords } from './problemWords';
import { OWN_FOLDER, setScenarioLink } from './scenarioLink';

export interface Listed {
  /** Name with its folder, such as `booking/dublu-clic`. */
  readonly name: string;
  readonly scenario: Scenario;
}

interface BenchState {
  readonly listed: readonly Listed[];
  /** The verdict on each scenario that was run from the list, by name. */
  readonly results: Readonly<Record<string, 'passed' | 'failed'>>;
  /** Words by which scenarios are searched, and whether only those that failed are listed. */
  readonly search: string;
  readonly isFailedOnly: boolean;
  /** Names of the scenarios that are still to be run. */
  readonly waiting: readonly string[];
  /** The tools of the last page of the site; null before the first. */
  readonly tools: Tools | null;
  /** The site is on its way to another page. */
  readonly isLeaving: boolean;
  readonly address: string;
  /** Width of the site in px. */
  readonly width: number;
  /** The session as recorded so far; null when none is recorded. */
  readonly recording: Recording | null;
  /** Why a file or a link cannot be used; '' when there is no such file. */
  readonly fileProblem: string;
}

export interface BenchProps {
  readonly bench: BenchStore;
}

/** Connects the bench with the page that it frames. */
export class BenchStore extends Store<BenchState> {
  readonly player = new Player((machine) => this.toolsOn(machine));
  private frame: HTMLIFrameElement | null = null;
  private recorder: Recorder | null = null;
  /** The recording that became the loaded scenario, with the texts that were typed. */
  private ended: Recording | null = null;

  /** @param listed the repository's scenarios */
  constructor(listed: readonly Listed[] = []) {
    super({
      listed,
      results: {},
      search: '',
      isFailedOnly: false,
      waiting: [],
      tools: null,
      isLeaving: true,
      address: PATHS.booking,
      width: 390,
      recording: null,
      fileProblem: '',
      ...takeKept(),
    });
    window.addEventListener('pagehide', () => keepRecording(this.get().recording, this.get().address));
    (window as BenchWindow).qaReceive = (tools) => (tools === null ? this.leave() : this.receive(tools));
    keepFocus(this.player, () => this.frame);
  }

  readonly setFrame = (frame: HTMLIFrameElement | null): void => {
    this.frame = frame;
  };

  readonly reload = (): void => this.frame?.contentWindow?.location.reload();

  goTo(address: string): void {
    // Before the first page the frame begins with this address.
    this.set({ isLeaving: true, address });
    this.frame?.contentWindow?.location.assign(address);
  }

  /** Drops a recording and the address of a scenario; asks first if steps are not exported, and returns the answer. */
  discard(): boolean {
    const isUnsaved = this.get().recording !== null || this.player.get().isUnsaved;
    if (isUnsaved && !window.confirm('Pașii nu sunt exportați și se pierd. Continuați?')) return false;
    this.endRecorder();
    this.ended = null;
    this.set({ recording: null });
    setScenarioLink(null);
    return true;
  }

  /** Reads a file and loads its scenario. On failure the former scenario stays behind the message. */
  async load(file: File): Promise<void> {
    if (!this.discard()) return;
    this.set({ fileProblem: '', waiting: [] });
    try {
      const reading = readScenario(file).then(({ scenario }) => scenario);
      await this.player.use(reading);
      const own = { name: OWN_FOLDER + file.name, scenario: await reading };
      const others = this.get().listed.filter(({ name }) => name !== own.name);
      this.set({ listed: [own, ...others] });
    } catch (error) {
      this.set({ fileProblem: `Fișierul nu poate fi folosit:\n${problemWords(error)}` });
    }
  }

  /** Plays scenarios of the list, one after the other, and keeps their results; the last one stays open. */
  async run(chosen: readonly Listed[]): Promise<void> {
    if (!this.discard()) return;
    this.set({ waiting: chosen.map(({ name }) => name), fileProblem: '' });
    for (const { name, scenario } of chosen) {
      // The run was stopped, or another one started.
      if (!this.get().waiting.includes(name)) break;
      setScenarioLink(name);
      const played = await this.player.playWhole(scenario);
      if (played === null) continue;
      const isWrong = played.problem !== '' || played.reports.some(hasFailed);
      const { results, waiting } = this.get();
      this.set({
        results: { ...results, [name]: isWrong ? 'failed' : 'passed' },
        waiting: waiting.filter((other) => other !== name),
      });
    }
  }

  /** Starts a recording on the page that is open. */
  async record(): Promise<void> {
    const { tools } = this.get();
    const { watched } = tools?.watch.get() ?? {};
    if (!tools || !watched || !this.discard()) return;
    await this.player.use(null);
    this.follow(tools.record(watched.machine));
  }

  /** Ends the recording, and plays it to see what its steps bring. */
  async stopRecording(): Promise<void> {
    const recording = this.endRecorder();
    if (recording === null) return;
    this.set({ recording: null });
    this.ended = recording;
    await this.player.fill(toScenario(recording, UNTITLED));
  }

  /** Returns what changes the steps on show: those of the recording, or of the loaded scenario. */
  get editor(): Recorder | Player {
    return this.recorder ?? this.player;
  }

  /** Adds an expectation to a step; while recording, to the last one. A press that it stops ends the recording. */
  expect(step: number, pointed: Expectation): void {
    const { recording } = this.get();
    const expectation = redactedAs(this.ended, pointed);
    const form = recording ?? this.player.get().scenario;
    if (form === null) return;
    const press = stoppedPress(form.machine, form.steps, step, expectation);
    const note = expectedNote(form, step, expectation);
    this.edit(note, (editor) => editor.expect(expectation, step));
    if (recording !== null && press !== -1)
      void this.stopRecording().then(() => this.ended && this.player.set({ note }));
  }

  /** Expects what the tester wrote at a path of a step's expectations. */
  correct(step: number, path: JsonPath, written: unknown): void {
    this.player.correct(step, path, written && redactedAs(this.ended, written));
  }

  /** Changes a step of the recording, or of the loaded scenario, and says so. */
  edit(note: string, change: (editor: Recorder | Player) => void): void {
    change(this.editor);
    this.player.set({ note });
  }

  private follow(recorder: Recorder): void {
    this.recorder = recorder;
    recorder.onChange = () => this.set({ recording: recorder.soFar() });
    recorder.onChange();
  }

  /** Returns the tools of a page with this form, once its form runs. */
  private async toolsOn(machine: MachineName): Promise<Tools> {
    const { pathname } = this.frame?.contentWindow?.location ?? {};
    if (this.get().isLeaving || pathname !== PATHS[machine]) this.goTo(PATHS[machine]);
    return until(() => {
      const { tools, isLeaving: isGone } = this.get();
      return !isGone && tools?.watch.get().watched?.machine === machine && tools;
    });
  }

  /** Removes the scenario of a form that the tester has left for the other one, unless it was not exported. */
  private dropOther({ watch }: Tools): void {
    const { watched } = watch.get();
    const { scenario, isUnsaved } = this.player.get();
    const isKept = this.get().isLeaving || isUnsaved || !watched || watched.machine === scenario?.machine;
    if (isKept || scenario === null) return;
    setScenarioLink(null);
    void this.player.use(null);
  }

  private receive(tools: Tools): void {
    const site = this.frame?.contentWindow;
    if (!site) return;
    const showAddress = (): void => this.set({ address: site.location.pathname + site.location.search });
    site.navigation.addEventListener('currententrychange', showAddress);
    tools.watch.listen({
      onLeave: () => {
        void this.player.end();
        void this.stopRecording();
      },
    });
    tools.watch.subscribe(() => this.dropOther(tools));
    this.dropOther(tools);
    // A recording before the first page was begun before the bench itself was loaded again.
    const isFirst = this.get().tools === null;
    this.set({ tools, isLeaving: false });
    showAddress();
    const { recording } = this.get();
    if (recording === null) return;
    const [{ type }] = site.performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const isReloaded = (isFirst || type === 'reload') && site.location.pathname === PATHS[recording.machine];
    if (isReloaded) this.follow(tools.resume(recording));
    else void this.stopRecording();
  }

  private leave(): void {
    this.player.leave();
    this.player.choose(null);
    this.set({ isLeaving: true, recording: this.endRecorder() });
  }

  private endRecorder(): Recording | null {
    const recording = this.recorder?.stop() ?? this.get().recording;
    this.recorder = null;
    return recording;
  }
}
