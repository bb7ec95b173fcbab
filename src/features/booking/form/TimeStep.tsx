import { useCallback, useDeferredValue, useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../../api/store';
import { PROMPTS } from '../../../content/messages';
import type { RequestedChoice } from '../../../content/bookingQuery';
import { offeredDoctors } from '../../../content/requestedRows';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { FieldError } from '../../../ui/form/Field';
import { Stack } from '../../../ui/layout';
import { Note } from '../../../ui/text';
import { BookingMachineContext, useBooking } from '../BookingMachineContext';
import { errorText, fieldId, TIMES_NAME } from '../bookingFields';
import { pressOf, selectWeek } from '../session/week';
import { useDoctors, useServiceAndDoctor, useServices, useTimes } from '../useClinicLists';
import { LoadFailure } from '../LoadFailure';
import { DoctorOffers } from '../time/DoctorOffers';
import { NotOfferedNote } from '../time/NotOfferedNote';
import { WeekSkeleton } from '../time/WeekSkeleton';
import { loadCalendar, useCalendarCode, warmUpCalendar } from './calendarCode';

const ERROR_ID = `${fieldId('slot')}-error`;

interface OffersProps {
  readonly doctors: readonly Doctor[];
  readonly onChooseOffer: (choice: RequestedChoice) => void;
}

function Offers({ doctors, onChooseOffer }: OffersProps) {
  if (doctors.length === 0)
    return <Note>{`${PROMPTS.chooseServiceAndDoctor} ca să vedeți orele libere.`}</Note>;
  return (
    <>
      <Note>{`${PROMPTS.chooseServiceAndDoctor} sau alegeți primul loc liber:`}</Note>
      <DoctorOffers doctors={doctors} onChoose={onChooseOffer} />
    </>
  );
}

interface DoctorCalendarProps extends OffersProps {
  readonly doctor: Doctor;
  readonly onChoose: (slot: SlotOnDate) => void;
  readonly onShow: () => void;
}

function DoctorCalendar({ doctor, doctors, onShow, ...on }: DoctorCalendarProps) {
  const loads = useTimes(doctor.id);
  const { attempt } = useBooking('attempt');
  const week = useAppSelector((state) => selectWeek(state, { doctorId: doctor.id, attempt }));
  const { parts, ...code } = useCalendarCode();
  const failed = [code, loads.slots].filter(({ error }) => error !== undefined);
  // Defers a doctor's first week: React renders it in pieces, between which the browser answers its visitor.
  const isDue = useDeferredValue(week !== null && parts !== undefined);
  const isShown = isDue && week !== null && parts !== undefined;
  useEffect(() => void loadCalendar(), [doctor.id]);
  useEffect(() => {
    if (isShown) onShow();
  }, [isShown, doctor.id, onShow]);
  if (isShown) {
    const others = doctors.filter(({ id }) => id !== doctor.id);
    return <parts.DoctorWeek doctor={doctor} others={others} week={week} loads={loads} {...on} />;
  }
  if (failed.length === 0) return <WeekSkeleton />;
  return (
    <LoadFailure successor={fieldId('slot')} text="Orele medicului nu s-au putut încărca." loads={failed} />
  );
}

interface TimeStepProps {
  /** Called after a doctor's first free time was chosen; the offers disappear. */
  readonly onChooseOffer: () => void;
  /** Called when a doctor's times have rendered. Must be stable. */
  readonly onShow: () => void;
}

export function TimeStep({ onChooseOffer, onShow }: TimeStepProps) {
  const store = useAppStore();
  const actor = BookingMachineContext.useActorRef();
  const { serviceId, doctorId } = useBooking('serviceId', 'doctorId');
  const { requested, notOffered, problems } = useBooking('requested', 'notOffered', 'problems');
  const { doctor } = useServiceAndDoctor(serviceId, doctorId);
  const services = useServices();
  const { data: all, isLoading } = useDoctors();
  const doctors = offeredDoctors(all, serviceId) ?? [];
  // A link's doctor is chosen once both lists have loaded.
  const isAwaited = requested?.doctor !== undefined && (services.isLoading || isLoading);
  const error = errorText('slot', problems.slot);
  useEffect(() => {
    if (serviceId !== null) warmUpCalendar();
  }, [serviceId]);

  // Stable, because a week has dozens of memoized buttons.
  const press = useCallback(
    (time: SlotOnDate) => {
      const { context } = actor.getSnapshot();
      const shown = selectWeek(store.getState(), context);
      const event = shown && pressOf(shown, time, context.slot);
      if (event) actor.send(event);
    },
    [actor, store],
  );
  const takeOffer = (choice: RequestedChoice) => {
    document.getElementById(fieldId('slot'))?.focus({ preventScroll: true });
    onChooseOffer();
    actor.send({ type: 'offer.chosen', choice });
  };
  return (
    <Stack
      $gap={5}
      id={fieldId('slot')}
      role="group"
      aria-label={TIMES_NAME}
      aria-describedby={error && ERROR_ID}
      tabIndex={-1}
    >
      {isAwaited && <WeekSkeleton />}
      {!isAwaited && doctor === undefined && (
        <>
          <Offers doctors={doctors} onChooseOffer={takeOffer} />
          {notOffered !== null && <NotOfferedNote what={notOffered} />}
        </>
      )}
      {!isAwaited && doctor !== undefined && (
        <DoctorCalendar
          doctor={doctor}
          doctors={doctors}
          onChoose={press}
          onChooseOffer={takeOffer}
          onShow={onShow}
        />
      )}
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </Stack>
  );
}
