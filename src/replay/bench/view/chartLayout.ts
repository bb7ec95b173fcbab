import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre';
import { Coverage, type CoverageItem } from '../../coverage/coverage';
import { leavesOf, MACHINES, pathName } from '../../machine/machines';
import type { MachineName } from '../../scenario/scenario';

interface Box {
  readonly name: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All transitions from one state to another. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly transitions: readonly CoverageItem[];
}

export interface ChartLayout {
  /** The picture's corner and size: arrows go around the boxes. */
  readonly viewBox: string;
  /** The states, and the state that holds others before those. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** All transitions, with those that stay in their state. */
  readonly transitions: readonly CoverageItem[];
}

const LETTER_WIDTH = 7.5;
const BOX_HEIGHT = 28;
const MARGIN = 4;

/** Lays out a form's machine from its own definition. */
export function chartLayout(machine: MachineName): ChartLayout {
  const transitions = new Coverage()
    .items()
    .filter(
      ({ kind, machine: own, never }) => kind === 'transition' && own === machine && never === undefined,
    );
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ compound: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 20 });
  const names = leavesOf(MACHINES[machine]).map(pathName);
  for (const name of names) {
    const [outer = '', inner] = name.split('.');
    const label = inner ?? outer;
    graph.setNode(name, { label, width: label.length * LETTER_WIDTH + 14, height: BOX_HEIGHT });
    if (inner === undefined) continue;
    graph.setNode(outer, { label: outer, width: 0, height: 0 });
    graph.setParent(name, outer);
  }
  const arrows = new Map<string, CoverageItem[]>();
  for (const item of transitions) {
    const [from = '', to = ''] = item.path ?? [];
    if (from !== to) arrows.set(`${from} ${to}`, [...(arrows.get(`${from} ${to}`) ?? []), item]);
  }
  for (const key of arrows.keys()) {
    const [from = '', to = ''] = key.split(' ');
    graph.setEdge(from, to, {});
  }
  layout(graph);
  const boxes = graph
    .nodes()
    .map((name) => ({ name, label: String(graph.node(name).label), ...sizeOf(graph.node(name)) }));
  const drawn = [...arrows].map(([key, items]) => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to, points: graph.edge(from, to).points ?? [], transitions: items };
  });
  const corners = [
    ...drawn.flatMap(({ points }) => points),
    ...boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ];
  const left = Math.min(...corners.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...corners.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...corners.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...corners.map(({ y }) => y)) + MARGIN;
  return {
    viewBox: [left, top, right - left, bottom - top].join(' '),
    boxes: boxes.toSorted(
      (one, other) => Number(names.includes(one.name)) - Number(names.includes(other.name)),
    ),
    arrows: drawn,
    transitions,
  };
}

/** Returns a box by its corner; the layout gives its middle. */
function sizeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Omit<Box, 'name' | 'label'>>) {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
