import { Graph, layout } from '@dagrejs/dagre';
import type { Chart, ChartArrow } from './chartModel';

/** All in px of the drawing. */
export const LINE_HEIGHT = 15;
const CHARACTER = 6.6;
const STATE_HEIGHT = 38;
const FRAME_TITLE = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type PlacedArrow = ReturnType<typeof placeChart>['arrows'][number];

function labelSize({ transitions }: ChartArrow): { width: number; height: number } {
  const longest = Math.max(...transitions.map(({ label }) => label.length));
  return { width: longest * CHARACTER + 10, height: transitions.length * LINE_HEIGHT + 4 };
}

/** A loop beside its state: the layout leaves it hanging in the air. */
function loopAt({ x, y, width, height }: Box): readonly Point[] {
  const right = x + width;
  const middle = y + height / 2;
  const at = (dx: number, dy: number): Point => ({ x: right + dx, y: middle + dy });
  return [at(0, -7), at(16, -14), at(24, 0), at(16, 14), at(1, 7)];
}

/** Gives every state and arrow of a machine its place, from left to right. */
export function placeChart({ states, arrows }: Chart) {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 22, edgesep: 12, ranksep: 16, marginx: 12, marginy: 12 });
  for (const { id, name, isFrame } of states) {
    graph.setNode(id, isFrame ? {} : { width: name.length * 8.5 + 30, height: STATE_HEIGHT });
  }
  for (const { id, parent } of states) if (parent !== null) graph.setParent(id, parent);
  for (const arrow of arrows) {
    graph.setEdge(arrow.from, arrow.to, { ...labelSize(arrow), labelpos: 'c' }, arrow.id);
  }
  layout(graph);

  const boxOf = (id: string, title: number): Box => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id) as Partial<Box>;
    return { x: x - width / 2, y: y - height / 2, width, height: height + title };
  };
  const { width = 0, height = 0 } = graph.graph() as Partial<Box>;
  return {
    width,
    height: height + FRAME_TITLE,
    /** `x` and `y` of a box are its upper left corner, of a label its centre. */
    states: states.map((state) => ({ ...state, box: boxOf(state.id, state.isFrame ? FRAME_TITLE : 0) })),
    arrows: arrows.map((arrow) => {
      const placed = graph.edge(arrow.from, arrow.to, arrow.id) as Box & { points: readonly Point[] };
      const { x, y } = placed;
      const points = arrow.from === arrow.to ? loopAt(boxOf(arrow.from, 0)) : placed.points;
      return { ...arrow, points, label: { x, y, ...labelSize(arrow) } };
    }),
  };
}
