import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { MESSAGES } from '../../content/messages';
import type { MachineListener } from '../machine/inspection';
import { MACHINES } from '../machine/machines';
import { nodesOf, pathName, transitionsOf, triggerName } from '../machine/transitions';
import type { ScenarioReport } from '../run/report';
import type { MachineName } from '../scenario/scenario';

/** One thing that the set should show. */
export interface CoverageItem {
  readonly kind: 'state' | 'transition' | 'guard' | 'message';
  readonly machine?: MachineName;
  readonly name: string;
  readonly isCovered: boolean;
}

interface Target {
  readonly item: Omit<CoverageItem, 'isCovered'>;
  /** A state node, a transition's definition, the definition with "refused", or a message. */
  readonly key: unknown;
}

function transitionName(transition: AnyTransitionDefinition): string {
  const to = transition.target?.map((node: AnyStateNode) => pathName(node)).join() ?? 'stays';
  return `${pathName(transition.source)}: ${triggerName(transition)} → ${to}`;
}

function targetsOf(machine: MachineName): Target[] {
  return nodesOf(MACHINES[machine]).flatMap((node) => [
    { item: { kind: 'state', machine, name: pathName(node) } as const, key: node.id },
    ...transitionsOf(node).flatMap((transition) => {
      const name = transitionName(transition);
      const taken: Target = { item: { kind: 'transition', machine, name }, key: transitionKey(transition) };
      if (transition.guard === undefined) return [taken];
      const refused = { kind: 'guard', machine, name: `${name}, refused` } as const;
      return [taken, { item: refused, key: `refused ${transitionKey(transition)}` }];
    }),
  ]);
}

/** `provide` copies a machine's definitions, so they are known by their place and not by identity. */
function transitionKey(transition: AnyTransitionDefinition): string {
  return `${transition.source.id} ${transition.eventType} ${candidatesOf(transition).indexOf(transition)}`;
}

function candidatesOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const node = source as AnyStateNode;
  return (eventType === '' ? node.always : node.transitions.get(eventType as string)) ?? [];
}

/** Listens to machines and messages while scenarios run, and tells what they have not shown. */
export class Coverage {
  private readonly seen = new Set<unknown>();
  private readonly targets: readonly Target[] = [
    ...(Object.keys(MACHINES) as MachineName[]).flatMap(targetsOf),
    ...Object.entries(MESSAGES).map(([name, text]): Target => {
      return { item: { kind: 'message', name: `${name}: ${text}` }, key: text };
    }),
  ];

  listener(): MachineListener {
    let offered: readonly AnyTransitionDefinition[] = [];
    let active: AnyMachineSnapshot | undefined;
    return {
      onEvent: ({ type }) => {
        offered = (active?._nodes ?? []).flatMap((node) => node.transitions.get(type) ?? []);
      },
      onTransitions: (taken) => {
        if (taken.length > 0) offered = [];
        for (const transition of taken) this.take(transition);
      },
      onSnapshot: (actor) => {
        active = actor.getSnapshot() as AnyMachineSnapshot;
        for (const node of active._nodes) {
          this.seen.add(node.id);
          // It stays here: every guard that would lead on at once refused.
          for (const transition of node.always ?? []) this.seen.add(`refused ${transitionKey(transition)}`);
        }
        // Nothing was taken: every guard that was asked refused.
        for (const transition of offered) this.seen.add(`refused ${transitionKey(transition)}`);
        offered = [];
      },
    };
  }

  /** Counts the messages that a run's steps expect and got: one that nobody expects may change unnoticed. */
  hear({ steps }: ScenarioReport): void {
    for (const { step, mismatches, refusal } of steps) {
      if (mismatches.length > 0 || refusal !== undefined) continue;
      this.seen.add(step.expect?.notification).add(step.expect?.onScreen);
    }
  }

  items(): readonly CoverageItem[] {
    return this.targets.map(({ item, key }) => ({ ...item, isCovered: this.seen.has(key) }));
  }

  private take(transition: AnyTransitionDefinition): void {
    this.seen.add(transitionKey(transition));
    const candidates = candidatesOf(transition);
    for (const earlier of candidates.slice(0, candidates.indexOf(transition))) {
      this.seen.add(`refused ${transitionKey(earlier)}`);
    }
    // A state can be passed through between two snapshots.
    this.seen.add((transition.source as AnyStateNode).id);
  }
}
