import { useMemo } from 'react';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { LINE_HEIGHT, placeChart, type PlacedArrow, type Point } from './chartLayout';
import { chartOf } from './chartModel';
import { ArrowLine, ArrowText, Drawing, StateBox, StateName } from './chartParts';
import { useShownWithin } from './useShownWithin';

interface StateChartProps {
  readonly machine: AnyStateMachine;
  /** Ids of the states that the machine is in. */
  readonly current: ReadonlySet<string>;
  /** The transitions that the latest event took. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** A smooth line through the points: each is the bend between two halves. */
function curve(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const last = rest.pop();
  if (start === undefined || last === undefined) return '';
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q ${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M ${start.x} ${start.y} ${bends.join(' ')} L ${last.x} ${last.y}`;
}

function Arrow({ arrow, taken }: { readonly arrow: PlacedArrow; readonly taken: StateChartProps['taken'] }) {
  const { points, label, transitions } = arrow;
  const isTaken = transitions.some(({ definition }) => taken.has(definition));
  const top = label.y - ((transitions.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g data-taken={isTaken}>
      <ArrowLine d={curve(points)} $isLit={isTaken} markerEnd={`url(#qa-tip-${isTaken ? 'lit' : 'plain'})`} />
      {transitions.map(({ label: text, definition }, line) => (
        <ArrowText
          key={text}
          x={label.x}
          y={top + line * LINE_HEIGHT}
          $isLit={taken.has(definition)}
          data-taken={taken.has(definition)}
        >
          {text}
        </ArrowText>
      ))}
    </g>
  );
}

/** The machine as a drawing: the state it is in is filled, the way it came is marked. */
export function StateChart({ machine, current, taken }: StateChartProps) {
  const chart = useMemo(() => placeChart(chartOf(machine)), [machine]);
  const name = chart.states.findLast(({ id, isFrame }) => current.has(id) && !isFrame)?.name ?? '';
  const lit = useShownWithin<SVGGElement>(name);

  return (
    <Drawing
      role="img"
      aria-label={`Diagrama mașinii ${machine.id}; starea curentă: ${name}`}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      // Smaller, its words could not be read; where there is less room one scrolls.
      style={{ maxWidth: chart.width, minWidth: chart.width * 0.75 }}
    >
      <defs>
        {(['plain', 'lit'] as const).map((look) => (
          <marker
            key={look}
            id={`qa-tip-${look}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <ArrowLine as="path" d="M 1 1 L 7 4 L 1 7" $isLit={look === 'lit'} />
          </marker>
        ))}
      </defs>
      {chart.states.map(({ id, name: text, isFrame, isInitial, box }) => (
        <g key={id} data-state={id} data-current={current.has(id)} ref={text === name ? lit : undefined}>
          <StateBox {...box} rx={isFrame ? 14 : 9} $isFrame={isFrame} $isLit={current.has(id)} />
          {isInitial && <circle cx={box.x - 9} cy={box.y + box.height / 2} r={4} fill="currentColor" />}
          <StateName
            x={isFrame ? box.x + 12 : box.x + box.width / 2}
            y={isFrame ? box.y + box.height - 15 : box.y + box.height / 2}
            $isFrame={isFrame}
            $isLit={current.has(id) && !isFrame}
          >
            {text}
          </StateName>
        </g>
      ))}
      {chart.arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} taken={taken} />
      ))}
    </Drawing>
  );
}
