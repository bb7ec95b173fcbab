import { styled } from 'styled-components';
import { weekdayAndDate } from '../../../content/dateWords';
import type { SlotOnDate } from '../../../domain/entities';
import type { TimeOnDate } from '../../../domain/slotStatus';
import { Notice } from '../../../ui/Notice';
import { fontSize } from '../../../ui/tokens';
import { LOST_SLOT_TITLE_ID } from '../bookingFields';
import { timesInstead, type Week } from '../session/week';
import { TimeChoices } from './TimeChoices';

const Subtitle = styled.h3`
  font-size: ${fontSize.body};
  line-height: 1.4;
  letter-spacing: 0;
  scroll-margin-block: 2rem 4rem;
  &:focus {
    outline: none;
  }
`;

interface LostSlotProps {
  readonly lost: TimeOnDate;
  /** Undefined while it is loading again. */
  readonly week: Week | undefined;
  /** True when the visitor has already typed something. */
  readonly isTyped: boolean;
  readonly onChoose: (slot: SlotOnDate) => void;
}

/** Names the time that was lost, because it was booked or has expired, and offers the nearest free ones. */
export function LostSlot({ lost, week, isTyped, onChoose }: LostSlotProps) {
  const alternatives = week && timesInstead(week, lost);
  return (
    <Notice variant="danger">
      <Subtitle id={LOST_SLOT_TITLE_ID} tabIndex={-1}>
        {`Intervalul ales, ${weekdayAndDate(lost.date)}, ora ${lost.startTime}, nu mai este liber.${
          isTyped ? ' Ce ați scris s-a păstrat.' : ''
        }`}
      </Subtitle>
      {alternatives === undefined ? (
        <p role="status">Căutăm orele libere cele mai apropiate…</p>
      ) : (
        <TimeChoices title="Cele mai apropiate ore libere:" times={alternatives} onChoose={onChoose} />
      )}
    </Notice>
  );
}
