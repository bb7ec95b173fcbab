import { getStateNodes } from 'xstate/graph';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionLabel } from './transitionLabel';

/** A state as it is drawn; one with states of its own is a frame around them. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly isFrame: boolean;
  readonly isInitial: boolean;
}

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

export interface Chart {
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

const isFrame = (node: AnyStateNode): boolean => node.type === 'compound';

/** Where one ends up: arrows go to states, not to frames. */
function entered(node: AnyStateNode): AnyStateNode {
  const [first] = node.initial.target;
  return isFrame(node) && first !== undefined ? entered(first) : node;
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** What there is to draw of a machine, from the machine itself. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = getStateNodes(machine);
  const arrows = new Map<string, { from: string; to: string; transitions: ChartTransition[] }>();
  for (const node of nodes) {
    for (const definition of transitionsOf(node)) {
      const to = entered(definition.target?.[0] ?? node).id;
      const id = `${node.id}→${to}`;
      const arrow = arrows.get(id) ?? { from: node.id, to, transitions: [] };
      arrow.transitions.push({ label: transitionLabel(machine, definition), definition });
      arrows.set(id, arrow);
    }
  }
  const initial = entered(machine.root).id;
  return {
    states: nodes.map((node) => ({
      id: node.id,
      name: node.key,
      parent: node.parent === undefined || node.parent === machine.root ? null : node.parent.id,
      isFrame: isFrame(node),
      isInitial: node.id === initial,
    })),
    arrows: [...arrows].map(([id, arrow]) => ({ id, ...arrow })),
  };
}
