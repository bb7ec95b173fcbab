import { css, styled } from 'styled-components';
import type { SlotOnDate } from '../../../domain/entities';
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
`;

const Heading = styled.div<{ $isToday: boolean; $isQuiet: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  line-height: 1.3;
  color: ${({ $isQuiet }) => ($isQuiet ? color.muted : color.text)};
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
    border-bottom: 2px solid ${({ $isToday }) => ($isToday ? color.brand : color.hairline)};
    text-align: center;
  }
`;

const strip = css`
  grid-auto-flow: column;
  grid-auto-columns: 5rem;
  overflow-x: auto;
  padding: ${space[1]};
`;

const list = css`
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
`;

/** A day with nothing to choose takes one line of a narrow screen, so that the free times come soon. */
const Slots = styled.ul<{ $isQuiet: boolean }>`
  display: grid;
  gap: ${space[2]};
  ${({ $isQuiet }) => ($isQuiet ? strip : list)}
  @container calendar (min-width: 38rem) {
    > [data-later] {
      display: none;
    }
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: minmax(0, 1fr);
    overflow: visible;
    padding: 0;
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
export function DayRow({ day, isEarly, later, onPress }: DayRowProps) {
  const { date, slots, isToday, isPast, isVacation } = day;
  const isQuiet = isPast || isVacation || isEarly;
  return (
    <Row role="row">
      <Heading role="rowheader" $isToday={isToday} $isQuiet={isQuiet}>
        <strong>{weekdayName(date)}</strong>
        <span>
          {dayAndMonth(date)}
          {isToday && ', astăzi'}
        </span>
      </Heading>
      <Cell role="cell">
        {isVacation && <Nothing>Medicul este în concediu</Nothing>}
        {slots.length === 0 && !isVacation && <Nothing>Fără program</Nothing>}
        {slots.length > 0 && (
          <Slots role="list" $isQuiet={isQuiet}>
            {slots.map((daySlot) => (
              <li key={daySlot.slot.id} data-later={later.includes(daySlot) || undefined}>
                <SlotButton date={date} isEarly={isEarly} {...daySlot} onPress={onPress} />
              </li>
            ))}
          </Slots>
        )}
      </Cell>
    </Row>
  );
}
