import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsOf } from '../../machine/transitions';
import { transitionLabel } from './transitionLabel';

export interface ChartTransition {
  readonly label: string;
  /** The machine's own object, by which a transition that was taken is recognised. */
  readonly definition: AnyTransitionDefinition;
}

/** All transitions between two states, drawn as one arrow with a line of text for each. */
export interface ChartArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly ChartTransition[];
}

export type Chart = ReturnType<typeof chartOf>;

const isFrame = (node: AnyStateNode): boolean => node.type === 'compound';

/** Where one ends up: arrows go to states, not to frames. */
function entered(node: AnyStateNode): AnyStateNode {
  const [first] = node.initial.target;
  return isFrame(node) && first !== undefined ? entered(first) : node;
}

/** What there is to draw of a machine, from the machine itself. */
export function chartOf(machine: AnyStateMachine) {
  const { root } = machine;
  // What the whole machine does in every state is drawn as a state of its own, which it never leaves.
  const nodes = nodesOf(machine).filter((node) => node !== root || root.ownEvents.length > 0);
  const arrows = new Map<string, { from: string; to: string; transitions: ChartTransition[] }>();
  for (const node of nodes) {
    for (const definition of transitionsOf(node)) {
      const target = definition.target?.[0];
      const to = target === undefined ? node.id : entered(target).id;
      const id = `${node.id}→${to}`;
      const arrow = arrows.get(id) ?? { from: node.id, to, transitions: [] };
      arrow.transitions.push({ label: transitionLabel(machine, definition), definition });
      arrows.set(id, arrow);
    }
  }
  const initial = entered(machine.root).id;
  return {
    /** One with states of its own is a frame around them. */
    states: nodes.map((node) => ({
      id: node.id,
      name: node === root ? 'în orice stare' : node.key,
      parent: node.parent === undefined || node.parent === root ? null : node.parent.id,
      isFrame: node !== root && isFrame(node),
      isInitial: node.id === initial,
    })),
    arrows: [...arrows].map(([id, arrow]): ChartArrow => ({ id, ...arrow })),
  };
}
