import { useCallback, useEffect, useRef } from 'react';
import type { Id } from '../../../domain/entities';
import { fieldId } from '../bookingFields';

/** Where a visitor is, and whether by the keyboard. */
const place = (isByKeyboard: boolean) => ({
  isByKeyboard,
  scrollY: window.scrollY,
  focused: document.activeElement,
});

/** Brings the step of the times under the header, unless all of it can be seen, or the details stand beside it. */
function showTimes(): void {
  const week = document.getElementById(fieldId('slot'));
  if (week === null || week.getBoundingClientRect().bottom <= window.innerHeight) return;
  if (window.matchMedia('(min-width: 100rem)').matches) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  week.closest('section')?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

/**
 * Shows the times that a visitor has asked for as soon as they are here, once, to who has neither scrolled nor gone
 * on meanwhile. A keyboard's focus would be left out of sight.
 * @param shown whose times are here
 * @returns tells that times were asked for
 */
export function useTimesInView(shown: Id | null): () => void {
  const asked = useRef<ReturnType<typeof place>>(undefined);
  const isByKeyboard = useRef(false);

  useEffect(() => {
    const hear = ({ type }: Event) => {
      isByKeyboard.current = type === 'keydown';
    };
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', hear, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('pointerdown', hear, true);
    };
  }, []);

  useEffect(() => {
    if (shown === null || asked.current === undefined) return;
    const { scrollY, focused } = asked.current;
    const isSamePlace = window.scrollY === scrollY && document.activeElement === focused;
    if (isSamePlace && !asked.current.isByKeyboard) showTimes();
    asked.current = undefined;
  }, [shown]);

  return useCallback(() => {
    asked.current = place(isByKeyboard.current);
  }, []);
}
