import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../../ui/tokens';
import { MARKS, verdictOf, type StepReport } from '../../run/report';
import { stepWords } from '../../scenario/stepWords';
import type { Scenario } from '../../scenario/scenario';
import { Mark, Remove, RowButton, showInPanel } from './parts';
import { stepTitles } from './stepTitles';

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

const Number = styled.span`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const NAMES = {
  passed: 'în regulă',
  failed: 'altfel decât se aștepta',
  neutral: 'făcut, fără așteptări',
} as const;

interface TimelineProps {
  readonly scenario: Scenario;
  readonly reports: readonly StepReport[];
  /** Index of the step whose details are shown, or that comes next. */
  readonly current: number | undefined;
  readonly onChoose: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Lists the steps with their results. An arrow key goes to the next or the former step. */
export function Timeline({ scenario, reports, current, onChoose, onRemove }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const titles = stepTitles(scenario);
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const { [(current ?? titles.length) + (by ?? 0)]: step } = [
      ...(list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
    ];
    if (by === undefined || step === undefined) return;
    event.preventDefault();
    step.focus();
    step.click();
  };
  return (
    <ol ref={list} role="list" aria-label="Pașii">
      {scenario.steps.map((step, index) => {
        const { [index]: report } = reports;
        const verdict = report && verdictOf(report);
        const isCurrent = index === current;
        return (
          <Row key={index} $isCurrent={isCurrent} ref={isCurrent ? showInPanel : undefined}>
            <StepButton
              type="button"
              data-step={index}
              title={stepWords(step)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onChoose(index)}
              onKeyDown={move}
            >
              <Number>{index + 1}</Number>
              <Mark
                $verdict={verdict}
                role="img"
                aria-label={verdict === undefined ? 'urmează' : NAMES[verdict]}
              >
                {verdict === undefined ? '○' : MARKS[verdict]}
              </Mark>
              <span>{titles[index]}</span>
            </StepButton>
            <Remove
              $variant="quiet"
              aria-label={`Șterge pasul ${index + 1}`}
              // The second press of a double click would hit the step that came up in its place.
              onClick={({ detail }) => detail < 2 && onRemove(index)}
            >
              ✕
            </Remove>
          </Row>
        );
      })}
    </ol>
  );
}
