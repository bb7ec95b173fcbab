import { styled } from 'styled-components';
import { dayName } from '../../content/dateWords';
import { moveTexts } from '../../content/pages/appointment';
import { doctorName } from '../../domain/doctorName';
import type { Doctor, SlotOnDate } from '../../domain/entities';
import type { TimeOnDate } from '../../domain/slotStatus';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Note } from '../../ui/Note';
import { color, fontSize } from '../../ui/tokens';
import { freeWeek, nearestTimes, type DoctorSituation } from './freeWeek';
import { HiddenFields } from './HiddenFields';

const Nav = styled(Cluster).attrs({ as: 'nav' })``;

/** A link or a button of a form; the present one of several is marked. */
const Press = styled(Button)`
  &[aria-current] {
    background: ${color.brandTint};
  }
`;

const Day = styled.h3`
  font-size: ${fontSize.body};
  line-height: 1.4;
  letter-spacing: 0;
`;

/** Id of the form that the time buttons belong to, wherever they are on the page. */
export const TIMES_FORM_ID = 'ore';

/** The way on: an address, or a button of the form, which posts what was typed. */
export type Way = { readonly href: string } | { readonly name: string; readonly value: string };

/** One of several; without a way only a text. */
export interface Option {
  readonly text: string;
  readonly isCurrent?: boolean;
  readonly way?: Way | undefined;
}

/** Renders one choice among several. */
export function Options({ label, of }: { readonly label: string; readonly of: readonly Option[] }) {
  return (
    <Nav aria-label={label}>
      {of.map(({ text, isCurrent = false, way }) => {
        if (way === undefined) return <b key={text}>{text}</b>;
        const current = isCurrent || undefined;
        return 'href' in way ? (
          <Press as="a" key={text} $variant="secondary" $isSmall href={way.href} aria-current={current}>
            {text}
          </Press>
        ) : (
          <Press
            key={text}
            $variant="secondary"
            $isSmall
            form={TIMES_FORM_ID}
            {...way}
            aria-current={current}
          >
            {text}
          </Press>
        );
      })}
    </Nav>
  );
}

export interface TimeChoiceProps {
  readonly doctors: readonly Doctor[];
  readonly doctor: Doctor | undefined;
  readonly wayToDoctor: (doctor: Doctor) => Way;
  /** The chosen doctor's; undefined without one. */
  readonly times: DoctorSituation | undefined;
  /** A date of the week to show. */
  readonly near: string | undefined;
  readonly wayToWeek: (monday: string) => Way;
  /** The address that the chosen time is posted to. */
  readonly action: string;
  /** Further fields that are posted, by name. */
  readonly hidden: Readonly<Record<string, string | number>>;
  readonly timeField: (time: TimeOnDate) => { readonly name: string; readonly value: string };
  /** The effect of pressing a time, in words. */
  readonly press: string;
  /** A pressed time that could not be had, and why. */
  readonly refused?: (SlotOnDate & { readonly reason: string }) | undefined;
}

/** Shows a doctor's free times of one week, for a new appointment and for one that is moved. */
export function TimeChoice(props: TimeChoiceProps) {
  const { doctors, doctor, times, near, action, hidden, timeField, press, refused } = props;
  const { weeks, days } = times ? freeWeek(times, near) : { weeks: [], days: [] };
  const nearest = times && refused ? nearestTimes(times, refused) : [];
  const button = (time: TimeOnDate, text: string, form?: string) => (
    <Press
      key={text}
      $variant="secondary"
      $isSmall
      form={form}
      {...timeField(time)}
      aria-label={`${dayName(time.date)}, ora ${time.startTime}`}
    >
      {text}
    </Press>
  );
  return (
    <>
      {refused && (
        <Notice variant="danger">
          <p>
            {refused.reason} {nearest.length > 0 && moveTexts.nearest}
          </p>
          <Nav aria-label={moveTexts.nearest}>
            {nearest.map((time) =>
              button(time, `${dayName(time.date)}, ora ${time.startTime}`, TIMES_FORM_ID),
            )}
          </Nav>
        </Notice>
      )}
      <Options
        label={moveTexts.doctors}
        of={doctors.map((one) => ({
          text: doctorName(one),
          isCurrent: one === doctor,
          way: props.wayToDoctor(one),
        }))}
      />
      <h2>{moveTexts.times}</h2>
      <p>{days.length === 0 ? moveTexts.noDoctor : press}</p>
      <Options
        label={moveTexts.weeks}
        of={weeks.map(({ text, monday }) => ({
          text,
          way: monday === undefined ? undefined : props.wayToWeek(monday),
        }))}
      />
      <Stack as="form" $gap={5} id={TIMES_FORM_ID} method="post" action={action} aria-label={moveTexts.times}>
        <HiddenFields of={hidden} />
        {days.map(({ date, times: free }) => (
          <Stack key={date} $gap={2}>
            <Day>{dayName(date)}</Day>
            {free.length === 0 ? (
              <Note>{moveTexts.noTime}</Note>
            ) : (
              <Cluster>{free.map((time) => button(time, time.startTime))}</Cluster>
            )}
          </Stack>
        ))}
      </Stack>
    </>
  );
}
