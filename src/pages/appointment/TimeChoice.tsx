import { styled } from 'styled-components';
import { dayAndMonth, weekdayAndDate, shortDateTime, weekdayName, weekName } from '../../content/dateWords';
import { moveTexts } from '../../content/pages/appointment';
import { type Doctor, doctorName, type SlotOnDate } from '../../domain/entities';
import { freeWeek } from '../../domain/freeWeek';
import { nearestAlternatives } from '../../domain/nearestFreeTimes';
import { isSameTime, type DoctorSituation, type TimeOnDate } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import { Heading, Slots, Weekday } from '../../features/booking/calendar/DayRow';
import { SlotFace } from '../../features/booking/calendar/SlotButton';
import { Days, CalendarStack } from '../../features/booking/calendar/WeekCalendar';
import { ToolbarRow, WeekButton, WeekTitle } from '../../features/booking/calendar/WeekToolbar';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout';
import { Icon } from '../../ui/Icon';
import { Note, Small } from '../../ui/text';
import { color, radius, space } from '../../ui/tokens';
import { PlainProblem } from './PlainForm';

/** Joins the choices of one row; the present one is filled and ticked. */
const Segments = styled(Cluster).attrs({ as: 'nav' })`
  gap: 0;
  overflow: hidden;
  border: 1.5px solid ${color.brand};
  border-radius: ${radius.control};
`;

const Segment = styled(Button)`
  flex: 1 1 auto;
  border: 0;
  border-radius: 0;
  &:focus-visible {
    outline-offset: -6px;
  }
`;

/** Id of a step's form, to which its buttons belong wherever they are on the page. */
export const STEP_FORM_ID = 'ore';

/** The target of a choice: an address, or the form's own post with what was typed. */
export type ChoiceTarget = { readonly href: string } | { readonly name: string; readonly value: string };

/** Returns the attributes of a link, or of a button. */
const targetProps = (target: ChoiceTarget) =>
  'href' in target ? { as: 'a' as const, ...target } : { form: STEP_FORM_ID, ...target };

interface OptionsProps {
  readonly label: string;
  readonly options: readonly {
    readonly text: string;
    readonly isCurrent?: boolean;
    readonly target: ChoiceTarget;
  }[];
}

export const Options = ({ label, options }: OptionsProps) => (
  <Segments aria-label={label}>
    {options.map(({ text, isCurrent = false, target }) => (
      <Segment
        key={text}
        {...targetProps(target)}
        $variant={isCurrent ? 'primary' : 'quiet'}
        $isSmall
        aria-current={isCurrent || undefined}
      >
        {isCurrent && <Icon name="Check" size={18} strokeWidth={3} />}
        {text}
      </Segment>
    ))}
  </Segments>
);

export interface TimeChoiceProps {
  readonly doctors: readonly Doctor[];
  readonly doctor: Doctor | undefined;
  readonly doctorTarget: (doctor: Doctor) => ChoiceTarget;
  /** The chosen doctor's; undefined without one. */
  readonly situation: DoctorSituation | undefined;
  /** A date of the week to show. */
  readonly near: string | undefined;
  readonly weekTarget: (monday: string) => ChoiceTarget;
  readonly timeTarget: (time: TimeOnDate) => ChoiceTarget;
  /** The time that is to be confirmed. */
  readonly chosen?: SlotOnDate | undefined;
  /** A pressed time that could not be had, and why. */
  readonly refused?: (SlotOnDate & { readonly reason: string }) | undefined;
}

interface RefusedTimeProps extends Pick<TimeChoiceProps, 'timeTarget'> {
  readonly reason: string;
  readonly nearest: readonly TimeOnDate[];
}

function RefusedTime({ reason, nearest, timeTarget }: RefusedTimeProps) {
  return (
    <PlainProblem>
      <p>
        {reason} {nearest.length > 0 && moveTexts.nearest}
      </p>
      <Cluster as="nav" aria-label={moveTexts.nearest}>
        {nearest.map((time) => (
          <Button key={timeKey(time)} {...targetProps(timeTarget(time))} $variant="secondary" $isSmall>
            {`${weekdayAndDate(time.date)}, ora\u00a0${time.startTime}`}
          </Button>
        ))}
      </Cluster>
    </PlainProblem>
  );
}

interface DayTimesProps extends Pick<TimeChoiceProps, 'timeTarget' | 'chosen'> {
  readonly date: string;
  readonly times: readonly TimeOnDate[];
}

function DayTimes({ date, times, timeTarget, chosen }: DayTimesProps) {
  return (
    <Stack $gap={3} style={{ paddingBottom: space[5] }}>
      <Heading as="h3">
        <Weekday>{weekdayName(date)}</Weekday>
        <Small as="span">{dayAndMonth(date)}</Small>
      </Heading>
      <Slots role="list">
        {times.map((time) => (
          <li key={time.slotId}>
            <SlotFace
              style={{ textDecoration: 'none' }}
              {...targetProps(timeTarget(time))}
              data-state={isSameTime(time, chosen) ? 'selected' : 'available'}
              aria-current={isSameTime(time, chosen) || undefined}
              aria-label={`${weekdayAndDate(date)}, ora ${time.startTime}`}
            >
              {time.startTime}
            </SlotFace>
          </li>
        ))}
      </Slots>
    </Stack>
  );
}

/** Shows a doctor's free times of one week, for a new appointment and for one that is moved. */
export function TimeChoice(props: TimeChoiceProps) {
  const { doctors, doctor, situation, near, doctorTarget, weekTarget, timeTarget, chosen, refused } = props;
  if (situation === undefined) return <p>{moveTexts.noDoctor}</p>;
  const { monday, previous, next, days, first } = freeWeek(situation, near);
  const turn = (monday: string | undefined, label: string, icon: 'ChevronLeft' | 'ChevronRight') =>
    monday === undefined ? (
      <WeekButton as="span" style={{ visibility: 'hidden' }} />
    ) : (
      <WeekButton {...targetProps(weekTarget(monday))} aria-label={label}>
        <Icon name={icon} />
      </WeekButton>
    );
  const options = doctors.map((one) => ({
    text: doctorName(one),
    isCurrent: one === doctor,
    target: doctorTarget(one),
  }));
  return (
    <CalendarStack $gap={5} as="section" aria-label={moveTexts.times}>
      {refused && (
        <RefusedTime
          reason={refused.reason}
          nearest={nearestAlternatives(situation, refused)}
          timeTarget={timeTarget}
        />
      )}
      {first ? (
        <Button {...targetProps(timeTarget(first))} $variant={days.length > 0 ? 'secondary' : 'primary'}>
          {`${moveTexts.firstFree}: ${shortDateTime(first)}`}
        </Button>
      ) : (
        <p>{moveTexts.noneOfDoctor}</p>
      )}
      <Options label={moveTexts.doctors} options={options} />
      <ToolbarRow as="nav" aria-label={moveTexts.weeks}>
        {turn(previous, moveTexts.previous, 'ChevronLeft')}
        {turn(next, moveTexts.next, 'ChevronRight')}
        <WeekTitle as="h2">{weekName(monday)}</WeekTitle>
      </ToolbarRow>
      {days.length === 0 && <Note>{moveTexts.noTime}</Note>}
      <Days>
        {days.map((day) => (
          <DayTimes key={day.date} {...day} timeTarget={timeTarget} chosen={chosen} />
        ))}
      </Days>
    </CalendarStack>
  );
}
