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

/** Returns a small loop on top of a box; the layout's own would be a line beside it. */
const loopAt = ({ x = 0, y = 0 }: NodeLabel) =>
  [-7, -7, 7, 7].map((right, index) => ({ x: x + right, y: y - BOX_HEIGHT / 2 - (index % 3 && 9) }));

/** Lays out the states of a form's machine, and an arrow for all transitions from one to another or to itself. */
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
  const setArrows = (isLoop: boolean): void => {
    for (const item of shownTransitions(machine)) {
      const [from = '', to = ''] = item.path ?? [];
      const others = graph.hasEdge(from, to) ? graph.edge(from, to).transitions : [];
      const points = isLoop ? loopAt(graph.node(from)) : [];
      if ((from === to) === isLoop) graph.setEdge(from, to, { transitions: [...others, item], points });
    }
  };
  setArrows(false);
  layout(graph);
  setArrows(true);
  return graph;
}
