import { waitingPath, type RequestedChoice } from '../../../content/bookingQuery';
import { type Doctor, doctorName, type SlotOnDate } from '../../../domain/entities';
import { useFacts } from '../../../api/facts';
import type { Week } from '../../../domain/slotStatus';
import { SkipLink } from '../../../ui/links';
import { isEmpty } from '../../form/submission';
import { BookingMachineContext, useBooking } from '../BookingMachineContext';
import { fieldId } from '../bookingFields';
import { WeekCalendar } from '../calendar/WeekCalendar';
import { LoadFailure } from '../LoadFailure';
import { timesInstead } from '../session/week';
import type { useTimes } from '../useClinicLists';
import { DoctorOffers } from './DoctorOffers';
import { LostSlot } from './LostSlot';
import { TimeChoices } from './TimeChoices';
import { NotOfferedNote } from './NotOfferedNote';

interface DoctorWeekProps {
  readonly doctor: Doctor;
  /** The other doctors of the same service. */
  readonly others: readonly Doctor[];
  readonly week: Week;
  readonly loads: ReturnType<typeof useTimes>;
  readonly onChoose: (slot: SlotOnDate) => void;
  readonly onChooseOffer: (choice: RequestedChoice) => void;
}

function failureText({ slots, vacations }: DoctorWeekProps['loads']): string {
  if (slots.error === undefined && vacations.currentData?.isPartial !== false)
    return 'Nu s-au putut încărca toate concediile medicului; unele ore pot fi indisponibile.';
  return 'Orele de mai jos nu s-au putut actualiza; unele pot fi deja ocupate.';
}

/** A link for the keyboard: before the times, and after the chosen one. */
const onward = <SkipLink target={fieldId('firstName')}>Treceți la datele pacientului</SkipLink>;

export function DoctorWeek({ doctor, others, week, loads, onChoose, onChooseOffer }: DoctorWeekProps) {
  const { serviceId, slot, lostSlot } = useBooking('serviceId', 'slot', 'lostSlot');
  const { sendsMail } = useFacts();
  const { shown, notOffered } = useBooking('shown', 'notOffered');
  const isTyped = BookingMachineContext.useSelector(({ context }) => !isEmpty(context.patient));
  const isPartial = loads.vacations.currentData?.isPartial === true;
  const failed = Object.values(loads).filter(
    (load) => load.error !== undefined || (isPartial && load === loads.vacations),
  );
  const isFetching = Object.values(loads).some((load) => load.isFetching);
  return (
    <>
      {notOffered !== null && (
        <NotOfferedNote what={notOffered}>
          {notOffered === 'time' && (
            <TimeChoices title="Primele ore libere:" times={timesInstead(week, null)} onChoose={onChoose} />
          )}
        </NotOfferedNote>
      )}
      {onward}
      {failed.length > 0 && (
        <LoadFailure successor={fieldId('slot')} text={failureText(loads)} loads={failed} />
      )}
      {lostSlot !== null && (
        <LostSlot
          lost={lostSlot}
          week={isFetching ? undefined : week}
          isTyped={isTyped}
          onChoose={onChoose}
        />
      )}
      <WeekCalendar
        key={`${doctor.id} ${shown}`}
        {...week}
        asked={shown}
        doctorName={doctorName(doctor)}
        elsewhere={<DoctorOffers doctors={others} onChoose={onChooseOffer} />}
        // Another backend has no waiting list.
        waiting={
          sendsMail &&
          week.bookingWeeks !== undefined &&
          serviceId !== null && (
            <a href={waitingPath(serviceId, doctor.id)}>Anunțați-mă când se eliberează altă oră</a>
          )
        }
        onward={onward}
        selected={slot}
        onChoose={onChoose}
      />
    </>
  );
}
