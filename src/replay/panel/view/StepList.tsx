import { styled } from 'styled-components';
import { type StepReport, hasFailed, MARKS, verdictOf, type Verdict, type Mismatch } from '../../run/report';
import type { Scenario } from '../../scenario/scenario';
import { stepWords } from '../../scenario/printScenario';
import { color, radius, space } from '../../../ui/tokens';
import type { Player } from '../play/player';
import { Correction } from './Correction';
import { useStore } from './useStore';
import { Code } from './panelParts';

const Item = styled.li<{ readonly $isNext: boolean }>`
  display: grid;
  grid-template-columns: 2rem 1.5rem minmax(0, 1fr);
  gap: ${space[1]};
  padding: 0.125rem ${space[1]};
  border-radius: ${radius.control};
  scroll-margin-block: ${space[2]};
  background: ${({ $isNext }) => ($isNext ? color.brandTint : 'none')};
  > :nth-child(n + 4) {
    grid-column: 3;
  }
`;

const Wrong = styled.p`
  color: ${color.danger};
`;

const NAMES: Readonly<Record<Verdict, string>> = {
  passed: 'în regulă',
  failed: 'altfel decât se aștepta',
  neutral: 'făcut, fără așteptări',
};

function outcome(report: StepReport | undefined): { mark: string; name: string } {
  if (report === undefined) return { mark: '○', name: 'urmează' };
  const verdict = verdictOf(report);
  return { mark: MARKS[verdict], name: NAMES[verdict] };
}

/** The state before the first step is `idle`. */
const stateOf = (report: StepReport | undefined): string => report?.observed.state ?? 'idle';

function difference({ what, expected, actual }: Mismatch): string {
  return `${what}: se aștepta ${JSON.stringify(expected)}, este ${JSON.stringify(actual)}`;
}

/** Scrolls a step into view within the panel; the page stays, because the panel is fixed to the window. */
function showInPanel(step: HTMLElement | null): void {
  step?.scrollIntoView({ block: 'nearest' });
}

interface StepListProps {
  readonly player: Player;
  readonly scenario: Scenario;
}

/** Lists the steps with their results and marks the next one. */
export function StepList({ player, scenario }: StepListProps) {
  const { position, reports, status } = useStore(player);

  return (
    <ol role="list">
      {scenario.steps.map((step, index) => {
        const report = reports[index];
        const { mark, name } = outcome(report);
        const isNext = status !== 'idle' && index === position;
        return (
          <Item
            key={index}
            $isNext={isNext}
            aria-current={isNext ? 'step' : undefined}
            ref={isNext ? showInPanel : undefined}
          >
            <span>{index + 1}</span>
            <span role="img" aria-label={name}>
              {mark}
            </span>
            <Code>{stepWords(step)}</Code>
            {report !== undefined && hasFailed(report) && (
              <Wrong>
                starea: înainte {stateOf(reports[index - 1])}, după {stateOf(report)}
              </Wrong>
            )}
            {report?.refusal !== undefined && <Wrong>{report.refusal}</Wrong>}
            {report?.mismatches.map((mismatch) => (
              <div key={mismatch.what}>
                <Wrong>{difference(mismatch)}</Wrong>
                <Correction mismatch={mismatch} onChange={(change) => player.edit(index, change)} />
              </div>
            ))}
          </Item>
        );
      })}
    </ol>
  );
}
