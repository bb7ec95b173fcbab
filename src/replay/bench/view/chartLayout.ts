import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre';
import { Coverage, type CoverageItem } from '../../coverage/coverage';
import { leavesOf, MACHINES, pathName } from '../../machine/chartNames';
import type { MachineName } from '../../scenario/scenario';

/** A line from one state to another. */
interface Arrow extends EdgeLabel {
  readonly transitions: readonly CoverageItem[];
}

const LETTER_WIDTH = 7.5;
const BOX_HEIGHT = 28;

/** Returns all transitions of a form's machine that can happen. */
export const shownTransitions = (machine: MachineName): readonly CoverageItem[] =>
  new Coverage()
    .items()
    .filter((item) => item.kind === 'transition' && item.machine === machine && item.never === undefined);

/** Lays out the states of a form's machine, and an arrow for all transitions from one to another. */
export function chartLayout(machine: MachineName) {
  const graph = new Graph<GraphLabel, NodeLabel, Arrow>({ compound: true });
  // The margins hold the arrows that go around the boxes.
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 20, marginx: 4, marginy: 28 });
  for (const name of leavesOf(MACHINES[machine]).map(pathName)) {
    const [outer = '', inner] = name.split('.');
    const label = inner ?? outer;
    graph.setNode(name, { label, width: label.length * LETTER_WIDTH + 14, height: BOX_HEIGHT });
    if (inner === undefined) continue;
    graph.setNode(outer, { label: outer, width: 0, height: 0 });
    graph.setParent(name, outer);
  }
  for (const item of shownTransitions(machine)) {
    const [from = '', to = ''] = item.path ?? [];
    const others = graph.hasEdge(from, to) ? graph.edge(from, to).transitions : [];
    if (from !== to) graph.setEdge(from, to, { transitions: [...others, item] });
  }
  layout(graph);
  return graph;
}
