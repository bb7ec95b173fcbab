import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { MESSAGES } from '../../content/messages';
import type { MachineListener } from '../machine/inspection';
import {
  guardName,
  isLeaf,
  leavesOf,
  MACHINES,
  pathName,
  stateName,
  transitionsOf,
  triggerName,
} from '../machine/chartNames';
import type { ScenarioReport } from '../run/report';
import type { MachineName } from '../scenario/scenario';

/** One state, transition or message that the scenarios should cover. */
export interface CoverageItem {
  readonly kind: 'state' | 'transition' | 'message';
  /** The machine with the name, because both forms name some alike; of a message its text. */
  readonly key: string;
  readonly machine?: MachineName;
  readonly name: string;
  /** Names of the states between which a transition leads. */
  readonly path?: readonly [from: string, to: string];
  /** What a transition waits for, and its guard: `done [isTaken]`. */
  readonly trigger?: string;
  /** Why it cannot happen and does not count; undefined when it can. */
  readonly never?: string | undefined;
  readonly isCovered: boolean;
}

type Target = Omit<CoverageItem, 'isCovered'>;

/**
 * Returns why a transition cannot be taken in a state; undefined when it can. The forms' promises, tested over both
 * machines' graphs, prove it.
 */
const neverBecause = (leaf: AnyStateNode, transition: AnyTransitionDefinition): string | undefined =>
  guardName(transition) === 'canRepeat' && /^(?:submitted|success)/.test(pathName(leaf))
    ? 'o trimitere nereușită se arată numai în formularul deschis'
    : undefined;

/** Returns a state's transitions: its own, and those of its ancestors, none of which a form's state overrides. */
function transitionsIn(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  const { always = [], parent } = node;
  // The state is left before any event arrives.
  if (always.some(({ guard }) => guard === undefined)) return always;
  return [...transitionsOf(node), ...(parent === undefined ? [] : transitionsIn(parent))];
}

/** Returns the initial leaf state. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const [first] = isLeaf(node) ? [] : (node.initial.target as readonly AnyStateNode[]);
  return first === undefined ? node : leafOf(first);
}

/** Returns a transition's name, alike for its copy in a machine that was given other actors. */
function transitionName(from: string, transition: AnyTransitionDefinition): string {
  const to = transition.target?.map((node: AnyStateNode) => pathName(node)).join() ?? 'stays';
  return `${from}: ${triggerName(transition)} → ${to}`;
}

function targetsOf(machine: MachineName): Target[] {
  const targetOf = (target: Omit<Target, 'machine' | 'key'>): Target => ({
    ...target,
    machine,
    key: `${machine} ${target.name}`,
  });
  return leavesOf(MACHINES[machine]).flatMap((leaf) => [
    targetOf({ kind: 'state', name: pathName(leaf) }),
    ...transitionsIn(leaf).map((transition) =>
      targetOf({
        kind: 'transition',
        name: transitionName(pathName(leaf), transition),
        trigger: triggerName(transition),
        path: [pathName(leaf), pathName(leafOf(transition.target?.[0] ?? leaf))],
        never: neverBecause(leaf, transition),
      }),
    ),
  ]);
}

/** Collects the states, transitions and messages that scenarios cover, and lists the missing ones. */
export class Coverage {
  private readonly seen = new Set<string | null | undefined>();
  private readonly targets: readonly Target[] = [
    ...(Object.keys(MACHINES) as MachineName[]).flatMap(targetsOf),
    ...Object.entries(MESSAGES).map(([name, text]): Target => {
      return { kind: 'message', key: text, name: `${name}: ${text}` };
    }),
  ];

  listener(): MachineListener {
    let state = '';
    const visit = (snapshot: AnyMachineSnapshot): void => {
      state = stateName(snapshot);
      this.seen.add(`${snapshot.machine.id} ${state}`);
    };
    return {
      // A state may be entered and left between two snapshots.
      onTransitions: (taken, after) => {
        for (const transition of taken)
          this.seen.add(`${after.machine.id} ${transitionName(state, transition)}`);
        visit(after);
      },
      onSnapshot: (actor) => visit(actor.getSnapshot() as AnyMachineSnapshot),
    };
  }

  /**
   * Counts messages that a step expects and that were shown; a message without an expectation could change unnoticed.
   */
  countMessages({ steps }: ScenarioReport): void {
    for (const { step, mismatches, refusal } of steps)
      if (mismatches.length === 0 && refusal === undefined) this.seen.add(step.expect?.notification);
  }

  /** Returns the keys of the transitions that were taken. */
  takenTransitions(): readonly string[] {
    return this.items().flatMap(({ kind, key, isCovered }) =>
      kind === 'transition' && isCovered ? key : [],
    );
  }

  items(): readonly CoverageItem[] {
    return this.targets.map((target) => ({ ...target, isCovered: this.seen.has(target.key) }));
  }
}
