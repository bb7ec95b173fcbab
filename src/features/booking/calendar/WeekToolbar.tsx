import { useRef } from 'react';
import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import { calendarBox, color, fontSize, radius, space } from '../../../ui/tokens';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/Button';

export const Title = styled.h3`
  font-size: 1.0625rem;
  @container calendar ${calendarBox.title} {
    font-size: ${fontSize.h3};
  }
`;

/** Both buttons first: beside words of any length they keep their place under a patient's repeated press. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  /* On a phone with text at 200 %: the week above its two buttons. */
  @container calendar ${calendarBox.tight} {
    ${Title} {
      grid-area: 1 / 1 / auto / -1;
    }
  }
`;

export const Turn = styled(IconButton)`
  border: 1.5px solid;
  border-radius: ${radius.pill};
  color: ${color.brand};
  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
  }
`;

interface WeekToolbarProps {
  readonly title: string;
  readonly isFirstWeek: boolean;
  /** True when the step back would reach the first week. */
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
          // This button is about to be disabled, and would lose the focus.
          if (isSecondWeek) next.current?.focus();
          onTurn(-1);
        }}
      >
        <Icon name="ChevronLeft" />
      </Turn>
      <Turn ref={next} type="button" aria-label={PROMPTS.nextWeek} onClick={() => onTurn(1)}>
        <Icon name="ChevronRight" />
      </Turn>
      <Title>{title}</Title>
    </Bar>
  );
}
