import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import { SEARCH_WEEKS } from '../../../domain/slotStatus';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Icon } from '../../../ui/Icon';

const Center = styled.div`
  display: flex;
  justify-content: center;
`;

export const NONE_LEFT = `Medicul nu are niciun interval liber în următoarele ${SEARCH_WEEKS} de săptămâni.`;

interface FirstFreeSlotProps {
  readonly isWeekFull: boolean;
  /** True after a search that found nothing. */
  readonly isNoneLeft: boolean;
  readonly onJump: () => void;
}

/** The way out of a week without free times. */
export function FirstFreeSlot({ isWeekFull, isNoneLeft, onJump }: FirstFreeSlotProps) {
  const button = (
    <Button type="button" $tone={isWeekFull ? 'primary' : 'quiet'} onClick={onJump}>
      <Icon name="FastForward" size={18} />
      {PROMPTS.firstFreeSlot}
    </Button>
  );
  if (!isWeekFull && !isNoneLeft) return <Center>{button}</Center>;
  return (
    <Notice>
      <p>
        {isNoneLeft
          ? `${NONE_LEFT} Alegeți alt medic sau sunați-ne.`
          : 'În această săptămână nu sunt ore libere.'}
      </p>
      {button}
    </Notice>
  );
}
