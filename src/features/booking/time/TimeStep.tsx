import { styled } from 'styled-components';
import { PROMPTS } from '../../../content/messages';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { FieldError } from '../../../ui/form/Field';
import { SkipAhead } from '../../../ui/SkipAhead';
import { color, space } from '../../../ui/tokens';
import { errorText, fieldId } from '../bookingFields';
import { doctorName } from '../../../domain/doctorName';
import { isEmpty } from '../../form/draft';
import { LoadFailure } from '../LoadFailure';
import type { BookingContext } from '../session/bookingContext';
import { offeredDoctors, weekOf } from '../session/week';
import type { CalendarLoad, ChosenLoad } from './useCalendarModule';
import { WeekSkeleton } from './WeekSkeleton';
import { Skeleton } from '../../../ui/Skeleton';
import type { RequestedChoice } from '../../../content/paths';

const ERROR_ID = `${fieldId('slot')}-error`;

const Region = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  /* The next step begins below the window, so that nothing seen moves when the times come. */
  min-height: max(16rem, 100vh - 34rem);
  scroll-margin-top: 1rem;
  @media (min-width: 100rem) {
    min-height: 0;
  }
`;

const Prompt = styled.p`
  color: ${color.muted};
`;

interface TimeStepProps {
  readonly context: BookingContext;
  readonly calendar: CalendarLoad;
  readonly chosen: ChosenLoad;
  readonly doctor: Doctor | undefined;
  /** Must be stable, as the next. */
  readonly onPress: (slot: SlotOnDate) => void;
  readonly onOffer: (choice: RequestedChoice) => void;
  readonly onRetry: (call: 'slots' | 'vacations') => void;
}

/** The calendar, or what stands in its place until a service and a doctor are chosen and loaded. */
export function TimeStep(props: TimeStepProps) {
  const { context, onPress } = props;
  const chosen = props.chosen.module;
  const error = errorText('slot', context.problems.slot);
  const note = chosen !== null && context.passedOver !== null && (
    <chosen.PassedOverNote what={context.passedOver} week={weekOf(context)} onPress={onPress} />
  );
  return (
    <Region
      id={fieldId('slot')}
      role="group"
      aria-label="Ziua și ora"
      aria-describedby={error && ERROR_ID}
      tabIndex={-1}
    >
      {context.doctorId !== null && note}
      <Week {...props} />
      {context.doctorId === null && note}
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </Region>
  );
}

function Week({ context, calendar, chosen, doctor, onPress, onOffer, onRetry }: TimeStepProps) {
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
    const doctors = offeredDoctors(context) ?? [];
    if (doctors.length === 0)
      return <Prompt>{`${PROMPTS.chooseServiceAndDoctor} ca să vedeți orele libere.`}</Prompt>;
    return (
      <>
        <Prompt>{`${PROMPTS.chooseServiceAndDoctor} sau alegeți primul loc liber:`}</Prompt>
        {chosen.module !== null ? (
          <chosen.module.DoctorOffers doctors={doctors} onChoose={onOffer} />
        ) : (
          !chosen.hasFailed && <Skeleton $height={`${doctors.length * 4}rem`} />
        )}
      </>
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

  const { WeekCalendar } = calendar.module;
  const others = (offeredDoctors(context) ?? []).filter(({ id }) => id !== doctor.id);
  return (
    <>
      <SkipAhead target={fieldId('firstName')}>Treceți la datele dumneavoastră</SkipAhead>
      {vacations.data === undefined &&
        failure('vacations', 'Concediile medicului nu s-au putut încărca; unele ore pot fi indisponibile.')}
      {chosen.module !== null && context.lostSlot !== null && (
        <chosen.module.LostSlot
          lost={context.lostSlot}
          week={slots.isBusy ? undefined : week}
          isTyped={!isEmpty(context.patient)}
          onPress={onPress}
        />
      )}
      <WeekCalendar
        key={`${doctor.id} ${context.shown}`}
        {...week}
        asked={context.shown}
        doctorName={doctorName(doctor)}
        elsewhere={
          chosen.module && (
            <chosen.module.Elsewhere
              others={others}
              doctorId={doctor.id}
              serviceId={context.serviceId}
              hasList={week.bookingWeeks !== undefined}
              onChoose={onOffer}
            />
          )
        }
        selected={context.slot}
        onPress={onPress}
      />
    </>
  );
}
