import { shortDateTime } from '../../../content/dateWords';
import type { SlotOnDate } from '../../../domain/entities';
import { PROMPTS } from '../../../content/messages';
import { isSameTime, type TimeOnDate } from '../../../domain/slotStatus';
import { Button } from '../../../ui/Button';
import { Small } from '../../../ui/text';
import { space } from '../../../ui/tokens';

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
    <Button
      type="button"
      $variant={isWeekFull ? 'primary' : 'secondary'}
      style={{ minHeight: '3.25rem', padding: `${space[1]} ${space[4]}` }}
      onClick={onClick}
    >
      {first === undefined ? (
        <span>{PROMPTS.firstFreeSlot}</span>
      ) : (
        <span>
          <Small style={{ color: 'inherit' }}>{`${PROMPTS.firstFreeSlot}: `}</Small>
          <span>{`${shortDateTime(first)} · ${isSameTime(first, selected) ? 'Ales' : 'Alegeți'}`}</span>
        </span>
      )}
    </Button>
  );
}
