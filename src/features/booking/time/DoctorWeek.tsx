import { earlierAsk } from '../../../content/pages/earlier';
import { waitingPath, type RequestedChoice } from '../../../content/paths';
import { doctorName } from '../../../domain/doctorName';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { SkipLink } from '../../../ui/SkipLink';
import { isEmpty } from '../../form/submission';
import { Booking } from '../Booking';
import { fieldId } from '../bookingFields';
import { WeekCalendar } from '../calendar/WeekCalendar';
import { LoadFailure } from '../LoadFailure';
import type { useWeek } from '../useClinicLists';
import { DoctorOffers } from './DoctorOffers';
import { LostSlot } from './LostSlot';
import { WeekSkeleton } from './WeekSkeleton';

interface DoctorWeekProps {
  readonly doctor: Doctor;
  /** The other doctors of the same service. */
  readonly others: readonly Doctor[];
  readonly times: ReturnType<typeof useWeek>;
  readonly onChoose: (slot: SlotOnDate) => void;
  readonly onChooseOffer: (choice: RequestedChoice) => void;
}

/** Returns the message about times or days off that failed to load. */
function failureText({ week, slots, vacations }: DoctorWeekProps['times']): string {
  if (week === null) return 'Orele medicului nu s-au putut încărca.';
  if (slots.error === undefined && vacations.currentData === undefined)
    return 'Concediile medicului nu s-au putut încărca; unele ore pot fi indisponibile.';
  return 'Orele de mai jos nu s-au putut actualiza; unele pot fi deja ocupate.';
}

/** Renders the chosen doctor's calendar with its messages. */
export function DoctorWeek({ doctor, others, times, onChoose, onChooseOffer }: DoctorWeekProps) {
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const slot = Booking.useSelector(({ context }) => context.slot);
  const lostSlot = Booking.useSelector(({ context }) => context.lostSlot);
  const shown = Booking.useSelector(({ context }) => context.shown);
  const isTyped = Booking.useSelector(({ context }) => !isEmpty(context.patient));
  const { week, slots, vacations } = times;
  const failed = [slots, vacations].filter(({ error }) => error !== undefined);
  const failure = failed.length > 0 && (
    <LoadFailure successor={fieldId('slot')} text={failureText(times)} loads={failed} />
  );
  if (week === null) return slots.error === undefined ? <WeekSkeleton /> : failure;
  return (
    <>
      <SkipLink target={fieldId('firstName')}>Treceți la datele dumneavoastră</SkipLink>
      {failure}
      {lostSlot !== null && (
        <LostSlot
          lost={lostSlot}
          week={slots.isFetching || vacations.isFetching ? undefined : week}
          isTyped={isTyped}
          onChoose={onChoose}
        />
      )}
      <WeekCalendar
        key={`${doctor.id} ${shown}`}
        {...week}
        asked={shown}
        doctorName={doctorName(doctor)}
        elsewhere={
          <>
            <DoctorOffers doctors={others} onChoose={onChooseOffer} />
            {/* Another backend has no waiting list. */}
            {week.bookingWeeks !== undefined && serviceId !== null && (
              <a href={waitingPath(serviceId, doctor.id)}>{earlierAsk}</a>
            )}
          </>
        }
        selected={slot}
        onChoose={onChoose}
      />
    </>
  );
}
