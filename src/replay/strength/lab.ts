import { rm } from 'node:fs/promises';
import { askRunner, type Finding } from './askRunner';
import { browserBuild, type BrowserBuild } from './browserBuild';
import type { Fault, Runner } from './fault';
import { copySources, whileFaulty } from './faultyCopy';

/** What each runner that was asked made of it. */
export type Findings = Readonly<Partial<Record<Runner, Finding>>>;

/** Where faults are put in, one at a time, and runners are asked whether their scenarios notice. */
export class Lab {
  /** Scenarios that have caught something: some catch much. */
  private readonly catchers = new Set<string>();

  private constructor(
    /** The copy's folder. */
    private readonly root: string,
    private readonly runners: readonly Runner[],
    private readonly scenarios: readonly string[],
    private readonly build: BrowserBuild | null,
  ) {}

  static async open(runners: readonly Runner[], scenarios: readonly string[]): Promise<Lab> {
    const root = await copySources();
    const build = runners.includes('browser') ? await browserBuild(root) : null;
    return new Lab(root, runners, scenarios, build);
  }

  /** What the runners say of the sound product: a scenario that fails there would catch everything. */
  trySound(): Promise<Findings> {
    return this.askAll(this.runners);
  }

  /** @throws FaultError when the fault no longer applies */
  try(fault: Fault): Promise<Findings> {
    const judges = this.runners.filter((runner) => fault.unjudged[runner] === undefined);
    return whileFaulty(this.root, fault, () => this.askAll(judges));
  }

  async close(): Promise<void> {
    await this.build?.close();
    await rm(this.root, { recursive: true, force: true });
  }

  private async askAll(judges: readonly Runner[]): Promise<Findings> {
    const findings: Partial<Record<Runner, Finding>> = {};
    let likely: readonly string[] = [];
    for (const runner of judges) {
      const finding = await this.ask(runner, [...likely, ...this.catchers, ...this.scenarios]);
      findings[runner] = finding;
      if (finding.kind !== 'caught') continue;
      this.catchers.add(finding.by);
      // What notices in one runner mostly does in the next, which is slower.
      likely = [finding.by];
    }
    return findings;
  }

  private async ask(runner: Runner, scenarios: readonly string[]): Promise<Finding> {
    try {
      if (runner === 'browser') await this.build?.update();
    } catch (error) {
      return { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
    }
    return askRunner(this.root, runner, scenarios);
  }
}
