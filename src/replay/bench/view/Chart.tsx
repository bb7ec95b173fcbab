import { useState } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import type { Watched } from '../../page/formWatch';
import type { MachineName } from '../../scenario/scenario';
import { chartLayout, type ChartLayout } from './chartLayout';
import { Code, Fold, FoldSummary, Quiet } from './parts';

const Picture = styled.svg`
  width: 100%;
  height: auto;
  flex: none;
`;

const layouts = new Map<MachineName, ChartLayout>();

function layoutOf(machine: MachineName): ChartLayout {
  const known = layouts.get(machine) ?? chartLayout(machine);
  layouts.set(machine, known);
  return known;
}

/** Why a form enters a state, by the first word of the machine's own. */
const CAUSES: Readonly<Record<string, string>> = {
  done: 'răspunsul serverului',
  error: 'lipsa unui răspuns',
  after: 'trecerea timpului',
  'form.submitted': 'apăsarea pe Trimitere',
  'form.emptied': 'golirea formularului',
  'field.changed': 'completarea unui câmp',
  'service.chosen': 'alegerea serviciului',
  'doctor.chosen': 'alegerea medicului',
  'slot.chosen': 'alegerea orei',
  'receipt.dismissed': 'Programare nouă',
  'network.returned': 'revenirea rețelei',
};

const causeWords = (cause: string): string => CAUSES[cause.split(' ')[0] ?? ''] ?? cause;

interface ChartProps {
  readonly watched: Watched;
  /** Names of the transitions that the scenario took. */
  readonly taken: readonly string[];
  /** Names of the transitions that all scenarios run so far took. */
  readonly covered: ReadonlySet<string>;
}

/** Draws the form's states and transitions: the present state lit, the last transition and the scenario's own. */
export function Chart({ watched: { machine, state, former, cause }, taken, covered }: ChartProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { viewBox, boxes, arrows, transitions } = layoutOf(machine);
  const missing = transitions.filter(({ name }) => !covered.has(name));
  const own = transitions.filter(({ name }) => taken.includes(name));
  /** Returns an arrow's color and width: the last transition, a taken or a missing one, or any other. */
  const lookOf = ({
    from,
    to,
    transitions: items,
  }: ChartLayout['arrows'][number]): readonly [string, number] => {
    if (isMissing)
      return items.every((item) => missing.includes(item)) ? [color.danger, 2] : [color.hairline, 1];
    if (from === former && to === state) return [color.brand, 3];
    return items.some((item) => own.includes(item)) ? [color.brand, 1.5] : [color.control, 0.75];
  };
  return (
    <div>
      <Picture viewBox={viewBox} role="img" aria-label={`Starea formularului: ${state}`}>
        <defs>
          <marker
            id="qa-arrow"
            viewBox="0 0 6 6"
            refX="5.5"
            refY="3"
            markerWidth="6"
            markerHeight="6"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 6 3 0 6z" fill={color.muted} />
          </marker>
        </defs>
        {boxes.map(({ name, label, ...box }) => {
          const isOuter = boxes.some((other) => other.name.startsWith(`${name}.`));
          const isLit = name === state;
          return (
            <g key={name}>
              <rect
                {...box}
                rx={8}
                fill={isLit ? color.brand : isOuter ? color.sunken : color.surface}
                stroke={isLit ? color.brand : color.control}
              />
              <text
                x={isOuter ? box.x + 8 : box.x + box.width / 2}
                y={isOuter ? box.y + 13 : box.y + box.height / 2 + 4}
                textAnchor={isOuter ? 'start' : 'middle'}
                fontSize={isOuter ? 10 : 12}
                fontWeight={isLit ? 700 : 500}
                fill={isLit ? color.onBrand : color.text}
              >
                {label}
              </text>
            </g>
          );
        })}
        {arrows.map((arrow) => {
          const [stroke, strokeWidth] = lookOf(arrow);
          return (
            <path
              key={`${arrow.from} ${arrow.to}`}
              d={`M${arrow.points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              fill="none"
              stroke={stroke}
              strokeWidth={strokeWidth}
              strokeLinejoin="round"
              markerEnd="url(#qa-arrow)"
            >
              <title>{arrow.transitions.map(({ name }) => name).join('\n')}</title>
            </path>
          );
        })}
      </Picture>
      <Quiet title={cause}>
        {cause === '' ? 'Pagină nouă.' : `${former} → ${state}, prin ${causeWords(cause)}`}
        {own.length > 0 && ` · scenariul a trecut prin ${own.length} din ${transitions.length} de tranziții`}
      </Quiet>
      <Fold as="details" onToggle={({ currentTarget }) => setIsMissing(currentTarget.open)}>
        <FoldSummary>Ce nu a luat niciun scenariu rulat ({missing.length})</FoldSummary>
        <MissingList>
          {missing.map(({ name }) => (
            <li key={name}>
              <Code>{name}</Code>
            </li>
          ))}
        </MissingList>
      </Fold>
    </div>
  );
}

const MissingList = styled.ul`
  max-height: 10rem;
  overflow: auto;
  padding-top: ${space[1]};
`;
