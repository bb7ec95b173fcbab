import { useCallback, useRef } from 'react';
import { wholeForm } from '../../../ui/tokens';
import { fieldId } from '../bookingFields';

const place = () => ({ scrollY: window.scrollY, focused: document.activeElement });

/** Scrolls the times under the header, unless they are fully visible or have a column of their own. */
function showTimes(): void {
  const week = document.getElementById(fieldId('slot'));
  if (week === null || week.getBoundingClientRect().bottom <= window.innerHeight) return;
  if (window.matchMedia(wholeForm).matches) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  week.closest('section')?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

/** Returns `ask` for a scroll to the times, and `show`, which scrolls there, unless the visitor moves on. */
export function useTimesInView() {
  const asked = useRef<ReturnType<typeof place>>(undefined);
  const ask = () => {
    asked.current = place();
  };
  const show = useCallback(() => {
    if (asked.current === undefined) return;
    const { scrollY, focused } = asked.current;
    asked.current = undefined;
    // Reading the place lays the page out: in the next frame, which does so anyway, not in the task that renders.
    requestAnimationFrame(() => {
      const isByKeyboard = focused?.matches(':focus-visible') ?? false;
      if (!isByKeyboard && window.scrollY === scrollY && document.activeElement === focused) showTimes();
    });
  }, []);
  return { ask, show };
}
