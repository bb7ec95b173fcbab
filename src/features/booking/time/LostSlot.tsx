import { styled } from 'styled-components';
import { useFacts } from '../../../api/facts';
import { weekdayAndDate } from '../../../content/dateWords';
import type { SlotOnDate } from '../../../domain/entities';
import type { Week } from '../../../domain/slotStatus';
import { Notice } from '../../../ui/Notice';
import { PhoneLink } from '../../../ui/links';
import { fontSize } from '../../../ui/tokens';
import { LOST_SLOT_TITLE_ID } from '../bookingFields';
import type { LostTime } from '../session/bookingContext';
import { timesInstead } from '../session/week';
import { TimeChoices } from './TimeChoices';

const Subtitle = styled.h3`
  font-size: ${fontSize.body};
  line-height: 1.4;
  letter-spacing: 0;
  scroll-margin-block: 2rem 4rem;
`;

interface LostSlotProps {
  readonly lost: LostTime;
  /** Undefined while it is loading again. */
  readonly week: Week | undefined;
  /** True when the visitor has already typed something. */
  readonly isTyped: boolean;
  readonly onChoose: (slot: SlotOnDate) => void;
}

/** Names the time that was lost, because it was booked or has expired, and offers the nearest free ones. */
export function LostSlot({ lost, week, isTyped, onChoose }: LostSlotProps) {
  const { profile: clinic } = useFacts();
  const alternatives = week && timesInstead(week, lost);
  return (
    <Notice variant="danger">
      <Subtitle id={LOST_SLOT_TITLE_ID} tabIndex={-1}>
        {`Intervalul ales, ${weekdayAndDate(lost.date)}, ora ${lost.startTime}, ${
          lost.mayBeOwn ? 'este ocupat, poate de prima dumneavoastră programare.' : 'nu mai este liber.'
        }${isTyped ? ' Ce ați scris s-a păstrat.' : ''}`}
      </Subtitle>
      {lost.mayBeOwn && (
        <p>
          Căutați confirmarea pe e-mail sau sunați la <PhoneLink number={clinic.phone} />.
        </p>
      )}
      {alternatives === undefined ? (
        <p role="status">Căutăm orele libere cele mai apropiate…</p>
      ) : (
        <TimeChoices title="Cele mai apropiate ore libere:" times={alternatives} onChoose={onChoose} />
      )}
    </Notice>
  );
}
