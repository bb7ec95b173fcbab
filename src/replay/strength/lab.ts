import { rm } from 'node:fs/promises';
import { askRunner, type Finding } from './askRunner';
import { browserBuild } from './browserBuild';
import type { Fault, Runner } from './fault';
import { copySources, whileFaulty } from './faultyCopy';

/** What each runner that was asked made of it. */
export type Findings = Readonly<Partial<Record<Runner, Finding>>>;

/** Where faults are put in, one at a time, and runners are asked whether their scenarios notice. */
export interface Lab {
  /** What the runners say of the sound product: a scenario that fails there would catch everything. */
  readonly trySound: () => Promise<Findings>;
  /** Rejects with a FaultError when the fault no longer applies. */
  readonly try: (fault: Fault) => Promise<Findings>;
  readonly close: () => Promise<void>;
}

export async function openLab(runners: readonly Runner[], scenarios: readonly string[]): Promise<Lab> {
  const root = await copySources();
  const build = runners.includes('browser') ? await browserBuild(root) : null;
  /** Scenarios that have caught something: some catch much. */
  const catchers = new Set<string>();

  const ask = async (runner: Runner, files: readonly string[]): Promise<Finding> => {
    try {
      if (runner === 'browser') await build?.update();
    } catch (error) {
      return { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
    }
    return askRunner(root, runner, files);
  };
  const askAll = async (judges: readonly Runner[]): Promise<Findings> => {
    const findings: Partial<Record<Runner, Finding>> = {};
    let likely: readonly string[] = [];
    for (const runner of judges) {
      const finding = await ask(runner, [...likely, ...catchers, ...scenarios]);
      findings[runner] = finding;
      if (finding.kind !== 'caught') continue;
      catchers.add(finding.by);
      // What notices in one runner mostly does in the next, which is slower.
      likely = [finding.by];
    }
    return findings;
  };

  return {
    trySound: () => askAll(runners),
    try: (fault) => {
      const judges = runners.filter((runner) => fault.unjudged[runner] === undefined);
      return whileFaulty(root, fault, () => askAll(judges));
    },
    close: async () => {
      await build?.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
