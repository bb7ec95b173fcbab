import type { NodeLabel } from '@dagrejs/dagre';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../ui/tokens';
import type { CoverageItem } from '../../coverage/coverage';
import type { FormState } from '../../page/formWatch';
import { useStore } from '../../page/store';
import { stateWords } from '../../words/expectations';
import { transitionWords } from '../../words/stepTitles';
import { chartLayout, shownTransitions } from './chartLayout';
import { Fold, FoldSummary, Quiet } from './parts';
import type { Player } from './player';
import { Rows } from './Rows';

/** Keeps its width, whatever the length of the texts below the picture. */
const Place = styled.div`
  flex: 1;
`;

const Picture = styled.svg`
  width: 100%;
`;

const MissingList = styled.div`
  max-height: 40vh;
  overflow: auto;
`;

const ARROW_HEAD = (
  <marker
    id="qa-arrow"
    refX="5.5"
    refY="3"
    markerUnits="userSpaceOnUse"
    markerWidth="6"
    markerHeight="6"
    orient="auto"
  >
    <path d="M0 0 6 3 0 6z" fill={color.muted} />
  </marker>
);

interface StateBoxProps {
  readonly node: NodeLabel;
  /** True if other states are inside. */
  readonly isOuter: boolean;
  readonly isLit: boolean;
}

function StateBox({ node: { label, x, y, width, height }, isOuter, isLit }: StateBoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={8}
        fill={isLit ? color.brand : isOuter ? color.sunken : color.surface}
        stroke={isLit ? color.brand : color.control}
      />
      <text
        y={isOuter ? 13 - height / 2 : 4}
        textAnchor="middle"
        fontSize={isOuter ? 10 : 12}
        fontWeight={isLit ? 700 : 500}
        fill={isLit ? color.onBrand : color.text}
      >
        {label}
      </text>
    </g>
  );
}

interface ChartProps {
  /** The form on the page. */
  readonly watched: FormState;
  readonly player: Player;
}

/** Draws the states and transitions of the form on the page, or as it was after the step that the tester looks at. */
export function Chart({ watched, player }: ChartProps) {
  const { chosen, reports, taken, covered } = useStore(player);
  const { machine, state, former, cause } = reports[chosen ?? -1]?.form ?? watched;
  const [isMissing, setIsMissing] = useState(false);
  const graph = useMemo(() => chartLayout(machine), [machine]);
  const all = useMemo(() => shownTransitions(machine), [machine]);
  const { width, height } = graph.graph();
  const missing = all.filter(({ key }) => !covered.has(key));
  const count = all.filter(({ key }) => taken.includes(key)).length;
  /** Returns an arrow's color and width: the last transition, a taken or a missing one, or any other. */
  const lookOf = (items: readonly CoverageItem[], isLast: boolean): readonly [string, number] => {
    if (isMissing && missing.length > 0)
      return items.every(({ key }) => covered.has(key)) ? [color.hairline, 1] : [color.danger, 2];
    if (isLast) return [color.brand, 3];
    return items.some(({ key }) => taken.includes(key)) ? [color.brand, 1.5] : [color.control, 0.75];
  };
  return (
    <Place>
      <Picture viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Starea formularului: ${state}`}>
        {ARROW_HEAD}
        {graph
          .nodes()
          .toSorted((one, other) => graph.children(other).length - graph.children(one).length)
          .map((name) => {
            const isOuter = graph.children(name).length > 0;
            return <StateBox key={name} node={graph.node(name)} isOuter={isOuter} isLit={name === state} />;
          })}
        {graph.edges().map(({ v, w }) => {
          const { points = [], transitions } = graph.edge(v, w);
          const [stroke, strokeWidth] = lookOf(transitions, v === former && w === state);
          return (
            <path
              key={`${v} ${w}`}
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              fill="none"
              stroke={stroke}
              strokeWidth={strokeWidth}
              strokeLinejoin="round"
              markerEnd="url(#qa-arrow)"
            >
              <title>{transitions.map(transitionWords).join('\n')}</title>
            </path>
          );
        })}
      </Picture>
      <Quiet title={cause}>
        {cause === ''
          ? `Starea: ${stateWords(state)}`
          : transitionWords({ path: [former, state], trigger: cause })}
        {count > 0 && ` · scenariul a trecut prin ${count} din ${all.length} de tranziții`}
      </Quiet>
      <Fold onToggle={({ currentTarget }) => setIsMissing(currentTarget.open)}>
        <FoldSummary>
          Tranziții neacoperite de scenariile rulate aici:{' '}
          {covered.size === 0 ? 'niciunul rulat încă' : `${missing.length}\u00a0din\u00a0${all.length}`}
        </FoldSummary>
        <MissingList>
          <Quiet>
            {missing.length === 0 && 'Toate sunt acoperite. '}Contează și scenariile cu diferențe, nu și cele
            neexportate.
          </Quiet>
          <Rows lines={missing.map((item) => ({ words: transitionWords(item), machineWords: item.name }))} />
        </MissingList>
      </Fold>
    </Place>
  );
}
