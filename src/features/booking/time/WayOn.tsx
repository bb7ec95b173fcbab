import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { showAndFocus } from '../../../ui/showAndFocus';
import { fieldId } from '../bookingFields';

const details = (): HTMLElement | null => document.getElementById(fieldId('firstName'));

/** True while the step of the visitor's own details fills the lower half of the window, or more. */
function useIsAtDetails(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const step = details()?.closest('section');
    // A document that is drawn nowhere has no window to look through.
    if (!step || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setIsThere(entry.isIntersecting);
      },
      { rootMargin: '0px 0px -50%' },
    );
    observer.observe(step);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isThere;
}

/** From the chosen time on to the details, and from there back to the times. */
export function WayOn() {
  const isAtDetails = useIsAtDetails();
  return (
    <Button
      type="button"
      $small
      $tone={isAtDetails ? 'quiet' : 'primary'}
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
