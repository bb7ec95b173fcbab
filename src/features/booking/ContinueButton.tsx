import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { showAndFocus } from '../../ui/showAndFocus';
import { wholeForm } from '../../ui/tokens';
import { fieldId } from './bookingFields';

const details = (): HTMLElement | null => document.getElementById(fieldId('firstName'));

/**
 * Returns whether the details step reaches into the upper half of the window; on wide screens, whether its first field
 * does.
 */
function useIsAtDetails(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setIsThere(entry.isIntersecting);
      },
      { rootMargin: '0px 0px -50%' },
    );
    const width = window.matchMedia(wholeForm);
    const observe = () => {
      observer.disconnect();
      const step = width.matches ? details() : details()?.closest('section');
      if (step) observer.observe(step);
    };
    observe();
    // The width changes when a tablet is rotated.
    width.addEventListener('change', observe);
    return () => {
      width.removeEventListener('change', observe);
      observer.disconnect();
    };
  }, []);
  return isThere;
}

/** Links to the details once a time is chosen, and from the details back to the times. */
export function ContinueButton() {
  const isAtDetails = useIsAtDetails();
  return (
    <Button
      type="button"
      $isSmall
      $variant={isAtDetails ? 'quiet' : 'primary'}
      onClick={() => {
        const week = document.getElementById(fieldId('slot'));
        const chosen = week?.querySelector<HTMLElement>('[data-state="selected"]') ?? week;
        showAndFocus(isAtDetails ? (chosen ?? null) : details(), 'center');
      }}
    >
      {isAtDetails ? 'Schimbați' : 'Continuați'}
    </Button>
  );
}
