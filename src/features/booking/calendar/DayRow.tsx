import { memo } from 'react';
import { styled } from 'styled-components';
import type { SlotOnDate } from '../../../domain/entities';
import { isRefused } from '../../../domain/slotStatus';
import { color, fontSize, space } from '../../../ui/tokens';
import { dayAndMonth, weekdayName } from '../../../content/dateWords';
import { SlotButton } from './SlotButton';
import type { CalendarDay, DaySlot } from './weekDays';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.hairline};
  @container calendar (min-width: 38rem) {
    padding: 0;
    border: 0;
  }
  @container calendar (max-width: 37.99rem) {
    &[data-past] {
      order: 1;
    }
  }
  @container calendar (min-width: 18rem) and (max-width: 37.99rem) {
    &[data-strip] {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      align-items: center;
      padding-block: ${space[1]};
    }
  }
`;

/** States are attributes: turning a week then adds no rules, for which the browser would go through all of them. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  line-height: 1.3;
  &[data-quiet] {
    color: ${color.muted};
  }
  strong {
    font-weight: 700;
    text-transform: capitalize;
  }
  span {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  @container calendar (min-width: 38rem) {
    flex-direction: column;
    align-items: center;
    padding-bottom: ${space[3]};
    border-bottom: 2px solid ${color.hairline};
    text-align: center;
    &[data-today] {
      border-color: ${color.brand};
    }
  }
`;

const Slots = styled.ul`
  display: grid;
  reading-flow: grid-order;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  @container calendar (min-width: 38rem) {
    > [data-later] {
      display: none;
    }
  }
  @container calendar (max-width: 37.99rem) {
    grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
    [data-strip] & {
      grid-auto-flow: column;
      grid-auto-columns: 5rem;
      grid-template-columns: none;
      overflow-x: auto;
      padding: ${space[1]};
    }
    > [data-past] {
      order: 1;
    }
  }
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Nothing = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  @container calendar (min-width: 38rem) {
    text-align: center;
  }
`;

interface DayRowProps {
  readonly day: CalendarDay;
  /** Its week cannot be booked yet. */
  readonly isEarly: boolean;
  /** Of its slots those that a column does not show yet. */
  readonly later: readonly DaySlot[];
  /** Must be stable. */
  readonly onPress: (slot: SlotOnDate) => void;
}

/** A day of the week: a column on wide screens, a part of a list on narrow ones, a table row to assistive technology. */
export const DayRow = memo(function DayRow({ day, isEarly, later, onPress }: DayRowProps) {
  const { date, slots, isToday, isPast, isVacation } = day;
  const quiet = isPast || isVacation || isEarly || undefined;
  // With nothing to choose it takes one line of a narrow screen, so that free times come soon.
  const isStrip = slots.every(({ status }) => isRefused(status));
  return (
    <Row role="row" data-strip={isStrip || undefined} data-past={isPast || undefined}>
      <Heading role="rowheader" data-today={isToday || undefined} data-quiet={quiet}>
        <strong>{weekdayName(date)}</strong>
        <span>{`${dayAndMonth(date)}${isToday ? ', astăzi' : ''}`}</span>
      </Heading>
      <Cell role="cell">
        {isVacation && <Nothing>Medicul este în concediu</Nothing>}
        {slots.length === 0 && !isVacation && <Nothing>Fără program</Nothing>}
        {slots.length > 0 && (
          <Slots role="list">
            {slots.map((daySlot) => (
              <li
                key={daySlot.slot.id}
                data-later={later.includes(daySlot) || undefined}
                data-past={daySlot.status === 'expired' || undefined}
              >
                <SlotButton date={date} isEarly={isEarly} {...daySlot} onPress={onPress} />
              </li>
            ))}
          </Slots>
        )}
      </Cell>
    </Row>
  );
});
