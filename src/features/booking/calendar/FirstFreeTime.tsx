import { styled } from 'styled-components';
import { shortDateAndTime } from '../../../content/dateWords';
import type { SlotOnDate } from '../../../domain/entities';
import { PROMPTS } from '../../../content/messages';
import { isSameTime, type TimeOnDate } from '../../../domain/slotStatus';
import { Button } from '../../../ui/Button';
import { fontSize, space } from '../../../ui/tokens';

const Jump = styled(Button)`
  min-height: 3.25rem;
  padding: ${space[1]} ${space[4]};
`;

interface FirstFreeTimeProps {
  readonly first: TimeOnDate | undefined;
  readonly selected: SlotOnDate | null;
  /** True when the shown week has no free time. */
  readonly isWeekFull: boolean;
  readonly onClick: () => void;
}

/** A button with the first free time; a press shows its week and chooses it. */
export function FirstFreeTime({ first, selected, isWeekFull, onClick }: FirstFreeTimeProps) {
  return (
    <Jump type="button" $variant={isWeekFull ? 'primary' : 'secondary'} onClick={onClick}>
      {first === undefined ? (
        <span>{PROMPTS.firstFreeSlot}</span>
      ) : (
        <span>
          <small
            style={{ display: 'block', fontSize: fontSize.small, fontWeight: 400 }}
          >{`${PROMPTS.firstFreeSlot}: `}</small>
          <span>{`${shortDateAndTime(first)} · ${isSameTime(first, selected) ? 'Ales' : 'Alegeți'}`}</span>
        </span>
      )}
    </Jump>
  );
}
