import { styled } from 'styled-components';
import { shortMoment } from '../../../content/dateWords';
import { PROMPTS } from '../../../content/messages';
import { SEARCH_WEEKS, type TimeOnDate } from '../../../domain/slotStatus';
import { Button } from '../../../ui/Button';
import { fontSize, space } from '../../../ui/tokens';

const Jump = styled(Button)`
  min-height: 3.25rem;
  padding: ${space[1]} ${space[4]};
`;

const Name = styled.small`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 400;
`;

export const NONE_LEFT = `Medicul nu are niciun interval liber în următoarele ${SEARCH_WEEKS} de săptămâni.`;

interface FirstFreeSlotProps {
  /** Undefined when there is none. */
  readonly first: TimeOnDate | undefined;
  readonly isChosen: boolean;
  /** True when the shown week has no free times. */
  readonly isWayOut: boolean;
  readonly onClick: () => void;
}

/** A button with the first free time; a press shows its week and chooses it. */
export function FirstFreeSlot({ first, isChosen, isWayOut, onClick }: FirstFreeSlotProps) {
  return (
    <Jump type="button" $variant={isWayOut ? 'primary' : 'secondary'} onClick={onClick}>
      {first === undefined ? (
        <span>{PROMPTS.firstFreeSlot}</span>
      ) : (
        <span>
          <Name>{`${PROMPTS.firstFreeSlot}: `}</Name>
          <span>{`${shortMoment(first)} · ${isChosen ? 'Ales' : 'Alegeți'}`}</span>
        </span>
      )}
    </Jump>
  );
}
