import { useCallback, useEffect, useRef } from 'react';
import { useAppSelector } from '../../../api/store';
import { wholeForm } from '../../../ui/tokens';
import { Booking } from '../Booking';
import { fieldId } from '../bookingFields';
import { selectWeek } from '../session/week';
import { useCalendarCode } from './calendarCode';

const place = () => ({ scrollY: window.scrollY, focused: document.activeElement });

/** Scrolls the times under the header, unless they are fully visible or have a column of their own. */
function showTimes(): void {
  const week = document.getElementById(fieldId('slot'));
  if (week === null || week.getBoundingClientRect().bottom <= window.innerHeight) return;
  if (window.matchMedia(wholeForm).matches) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  week.closest('section')?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

/**
 * Scrolls to the requested times once they have loaded, unless the visitor has scrolled or moved on. Not for keyboard
 * users, whose focus would scroll out of view.
 * @returns a function that requests the scroll
 */
export function useTimesInView(): () => void {
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const hasWeek = useAppSelector((state) => selectWeek(state, doctorId) !== null);
  const { parts } = useCalendarCode();
  const shown = hasWeek && parts ? doctorId : null;
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
