import { readFile, writeFile } from 'node:fs/promises';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { MACHINES, nodesOf, transitionsOf, triggerName } from '../machine/machines';

export const CHART_PAGE = 'src/features/booking/README.md';

/** Matches the chart in the page. */
const CHART = /```mermaid\n[^]*?```/;

const nameOf = (node: AnyStateNode): string => (node.parent === undefined ? 'anywhere' : node.key);

function linesOf(node: AnyStateNode): readonly string[] {
  const inner = Object.values(node.states) as AnyStateNode[];
  const [first] = inner.length > 0 ? node.initial.target : [];
  return [
    ...(first === undefined ? [] : [`[*] --> ${first.key}`]),
    ...inner.flatMap((child) => {
      const lines = linesOf(child).map((line) => `  ${line}`);
      return lines.length === 0 ? [child.key] : [`state ${child.key} {`, ...lines, '}'];
    }),
  ];
}

/** Returns a machine's states and transitions as a Mermaid diagram. */
function mermaidChart(machine: AnyStateMachine): string {
  const arrows = nodesOf(machine).flatMap((node) =>
    transitionsOf(node).map((transition) => {
      const target = (transition.target?.[0] as AnyStateNode | undefined) ?? node;
      return `${nameOf(node)} --> ${nameOf(target)} : ${triggerName(transition)}`;
    }),
  );
  const lines = [...linesOf(machine.root), ...arrows].map((line) => `  ${line}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/** Replaces the page's chart with the current machine's. */
export const withChart = (page: string): string => page.replace(CHART, mermaidChart(MACHINES.booking));

/** Runs `npm run replay -- chart`. */
export async function drawChart(): Promise<void> {
  await writeFile(CHART_PAGE, withChart(await readFile(CHART_PAGE, 'utf8')));
}
