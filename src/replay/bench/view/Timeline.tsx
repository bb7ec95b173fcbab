import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../../ui/tokens';
import { MARKS, verdictOf } from '../../run/report';
import type { BenchProps } from './benchStore';
import { Mark, Remove, RowButton, showInPanel } from './parts';
import { isJudged } from './playState';
import { stepTitles } from '../../words/stepTitles';
import { useShownScenario } from './useShownScenario';

const Row = styled.li<{ readonly $isCurrent: boolean }>`
  display: flex;
  align-items: center;
  border-radius: ${radius.control};
  background: ${({ $isCurrent }) => ($isCurrent ? color.brandTint : 'none')};
`;

const StepButton = styled(RowButton)`
  flex: 1;
  min-width: 0;
  grid-template-columns: 1.75rem 1.25rem minmax(0, 1fr);
  align-items: baseline;
`;

const StepNumber = styled.span`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const VERDICT_WORDS = {
  passed: 'în regulă',
  failed: 'altfel decât se aștepta',
  neutral: 'făcut, fără așteptări',
} as const;

/** Lists the steps with their results. An arrow key goes to the next or the former step. */
export function Timeline({ bench }: BenchProps) {
  const { scenario, reports, current } = useShownScenario(bench);
  const list = useRef<HTMLOListElement>(null);
  if (scenario === null) return null;
  const titles = stepTitles(scenario, reports);
  const move = (event: KeyboardEvent, from: number): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-step]');
    const step = by && buttons?.[from + by];
    if (!step) return;
    event.preventDefault();
    step.focus();
    step.click();
  };
  return (
    <ol ref={list} role="list" aria-label="Pașii">
      {scenario.steps.map((step, index) => {
        const report = reports[index];
        const verdict = isJudged(report, step) ? verdictOf(report) : undefined;
        const isCurrent = index === current;
        return (
          <Row key={index} $isCurrent={isCurrent} ref={isCurrent ? showInPanel : undefined}>
            <StepButton
              type="button"
              data-step={index}
              title={JSON.stringify({ ...step, expect: undefined })}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => bench.player.choose(index)}
              onKeyDown={(event) => move(event, index)}
            >
              <StepNumber>{index + 1}</StepNumber>
              <Mark
                $verdict={verdict}
                role="img"
                aria-label={verdict === undefined ? 'urmează' : VERDICT_WORDS[verdict]}
              >
                {verdict === undefined ? '○' : MARKS[verdict]}
              </Mark>
              <span>{titles[index]}</span>
            </StepButton>
            <Remove
              $variant="quiet"
              aria-label={`Șterge pasul ${index + 1}`}
              // The second press of a double click would hit the step that came up in its place.
              onClick={({ detail }) => detail < 2 && bench.editor.remove(index)}
            >
              ✕
            </Remove>
          </Row>
        );
      })}
    </ol>
  );
}
