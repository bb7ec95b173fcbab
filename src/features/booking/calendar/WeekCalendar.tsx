import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { addDays, mondayOf } from '../../../domain/calendarDate';
import type { SlotOnDate } from '../../../domain/entities';
import { firstFreeTime, isRefused, opensOn, type TimeOnDate, type Week } from '../../../domain/slotStatus';
import { Notice } from '../../../ui/Notice';
import { Button } from '../../../ui/Button';
import { Note, VisuallyHidden } from '../../../ui/text';
import { Cluster, Stack } from '../../../ui/layout';
import { calendarBox, space } from '../../../ui/tokens';
import { weekName } from '../../../content/dateWords';
import { DayRow } from './DayRow';
import { FirstFreeTime } from './FirstFreeTime';
import { SlotLegend } from './SlotLegend';
import { useShownWeek } from './useShownWeek';
import { weekDays, type CalendarDay } from './weekDays';
import { WeekToolbar } from './WeekToolbar';
import { vacationSentences, noticeWords, statusWords, type Found } from './weekWords';

/** Hides the browser's tap highlight: the slot changes as quickly, and the highlight would cost another frame. */
export const CalendarStack = styled(Stack)`
  container: calendar / inline-size;
  -webkit-tap-highlight-color: transparent;
`;

/** The week's toolbar, with the first free time next to it if there is room. */
const ToolbarRows = styled(Cluster)`
  > * {
    flex: 1 1 auto;
  }
`;

/** Days that are over leave their room to the others. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container calendar ${calendarBox.columns} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space[3]};
  }
`;

/** Returns whether the times that are over are shown, and the button that shows and hides them, if there are any. */
function usePastFold(days: readonly CalendarDay[]) {
  const [isPastShown, setIsPastShown] = useState(false);
  const isPast = (day: CalendarDay) => day.isPast || day.slots.some(({ status }) => status === 'expired');
  const fold = days.some(isPast) && (
    <Button
      type="button"
      $isSmall
      $variant="quiet"
      style={{ justifySelf: 'center' }}
      aria-expanded={isPastShown}
      onClick={() => setIsPastShown(!isPastShown)}
    >
      {days[0]?.isPast ? 'Zilele și orele trecute' : 'Orele trecute'}
    </Button>
  );
  return { isPastShown, fold };
}

/** Focuses the found slot, once for each search, when its week has rendered. */
function useFocusOnFound(days: RefObject<HTMLElement | null>, found: Found, monday: string): void {
  const reached = useRef(found);
  useEffect(() => {
    if (found === null || found === 'none' || found === reached.current) return;
    const name = `[data-slot-id="${found.slotId}"][data-date="${found.date}"]`;
    const button = days.current?.querySelector<HTMLElement>(name);
    if (!button) return;
    button.focus();
    reached.current = found;
  }, [days, found, monday]);
}

/** Returns whether a week has the doctor's first free time, although it is more than a week away. */
const isFirstAndFar = (first: TimeOnDate | undefined, monday: string, today: string): boolean =>
  first !== undefined && mondayOf(first.date) === monday && monday > addDays(today, 7);

interface WeekCalendarProps extends Week {
  readonly doctorName: string;
  readonly selected: SlotOnDate | null;
  /** A date of the week to show first; null for the default. */
  readonly asked: string | null;
  /** Called for any slot, in any state. */
  readonly onChoose: (slot: SlotOnDate) => void;
  /** Other places to look, shown in a week without free times. */
  readonly elsewhere?: ReactNode;
  /** The way to the waiting list. */
  readonly waiting?: ReactNode;
  /** The way on, after the selected slot. Must be stable. */
  readonly onward?: ReactNode;
}

/** Renders the workdays of a doctor's week. Uses neither network nor machine. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { slots, vacations, bookingWeeks, now, selected, onChoose, elsewhere, waiting } = props;
  const first = useMemo(
    () => firstFreeTime({ slots, vacations, bookingWeeks, now }),
    [slots, vacations, bookingWeeks, now],
  );
  const week = useShownWeek(now.date, selected, props.asked, first?.date);
  const [lastFound, setFound] = useState<Found>(null);
  // A time can become free after the search that found none.
  const found = lastFound === 'none' && first !== undefined ? null : lastFound;
  const table = useRef<HTMLDivElement>(null);
  // The toolbar updates immediately, the days afterwards.
  const monday = useDeferredValue(week.monday);
  useFocusOnFound(table, found, monday);
  const opens = opensOn(monday, now.date, bookingWeeks);
  // Weeks open as a whole, so the slots of an open week need no check of their own.
  const weeks = opens === undefined ? undefined : bookingWeeks;
  const days = useMemo(
    () => weekDays(monday, slots, { now, vacations, bookingWeeks: weeks, selected }),
    [monday, slots, now, vacations, weeks, selected],
  );
  const { isPastShown, fold } = usePastFold(days);
  const title = weekName(monday);
  const statuses = days.flatMap((day) => day.slots.map(({ status }) => status));
  const free = statuses.filter((status) => !isRefused(status)).length;
  const jump = () => {
    setFound(first === undefined ? 'none' : { ...first });
    if (first === undefined) return;
    week.show(first.date);
    onChoose({ slotId: first.slotId, date: first.date });
  };
  const isWeekFull = found === 'none' || free === 0;
  const isLate = isFirstAndFar(first, monday, now.date);
  const firstFree = (
    <FirstFreeTime first={first} selected={selected} isWeekFull={isWeekFull} onClick={jump} />
  );
  const turn = (by: -1 | 1) => {
    setFound(null);
    week.turn(by);
  };

  return (
    <CalendarStack $gap={3}>
      <ToolbarRows>
        <WeekToolbar title={weekName(week.monday)} {...week} onTurn={turn} />
        {!isWeekFull && firstFree}
      </ToolbarRows>
      {(isWeekFull || isLate) && (
        <Notice>
          <p>{noticeWords(found, isWeekFull, opens)}</p>
          {isWeekFull && firstFree}
          {opens === undefined && elsewhere}
          {opens === undefined && waiting}
        </Notice>
      )}
      {vacationSentences(monday, now.date, vacations).map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <VisuallyHidden role="status">{statusWords(found, title, free)}</VisuallyHidden>
      <Days ref={table} role="table" aria-label={`Orele pentru ${props.doctorName}, săptămâna ${title}`}>
        {days.map((day, index) => (
          // The index as key: another week reuses the elements instead of creating them again.
          <DayRow
            key={index}
            day={day}
            isEarly={opens !== undefined}
            isPastShown={isPastShown}
            onward={props.onward}
            onChoose={onChoose}
          />
        ))}
      </Days>
      {fold}
      {opens === undefined && (
        <SlotLegend shown={statuses.filter((status) => isPastShown || status !== 'expired')} />
      )}
      {!isWeekFull && !isLate && waiting}
    </CalendarStack>
  );
}
