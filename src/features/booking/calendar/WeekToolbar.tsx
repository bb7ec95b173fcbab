import { useRef } from 'react';
import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import { color, fontSize, radius, space } from '../../../ui/tokens';
import { Icon } from '../../../ui/Icon';

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  h3 {
    font-size: 1.0625rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
    @container calendar (min-width: 24rem) {
      font-size: ${fontSize.h3};
    }
  }
  /* On a phone with text at 200 %: the week above its two buttons. */
  @container calendar (max-width: 12rem) {
    h3 {
      grid-area: 1 / 1 / auto / -1;
    }
    > :last-child {
      grid-column: 3;
    }
  }
`;

const Turn = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  background: ${color.surface};
  border: 1.5px solid ${color.brand};
  border-radius: ${radius.pill};
  color: ${color.brand};
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${color.brandTint};
    }
  }
  &:disabled {
    border-color: ${color.hairline};
    color: ${color.control};
    cursor: not-allowed;
  }
`;

interface WeekToolbarProps {
  readonly title: string;
  readonly isFirstWeek: boolean;
  /** True when the step back from the present week would end at the first one. */
  readonly isSecondWeek: boolean;
  readonly onTurn: (weeks: -1 | 1) => void;
}

export function WeekToolbar({ title, isFirstWeek, isSecondWeek, onTurn }: WeekToolbarProps) {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <Bar>
      <Turn
        type="button"
        aria-label={PROMPTS.previousWeek}
        disabled={isFirstWeek}
        onClick={() => {
          // This button is about to be disabled, and a disabled button would drop the keyboard's place.
          if (isSecondWeek) next.current?.focus();
          onTurn(-1);
        }}
      >
        <Icon name="ChevronLeft" />
      </Turn>
      <h3>{title}</h3>
      <Turn
        ref={next}
        type="button"
        aria-label={PROMPTS.nextWeek}
        onClick={() => {
          onTurn(1);
        }}
      >
        <Icon name="ChevronRight" />
      </Turn>
    </Bar>
  );
}
