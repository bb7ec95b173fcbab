import { memo } from 'react';
import { styled } from 'styled-components';
import type { BookableSlot, SlotOnDate } from '../../../domain/entities';
import { isRefused, type SlotStatus } from '../../../domain/slotStatus';
import { radius, space } from '../../../ui/tokens';
import { slotStyles } from './slotStyles';
import { Icon } from '../../../ui/Icon';
import { weekdayAndDate } from '../../../content/dateWords';

const STATUS_WORDS: Record<SlotStatus | 'early', string> = {
  available: 'liber',
  taken: 'ocupat',
  selected: 'ales',
  expired: 'trecut',
  vacation: 'medicul este în concediu',
  early: 'nu se poate rezerva încă',
};

export const SlotFace = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[1]};
  border-radius: ${radius.control};
  line-height: 1.2;
  white-space: nowrap;
  scroll-margin-block: 2rem;
  ${slotStyles('data-state')}
  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }
  &:disabled:not([aria-disabled='true']) {
    opacity: 0.6;
  }
`;

interface SlotButtonProps {
  readonly date: string;
  readonly isEarly: boolean;
  readonly slot: BookableSlot;
  readonly status: SlotStatus;
  readonly onChoose: (slot: SlotOnDate) => void;
}

/** Renders a slot on a date; one that cannot be chosen answers a press with a message. A press changes two of dozens. */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
  const { date, isEarly, slot, status, onChoose } = props;
  const words = STATUS_WORDS[isEarly ? 'early' : status];
  return (
    <SlotFace
      type="button"
      data-slot-id={slot.id}
      data-date={date}
      data-state={status}
      // Like `luni, 23 noiembrie, ora 09:00, liber`.
      aria-label={`${weekdayAndDate(date)}, ora ${slot.startTime}, ${words}`}
      aria-disabled={isRefused(status) || undefined}
      onClick={() => onChoose({ slotId: slot.id, date })}
    >
      {status === 'selected' && <Icon name="Check" size={16} strokeWidth={3} />}
      <time dateTime={`${date}T${slot.startTime}`}>{slot.startTime}</time>
    </SlotFace>
  );
});
