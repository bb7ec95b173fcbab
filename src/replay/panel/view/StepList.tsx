import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Mismatch } from '../../run/compare';
import type { StepReport } from '../../run/runScenario';
import type { Scenario } from '../../scenario/scenario';
import { stepWords } from '../../scenario/stepWords';
import { color, radius, space } from '../../../ui/tokens';
import type { Player } from '../play/player';
import { showWithin } from '../chart/showWithin';
import { useStore } from './useStore';
import { Code } from './panelParts';

const Item = styled.li<{ readonly $isNext: boolean }>`
  display: grid;
  grid-template-columns: 2rem 1.5rem minmax(0, 1fr);
  gap: ${space[1]};
  padding: 0.125rem ${space[1]};
  border-radius: ${radius.control};
  background: ${({ $isNext }) => ($isNext ? color.brandTint : 'none')};
  font-variant-numeric: tabular-nums;
`;

const Wrong = styled.p`
  grid-column: 3;
  color: ${color.danger};
`;

function verdict(report: StepReport | undefined): { mark: string; name: string } {
  if (report === undefined) return { mark: '·', name: 'urmează' };
  const isRight = report.mismatches.length === 0 && report.refusal === undefined;
  return isRight ? { mark: '✓', name: 'în regulă' } : { mark: '✗', name: 'altfel decât se aștepta' };
}

function difference({ what, expected, actual }: Mismatch): string {
  return `${what}: se aștepta ${JSON.stringify(expected)}, este ${JSON.stringify(actual)}`;
}

interface StepListProps {
  readonly player: Player;
  readonly scenario: Scenario;
}

/** Every step, what came of it, and which one is next. */
export function StepList({ player, scenario }: StepListProps) {
  const { position, reports, status } = useStore(player);
  const next = useRef<HTMLLIElement>(null);
  useEffect(() => {
    showWithin(next.current);
  }, [position]);

  return (
    <ol role="list">
      {scenario.steps.map((step, index) => {
        const report = reports[index];
        const { mark, name } = verdict(report);
        const isNext = status !== 'idle' && index === position;
        return (
          <Item
            key={index}
            $isNext={isNext}
            aria-current={isNext ? 'step' : undefined}
            ref={isNext ? next : undefined}
          >
            <span>{index + 1}</span>
            <span role="img" aria-label={name}>
              {mark}
            </span>
            <Code>{stepWords(step, 'ro')}</Code>
            {report?.refusal !== undefined && <Wrong>{report.refusal}</Wrong>}
            {report?.mismatches.map((mismatch) => (
              <Wrong key={mismatch.what}>{difference(mismatch)}</Wrong>
            ))}
          </Item>
        );
      })}
    </ol>
  );
}
