import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { opensOn, type BookingWeeks, firstFreeTime, isRefused, isSameTime } from '../../../domain/slotStatus';
import { addDays, mondayOf } from '../../../domain/calendarDate';
import { countWords } from '../../../domain/countWords';
import type { ClinicTime } from '../../../domain/clock';
import type { BookableSlot, SlotOnDate, Vacation } from '../../../domain/entities';
import { Notice } from '../../../ui/Notice';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Cluster } from '../../../ui/Cluster';
import { Note } from '../../../ui/Note';
import { Stack } from '../../../ui/Stack';
import { calendarBox, space } from '../../../ui/tokens';
import { fullDate, weekName } from '../../../content/dateWords';
import { DayRow } from './DayRow';
import { FirstFreeSlot, NONE_LEFT } from './FirstFreeSlot';
import { leaveWords } from './leaveWords';
import { SlotLegend } from './SlotLegend';
import { useShownWeek } from './useShownWeek';
import { laterSlots, weekDays, type DaySlot } from './weekDays';
import { WeekToolbar } from './WeekToolbar';

/** Hides the browser's tap highlight: the slot changes as quickly, and the highlight would cost another frame. */
export const Frame = styled(Stack)`
  container: calendar / inline-size;
  -webkit-tap-highlight-color: transparent;
`;

/** The week's toolbar, with the first free time next to it if there is room. */
const Head = styled(Cluster)`
  > * {
    flex: 1 1 auto;
  }
`;

interface FoldProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly children: string;
  readonly className?: string;
}

/** A button that shows more times, and hides them again. */
function Fold({ isOpen, onChange, ...button }: FoldProps) {
  return (
    <Button
      type="button"
      $isSmall
      $variant="quiet"
      aria-expanded={isOpen}
      onClick={() => {
        onChange(!isOpen);
      }}
      {...button}
    />
  );
}

/** Hidden in the list layout, where the days are not shortened. */
const AllTimes = styled(Fold)`
  @container calendar ${calendarBox.list} {
    display: none;
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

const Folds = styled(Cluster)`
  justify-content: center;
