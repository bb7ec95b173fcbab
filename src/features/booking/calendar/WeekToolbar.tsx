import { useRef } from 'react';
import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/Button';
import type { useShownWeek } from './useShownWeek';
import { calendarBox, color, fontSize, radius, space } from '../../../ui/tokens';

export const WeekTitle = styled.h3`
  font-size: 1.0625rem;
  @container calendar ${calendarBox.title} {
    font-size: ${fontSize.h3};
  }
`;

/** Row with both buttons before the title, so that they do not move when its length changes. */
export const ToolbarRow = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  /* Puts the week above its two buttons on a phone with text at 200 %. */
  @container calendar ${calendarBox.tight} {
    ${WeekTitle} {
      grid-area: 1 / 1 / auto / -1;
    }
  }
`;

export const WeekButton = styled(IconButton)`
  border: 1.5px solid;
  border-radius: ${radius.pill};
  color: ${color.brand};
  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
  }
`;

interface WeekToolbarProps extends Pick<ReturnType<typeof useShownWeek>, 'isFirstWeek' | 'isSecondWeek'> {
  readonly title: string;
  readonly onTurn: (weeks: -1 | 1) => void;
}

export function WeekToolbar({ title, isFirstWeek, isSecondWeek, onTurn }: WeekToolbarProps) {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <ToolbarRow>
      <WeekButton
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
      </WeekButton>
      <WeekButton ref={next} type="button" aria-label={PROMPTS.nextWeek} onClick={() => onTurn(1)}>
        <Icon name="ChevronRight" />
      </WeekButton>
      <WeekTitle>{title}</WeekTitle>
    </ToolbarRow>
  );
}
