import { useDeferredValue } from 'react';
import { useAppSelector } from '../../../api/store';
import { Booking } from '../Booking';
import { selectWeek, statusOf } from '../session/week';
import { useServiceAndDoctor } from '../useClinicLists';
import { useCalendarCode } from './calendarCode';

/** Returns the current choice with its names; the time once the words of dates have loaded. */
export function useChosen() {
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const lostSlot = Booking.useSelector(({ context }) => context.lostSlot);
  const price = Booking.useSelector(({ context }) => context.price);
  const { parts } = useCalendarCode();
  // Deferred, so that the pressed slot renders first; it must not outlive its doctor.
  const pressed = useDeferredValue(Booking.useSelector(({ context }) => context.slot));
  const slot = doctorId === null ? null : pressed;
  const loss = useAppSelector((state) => {
    const week = lostSlot && selectWeek(state, doctorId);
    return week && (statusOf(week, lostSlot, null) === 'taken' ? 's-a ocupat' : 'nu mai este liberă');
  });
  const time = slot &&
    parts && {
      day: `${parts.dayName(slot.date)}, `,
      hour: `ora ${slot.startTime}`,
      short: parts.shortMoment(slot),
    };
  return {
    ...useServiceAndDoctor(serviceId, doctorId),
    price,
    time,
    /** `11:00 s-a ocupat`; null unless the chosen time was lost. */
    lost: lostSlot && loss && `${lostSlot.startTime} ${loss}`,
  };
}
