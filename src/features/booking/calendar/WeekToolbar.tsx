import { useRef } from 'react';
import { PROMPTS } from '../../../content/messages';
import { Icon } from '../../../ui/Icon';
import { ToolbarRow, WeekButton, WeekTitle } from './weekToolbarStyles';

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