`;

const FREE_COUNTS = ['niciun interval liber', 'un interval liber', 'intervale libere'] as const;

export interface WeekCalendarProps {
  readonly doctorName: string;
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly bookingWeeks?: BookingWeeks;
  readonly now: ClinicTime;
  readonly selected: SlotOnDate | null;
  /** A date of the week to show first; null for the default. */
  readonly asked: string | null;
  /** Called for any slot, in any state. */
  readonly onChoose: (slot: SlotOnDate) => void;
  /** Other places to look, shown in a week without free times. */
  readonly elsewhere?: ReactNode;
  /** The way to the waiting list. */
  readonly waiting?: ReactNode;
}

/** Renders a doctor's week, Monday to Friday. Uses neither network nor machine. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { doctorName, slots, vacations, bookingWeeks, now, selected, asked, onChoose, elsewhere, waiting } =
    props;
  const first = useMemo(
    () => firstFreeTime(slots, { vacations, bookingWeeks, now }),
    [slots, vacations, bookingWeeks, now],
  );
  const week = useShownWeek(now.date, selected, asked, first?.date);
  const [found, setFound] = useState<SlotOnDate | 'none' | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isPastShown, setIsPastShown] = useState(false);
  const days = useRef<HTMLDivElement>(null);
  /** The found slot that already got the focus, so that it happens once per search. */
  const reached = useRef(found);

  // The toolbar updates immediately, the days afterwards.
  const monday = useDeferredValue(week.monday);
  useEffect(() => {
    if (found === null || found === 'none' || found === reached.current) return;
    const name = `[data-slot-id="${found.slotId}"][data-date="${found.date}"]`;
    const button = days.current?.querySelector<HTMLElement>(name);
    if (!button) return;
    button.focus();
    reached.current = found;
  }, [found, monday]);
  const opens = opensOn(monday, now.date, bookingWeeks);
  // Weeks open as a whole, so the slots of an open week need no check of their own.
  const weeks = opens === undefined ? undefined : bookingWeeks;
  const shown = useMemo(
    () => weekDays(monday, slots, { now, vacations, bookingWeeks: weeks, selected }),
    [monday, slots, now, vacations, weeks, selected],
  );
  const later = useMemo(() => laterSlots(shown, isPastShown), [shown, isPastShown]);
  const title = weekName(monday);

  const isChosen = ({ status }: DaySlot): boolean => status === 'selected';
  const isLaterChosen = later.flat().some(isChosen);
  const times = shown.flatMap((day) => day.slots);
  const free = times.filter(({ status }) => !isRefused(status)).length;
  const hasPast = times.some(({ status }) => status === 'expired') || shown.some(({ isPast }) => isPast);
  const statuses = times.map(({ status }) => status).filter((status) => isPastShown || status !== 'expired');
  const showsAll = isWhole || isLaterChosen;

  const jump = () => {
    setFound(first === undefined ? 'none' : { ...first });
    if (first === undefined) return;
    week.show(first.date);
    onChoose({ slotId: first.slotId, date: first.date });
  };

  const isAway = found === 'none' || free === 0;
  /** The shown times are the doctor's first ones, although weeks away. */
  const isLate = first !== undefined && mondayOf(first.date) === monday && monday > addDays(now.date, 7);
  const noticeWords = (): string => {
    if (found === 'none') return `${NONE_LEFT} Alegeți alt medic sau sunați-ne.`;
    if (!isAway) return 'Medicul nu are ore libere mai devreme.';
    if (opens === undefined) return 'În această săptămână nu sunt ore libere.';
    return `Orele din această săptămână se pot rezerva de ${fullDate(opens)}.`;
  };
  const firstFree = (
    <FirstFreeSlot
      first={first}
      isChosen={first !== undefined && isSameTime(first, selected)}
      isWayOut={isAway}
      onClick={jump}
    />
  );

  return (
    <Frame $gap={3}>
      <Head>
        <WeekToolbar
          title={weekName(week.monday)}
          isFirstWeek={week.isFirstWeek}
          isSecondWeek={week.isSecondWeek}
          onTurn={(weeks) => {
            setFound(null);
            week.turn(weeks);
          }}
        />
        {!isAway && firstFree}
      </Head>
      {(isAway || isLate) && (
        <Notice>
          <p>{noticeWords()}</p>
          {isAway && firstFree}
          {opens === undefined && (
            <>
              {elsewhere}
              {waiting}
            </>
          )}
        </Notice>
      )}
      {leaveWords(monday, now.date, vacations).map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <VisuallyHidden role="status">
        {found === 'none' ? NONE_LEFT : `Săptămâna ${title}: ${countWords(free, FREE_COUNTS)}`}
      </VisuallyHidden>
      <Days ref={days} role="table" aria-label={`Orele pentru ${doctorName}, săptămâna ${title}`}>
        {shown.map((day, index) => (
          <DayRow
            // The index as key: another week reuses the elements instead of creating them again.
            key={index}
            day={day}
            isEarly={opens !== undefined}
            later={(showsAll ? undefined : later[index]) ?? []}
            isPastShown={isPastShown}
            onChoose={onChoose}
          />
        ))}
      </Days>
      <Folds>
        {later.some(({ length }) => length > 0) && !isLaterChosen && (
          <AllTimes isOpen={isWhole} onChange={setIsWhole}>
            {isWhole ? 'Mai puține ore' : 'Mai multe ore'}
          </AllTimes>
        )}
        {hasPast && (
          <Fold isOpen={isPastShown} onChange={setIsPastShown}>
            {shown[0]?.isPast ? 'Zilele și orele trecute' : 'Orele trecute'}
          </Fold>
        )}
      </Folds>
      {opens === undefined && <SlotLegend shown={new Set(statuses)} />}
      {!isAway && !isLate && waiting}
    </Frame>
  );
}
