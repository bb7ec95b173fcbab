import { useCallback, useEffect, useRef } from 'react';
import { wholeForm } from '../../../ui/tokens';
import { Booking } from '../Booking';
import { fieldId } from '../bookingFields';
import { useWeek } from '../useClinicLists';

const place = () => ({ scrollY: window.scrollY, focused: document.activeElement });

/**
 * Scrolls the step of the times under the header, unless all of it is in view, or it has a column of its
 * own.
 */
function showTimes(): void {
  const week = document.getElementById(fieldId('slot'));
  if (week === null || week.getBoundingClientRect().bottom <= window.innerHeight) return;
  if (window.matchMedia(wholeForm).matches) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  week.closest('section')?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

/**
 * Shows the times that a visitor has asked for as soon as they are here, once, unless they have scrolled or gone on
 * by then. A keyboard's focus would be left out of sight.
 * @returns notes that times were asked for
 */
export function useTimesInView(): () => void {
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const { week } = useWeek(doctorId);
  const shown = week === null ? null : doctorId;
  const asked = useRef<ReturnType<typeof place>>(undefined);

  useEffect(() => {
    if (shown === null || asked.current === undefined) return;
    const { scrollY, focused } = asked.current;
    asked.current = undefined;
    const isByKeyboard = focused?.matches(':focus-visible') ?? false;
    if (!isByKeyboard && window.scrollY === scrollY && document.activeElement === focused) showTimes();
  }, [shown]);

  return useCallback(() => {
    asked.current = place();
  }, []);
}
