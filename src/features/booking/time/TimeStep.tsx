import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { FieldError } from '../../../ui/form/Field';
import { SkipAhead } from '../../../ui/SkipAhead';
import { color, radius, space } from '../../../ui/tokens';
import { errorText, fieldId } from '../bookingFields';
import { doctorName } from '../../../domain/doctorName';
import { LoadFailure } from '../LoadFailure';
import type { BookingContext } from '../session/bookingContext';
import { weekOf } from '../session/week';
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
  readonly calendar: CalendarLoad;
  readonly doctor: Doctor | undefined;
  readonly onPress: (slot: SlotOnDate) => void;
  readonly onRetry: (call: 'slots' | 'vacations') => void;
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
      <Week {...props} />
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </Region>
  );
}

function Week({ context, calendar, doctor, onPress, onRetry }: TimeStepProps) {
  const { slots, vacations } = context.loads;
  const failure = (call: 'slots' | 'vacations', text: string) => (
    <LoadFailure
      successor={fieldId('slot')}
      text={text}
      isBusy={context.loads[call].isBusy}
      onRetry={() => {
        onRetry(call);
      }}
    />
  );
  if (doctor === undefined) {
    return (
      <Prompt>
        <Icon name="CalendarDays" size={36} strokeWidth={1.5} />
        {`${PROMPTS.chooseServiceAndDoctor} ca să vedeți orele libere.`}
      </Prompt>
    );
  }
  if (slots.data === undefined && slots.hasFailed)
    return failure('slots', 'Orele medicului nu s-au putut încărca.');
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
  const week = weekOf(context);
  if (week === null || calendar.module === null) return <WeekSkeleton />;

  const { WeekCalendar, LostSlot, dateWords } = calendar.module;
  return (
    <>
      <SkipAhead target={fieldId('firstName')}>Treceți la datele dumneavoastră</SkipAhead>
      {vacations.data === undefined &&
        failure('vacations', 'Zilele libere ale medicului nu s-au putut încărca.')}
      {context.lostSlot !== null && (
        <LostSlot
          lost={context.lostSlot}
          week={slots.isBusy ? undefined : week}
          words={dateWords}
          onPress={onPress}
        />
      )}
      <WeekCalendar
        key={doctor.id}
        {...week}
        doctorName={doctorName(doctor)}
        selected={context.slot}
        onPress={onPress}
      />
    </>
  );
}
