import { useDeferredValue } from 'react';
import { useAppSelector } from '../../../api/store';
import { useBooking } from '../BookingMachineContext';
import { selectWeek, statusOf } from '../session/week';
import { useServiceAndDoctor } from '../useClinicLists';
import { useCalendarCode } from './calendarCode';

/** Returns the current choice with its names; the time once the words of dates have loaded. */
export function useChosen() {
  const { serviceId, doctorId, price } = useBooking('serviceId', 'doctorId', 'price');
  const { slot: pressed, lostSlot, attempt } = useBooking('slot', 'lostSlot', 'attempt');
  const { parts } = useCalendarCode();
  // Deferred, so that the pressed slot renders first; it must not outlive its doctor.
  const deferred = useDeferredValue(pressed);
  const slot = doctorId === null ? null : deferred;
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
