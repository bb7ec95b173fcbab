import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useAppStore } from '../../../api/store';
import { PROMPTS } from '../../../content/messages';
import type { RequestedChoice } from '../../../content/paths';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { FieldError } from '../../../ui/form/Field';
import { Stack } from '../../../ui/Stack';
import { Note } from '../../../ui/Note';
import { wholeForm } from '../../../ui/tokens';
import { Booking } from '../Booking';
import { errorText, fieldId } from '../bookingFields';
import { offeredDoctors, pressOf, selectWeek } from '../session/week';
import { useDoctors, useNamed, useWeek } from '../useClinicLists';
import { DoctorOffers } from './DoctorOffers';
import { DoctorWeek } from './DoctorWeek';
import { UnavailableChoiceNote } from './UnavailableChoiceNote';

const ERROR_ID = `${fieldId('slot')}-error`;

const Region = styled(Stack)`
  /* The next step begins below the window, so that nothing seen moves when the times come. */
  min-height: max(16rem, 100vh - 34rem);
  scroll-margin-top: 1rem;
  @media ${wholeForm} {
    min-height: 0;
  }
`;

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

interface TimeStepProps {
  /** Called after a doctor's first free time was chosen; the offers disappear. */
  readonly onChooseOffer: () => void;
}

/** Renders the calendar, or its placeholder until a service and a doctor are chosen. */
export function TimeStep({ onChooseOffer }: TimeStepProps) {
  const store = useAppStore();
  const actor = Booking.useActorRef();
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const passedOver = Booking.useSelector(({ context }) => context.passedOver);
  const problem = Booking.useSelector(({ context }) => context.problems.slot);
  const { doctor } = useNamed(serviceId, doctorId);
  const doctors = offeredDoctors(useDoctors().data, serviceId) ?? [];
  const times = useWeek(doctorId);
  const { week } = times;
  const error = errorText('slot', problem);

  // Stable, because a week has dozens of memoized buttons.
  const press = useCallback(
    (time: SlotOnDate) => {
      const { context } = actor.getSnapshot();
      const shown = selectWeek(store.getState(), context.doctorId);
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
  const note = passedOver !== null && (
    <UnavailableChoiceNote what={passedOver} week={week} onChoose={press} />
  );
  return (
    <Region
      $gap={5}
      id={fieldId('slot')}
      role="group"
      aria-label="Ziua și ora"
      aria-describedby={error && ERROR_ID}
      tabIndex={-1}
    >
      {doctor !== undefined && note}
      {doctor === undefined ? (
        <Offers doctors={doctors} onChooseOffer={takeOffer} />
      ) : (
        <DoctorWeek
          doctor={doctor}
          others={doctors.filter(({ id }) => id !== doctor.id)}
          times={times}
          onChoose={press}
          onChooseOffer={takeOffer}
        />
      )}
      {doctor === undefined && note}
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </Region>
  );
}
