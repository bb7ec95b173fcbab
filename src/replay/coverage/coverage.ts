import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { MESSAGES } from '../../content/messages';
import type { MachineListener } from '../machine/inspection';
import { MACHINES, nodesOf, pathName, transitionsOf, triggerName } from '../machine/machines';
import type { ScenarioReport } from '../run/report';
import type { MachineName } from '../scenario/scenario';

/** One state, transition or message that the scenarios should cover. */
interface CoverageItem {
  readonly kind: 'state' | 'transition' | 'message';
  readonly machine?: MachineName;
  readonly name: string;
  readonly isCovered: boolean;
}

interface Target {
  readonly item: Omit<CoverageItem, 'isCovered'>;
  /** The key of a state node, a transition or a message. */
  readonly key: unknown;
}

function transitionName(transition: AnyTransitionDefinition): string {
  const to = transition.target?.map((node: AnyStateNode) => pathName(node)).join() ?? 'stays';
  return `${pathName(transition.source)}: ${triggerName(transition)} → ${to}`;
}

function targetsOf(machine: MachineName): Target[] {
  return nodesOf(MACHINES[machine]).flatMap((node) => [
    { item: { kind: 'state', machine, name: pathName(node) } as const, key: node.id },
    ...transitionsOf(node).map((transition) => ({
      item: { kind: 'transition', machine, name: transitionName(transition) } as const,
      key: transitionKey(transition),
    })),
  ]);
}

/** Returns a key of a transition by its position, because `provide` copies the definitions and identity is lost. */
function transitionKey(transition: AnyTransitionDefinition): string {
  const eventType = transition.eventType as string;
  const node = transition.source as AnyStateNode;
  const candidates = eventType === '' ? node.always : node.transitions.get(eventType);
  return `${node.id} ${eventType} ${candidates?.indexOf(transition)}`;
}

/** Collects the states, transitions and messages that scenarios cover, and lists the missing ones. */
export class Coverage {
  private readonly seen = new Set<unknown>();
  private readonly targets: readonly Target[] = [
    ...(Object.keys(MACHINES) as MachineName[]).flatMap(targetsOf),
    ...Object.entries(MESSAGES).map(([name, text]): Target => {
      return { item: { kind: 'message', name: `${name}: ${text}` }, key: text };
    }),
  ];

  listener(): MachineListener {
    return {
      onTransitions: (taken) => {
        // A state may be entered and left between two snapshots.
        for (const transition of taken)
          this.seen.add(transitionKey(transition)).add((transition.source as AnyStateNode).id);
      },
      onSnapshot: (actor) => {
        for (const { id } of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) this.seen.add(id);
      },
    };
  }

  /**
   * Counts messages that a step expects and that were shown; a message without an expectation could change unnoticed.
   */
  hear({ steps }: ScenarioReport): void {
    for (const { step, mismatches, refusal } of steps) {
      if (mismatches.length > 0 || refusal !== undefined) continue;
      this.seen.add(step.expect?.notification).add(step.expect?.onScreen);
    }
  }

  items(): readonly CoverageItem[] {
    return this.targets.map(({ item, key }) => ({ ...item, isCovered: this.seen.has(key) }));
  }
}

const HEADINGS = {
  state: 'States',
  transition: 'Transitions',
  message: 'Messages of the error catalogue',
} as const;

/** Returns the coverage in percent, rounded down, so that 100 means all. */
export function coveredShare(items: readonly CoverageItem[]): number {
  return Math.floor((items.filter(({ isCovered }) => isCovered).length / items.length) * 100);
}

/** Returns the report: every item with its mark, by kind, and the totals. */
export function coverageReport(items: readonly CoverageItem[]): string {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const own = items.filter((item) => item.kind === kind);
    const covered = own.filter(({ isCovered }) => isCovered).length;
    return [
      `${heading}: ${covered} of ${own.length}`,
      ...own.map(
        ({ isCovered, machine, name }) =>
          `  ${isCovered ? '✓' : '✗'} ${[machine, name].filter(Boolean).join('  ')}`,
      ),
    ];
  });
  const covered = items.filter(({ isCovered }) => isCovered).length;
  return [...sections, `Coverage: ${covered} of ${items.length}, ${coveredShare(items)} %`].join('\n');
}
