import { useState } from 'react';
import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import { clinicTimeAt } from '../../../domain/clock';
import type { Doctor } from '../../../domain/entities';
import { FieldError } from '../../../ui/form/Field';
import { SkipAhead } from '../../../ui/SkipAhead';
import { color, radius, space } from '../../../ui/tokens';
import type { BookingContext, ChosenSlot, RefusedStatus } from '../bookingContext';
import { errorText, fieldId } from '../bookingFields';
import { doctorName } from '../../../domain/doctorName';
import { LoadFailure } from '../LoadFailure';
import type { BookingData } from '../useBookingData';
import type { CalendarLoad } from './useCalendarModule';
import { WeekSkeleton } from './WeekSkeleton';
import { Icon } from '../../../ui/Icon';

const ERROR_ID = `${fieldId('slot')}-error`;

const Region = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-top: 1rem;
`;

const Prompt = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[8]} ${space[5]};
  border: 1.5px dashed ${color.hairline};
  border-radius: ${radius.card};
  color: ${color.muted};
  text-align: center;
  svg {
    color: ${color.brand};
  }
`;

interface TimeStepProps {
  readonly context: BookingContext;
  readonly data: BookingData;
  readonly calendar: CalendarLoad;
  readonly doctor: Doctor | undefined;
  /** ms since the epoch */
  readonly now: number;
  readonly onChoose: (slot: ChosenSlot) => void;
  readonly onRefuse: (status: RefusedStatus) => void;
}

/** The calendar, or what stands in its place until a service and a doctor are chosen and loaded. */
export function TimeStep(props: TimeStepProps) {
  const error = errorText('slot', props.context.problems.slot);
  return (
    <Region
      id={fieldId('slot')}
      role="group"
      aria-label="Ziua și ora"
      aria-describedby={error && ERROR_ID}
      tabIndex={-1}
    >
      <Week key={props.context.doctorId} {...props} />
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </Region>
  );
}

function Week({
  context,
  data: { slots, vacations },
  calendar,
  doctor,
  now,
  onChoose,
  onRefuse,
}: TimeStepProps) {
  // Back at a doctor, the failure of the last time stays known while the times are asked for anew.
  const [known] = useState([undefined, slots.error, vacations.error]);
  const hasFailed = ({ error }: { readonly error: unknown }): boolean => !known.includes(error);
  if (doctor === undefined) {
    return (
      <Prompt>
        <Icon name="CalendarDays" size={36} strokeWidth={1.5} />
        {`${PROMPTS.chooseServiceAndDoctor} ca să vedeți orele libere.`}
      </Prompt>
    );
  }
  if (slots.data === undefined && hasFailed(slots)) {
    return (
      <LoadFailure
        successor={fieldId('slot')}
        text="Orele medicului nu s-au putut încărca."
        isBusy={slots.isBusy}
        onRetry={() => {
          void slots.refetch();
          if (vacations.error !== undefined) void vacations.refetch();
        }}
      />
    );
  }
  if (calendar.hasFailed) {
    return (
      <LoadFailure
        successor={fieldId('slot')}
        text="Calendarul nu s-a putut încărca."
        isBusy={false}
        onRetry={calendar.retry}
      />
    );
  }
  const isWaiting = vacations.data === undefined && !hasFailed(vacations);
  if (slots.data === undefined || calendar.module === null || isWaiting) return <WeekSkeleton />;

  const { WeekCalendar, LazyCalendarCompanions, dateWords } = calendar.module;
  const week = { slots: slots.data.slots, vacations: vacations.data ?? [], now: clinicTimeAt(now) };
  return (
    <>
      <SkipAhead target={fieldId('firstName')}>Treceți la datele dumneavoastră</SkipAhead>
      {vacations.data === undefined && (
        <LoadFailure
          successor={fieldId('slot')}
          text="Zilele libere ale medicului nu s-au putut încărca."
          isBusy={vacations.isBusy}
          onRetry={() => void vacations.refetch()}
        />
      )}
      <LazyCalendarCompanions
        doctor={doctor}
        lost={context.lostSlot}
        week={slots.isBusy ? undefined : week}
        words={dateWords}
        onChoose={onChoose}
      />
      <WeekCalendar
        key={doctor.id}
        {...week}
        doctorName={doctorName(doctor)}
        selected={context.slot}
        onChoose={onChoose}
        onRefuse={onRefuse}
      />
    </>
  );
}
