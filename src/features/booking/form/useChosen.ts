import { useDeferredValue } from 'react';
import { useAppSelector } from '../../../api/store';
import { BookingMachineContext } from '../BookingMachineContext';
import { selectWeek, statusOf } from '../session/week';
import { useServiceAndDoctor } from '../useClinicLists';
import { useCalendarCode } from './calendarCode';

/** Returns the current choice with its names; the time once the words of dates have loaded. */
export function useChosen() {
  const serviceId = BookingMachineContext.useSelector(({ context }) => context.serviceId);
  const doctorId = BookingMachineContext.useSelector(({ context }) => context.doctorId);
  const lostSlot = BookingMachineContext.useSelector(({ context }) => context.lostSlot);
  const attempt = BookingMachineContext.useSelector(({ context }) => context.attempt);
  const price = BookingMachineContext.useSelector(({ context }) => context.price);
  const { parts } = useCalendarCode();
  // Deferred, so that the pressed slot renders first; it must not outlive its doctor.
  const pressed = useDeferredValue(BookingMachineContext.useSelector(({ context }) => context.slot));
  const slot = doctorId === null ? null : pressed;
  const loss = useAppSelector((state) => {
    const week = lostSlot && selectWeek(state, { doctorId, attempt });
    return week && (statusOf(week, lostSlot, null) === 'taken' ? 's-a ocupat' : 'nu mai este liberă');
  });
  const time = slot &&
    parts && {
      day: `${parts.weekdayAndDate(slot.date)}, `,
      hour: `ora ${slot.startTime}`,
      short: parts.shortDateAndTime(slot),
    };
  return {
    ...useServiceAndDoctor(serviceId, doctorId),
    price,
    time,
    /** `11:00 s-a ocupat`; null unless the chosen time was lost. */
    lost: lostSlot && loss && `${lostSlot.startTime} ${loss}`,
  };
}
