import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SlotOnDate } from '../../../domain/entities';
import { isRefused } from '../../../domain/slotStatus';
import { Stack } from '../../../ui/layout';
import { Note, Small } from '../../../ui/text';
import { calendarBox, color, space } from '../../../ui/tokens';
import { dayAndMonth, weekdayName } from '../../../content/dateWords';
import { SlotButton } from './SlotButton';
import type { CalendarDay } from './weekDays';

const Row = styled(Stack)`
  &[hidden] {
    display: none;
  }
  padding-block: ${space[4]};
  border-top: 1px solid ${color.hairline};
  @container calendar ${calendarBox.columns} {
    padding: 0;
    border: 0;
  }
  @container calendar ${calendarBox.strip} and ${calendarBox.list} {
    &[data-strip] {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      align-items: center;
      padding-block: ${space[1]};
    }
  }
`;

/** States are attributes: turning the week adds no style rules, for which the browser would check every element. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  line-height: 1.3;
  &[data-quiet] {
    color: ${color.muted};
  }
  @container calendar ${calendarBox.columns} {
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

export const Weekday = styled.strong`
  text-transform: capitalize;
`;

export const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: ${space[2]};
  @container calendar ${calendarBox.columns} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
  }
  @container calendar ${calendarBox.list} {
    [data-strip] & {
      grid-auto-flow: column;
      grid-auto-columns: 5rem;
      grid-template-columns: none;
      overflow-x: auto;
      padding: ${space[1]};
    }
  }
`;

const Nothing = styled(Note)`
  @container calendar ${calendarBox.columns} {
    text-align: center;
  }
`;

interface DayRowProps {
  readonly day: CalendarDay;
  /** True when the week is not open for booking yet. */
  readonly isEarly: boolean;
  readonly isPastShown: boolean;
  /** Follows the selected slot. Must be stable. */
  readonly onward?: ReactNode;
  /** Must be stable: `memo` compares it. */
  readonly onChoose: (slot: SlotOnDate) => void;
}

function UnmemoizedDayRow({ day, isEarly, isPastShown, onward, onChoose }: DayRowProps) {
  const { date, slots, isToday, isPast, isVacation } = day;
  const quiet = isPast || isVacation || isEarly || undefined;
  // A day with nothing to choose takes one line on narrow screens, so that free times come sooner.
  const isStrip = slots.every(({ status }) => isRefused(status));
  return (
    <Row $gap={3} role="row" data-strip={isStrip || undefined} hidden={isPast && !isPastShown}>
      <Heading role="rowheader" data-today={isToday || undefined} data-quiet={quiet}>
        <Weekday>{weekdayName(date)}</Weekday>
        <Small as="span">{`${dayAndMonth(date)}${isToday ? ', astăzi' : ''}`}</Small>
      </Heading>
      <Stack $gap={3} role="cell">
        {slots.length === 0 && <Nothing $isSmall>{isVacation ? 'Concediu' : 'Fără program'}</Nothing>}
        {slots.length > 0 && (
          <Slots role="list">
            {slots.map((daySlot) => (
              <li key={daySlot.slot.id} hidden={daySlot.status === 'expired' && !isPastShown}>
                <SlotButton date={date} isEarly={isEarly} {...daySlot} onChoose={onChoose} />
                {daySlot.status === 'selected' && onward}
              </li>
            ))}
          </Slots>
        )}
      </Stack>
    </Row>
  );
}

/** Compares props deeply: `weekDays` builds new objects every minute, and only days that differ are rendered again. */
export const areDeeplyEqual = <Props,>(before: Props, after: Props): boolean =>
  copyWithStructuralSharing(before, after) === before;

/** Renders a day: a column, on narrow screens part of a list, to assistive technology a row. */
export const DayRow = memo(UnmemoizedDayRow, areDeeplyEqual);
