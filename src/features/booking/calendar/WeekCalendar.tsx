import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ClinicTime } from '../../../domain/clock';
import type { BookableSlot, SlotOnDate, Vacation } from '../../../domain/entities';
import { firstFreeTime } from '../../../domain/slotStatus';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { space } from '../../../ui/tokens';
import { weekName } from '../../../content/dateWords';
import { DayRow } from './DayRow';
import { FirstFreeSlot, NONE_LEFT } from './FirstFreeSlot';
import { freeCountWords } from './freeCountWords';
import { SlotLegend } from './SlotLegend';
import { useShownWeek } from './useShownWeek';
import { countFree, weekDays } from './weekDays';
import { WeekToolbar } from './WeekToolbar';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  container: calendar / inline-size;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container calendar (min-width: 38rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space[3]};
  }
`;

export interface WeekCalendarProps {
  readonly doctorName: string;
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly now: ClinicTime;
  readonly selected: SlotOnDate | null;
  /** Of any slot, whatever its state. */
  readonly onPress: (slot: SlotOnDate) => void;
}

/** A doctor's week, Monday to Friday (specification §2). It knows neither network nor machine. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { doctorName, slots, vacations, now, selected, onPress } = props;
  const week = useShownWeek(now.date, selected);
  const [found, setFound] = useState<SlotOnDate | 'none' | null>(null);
  const days = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (found === null || found === 'none') return;
    const button = `[data-slot-id="${found.slotId}"][data-date="${found.date}"]`;
    days.current?.querySelector<HTMLElement>(button)?.focus();
  }, [found]);

  const shown = weekDays(week.monday, slots, { now, vacations, selected });
  const free = countFree(shown);
  const title = weekName(week.monday);

  const jump = () => {
    const first = firstFreeTime(slots, vacations, now);
    setFound(first ?? 'none');
    if (first !== undefined) week.show(first.date);
  };

  return (
    <Frame>
      <WeekToolbar
        title={title}
        {...week}
        onTurn={(weeks) => {
          setFound(null);
          week.turn(weeks);
        }}
      />
      <VisuallyHidden role="status">
        {found === 'none' ? NONE_LEFT : `Săptămâna ${title}: ${freeCountWords(free)}`}
      </VisuallyHidden>
      <FirstFreeSlot isWeekFull={free === 0} isNoneLeft={found === 'none'} onJump={jump} />
      <Days ref={days} role="table" aria-label={`Orele pentru ${doctorName}, săptămâna ${title}`}>
        {shown.map((day) => (
          <DayRow
            key={day.date}
            day={day}
            onPress={({ slot }) => {
              onPress({ slotId: slot.id, date: day.date });
            }}
          />
        ))}
      </Days>
      <SlotLegend shown={new Set(shown.flatMap((day) => day.slots.map(({ status }) => status)))} />
    </Frame>
  );
}
