import { useEffect, useState } from 'react';
import { WHEN_ALIVE } from '../../../ui/broken';
import { Button } from '../../../ui/Button';
import { showAndFocus } from '../../../ui/showAndFocus';
import { fieldId } from '../bookingFields';

const details = (): HTMLElement | null => document.getElementById(fieldId('firstName'));

/** True while the step of the visitor's own details reaches into the window's upper half; its beginning, where it stands beside the times. */
function useIsAtDetails(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    // A document that is drawn nowhere has no window to look through.
    if (!('IntersectionObserver' in window)) return undefined;
    const isBeside = window.matchMedia('(min-width: 100rem)').matches;
    const step = isBeside ? details() : details()?.closest('section');
    if (!step) return undefined;
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
      {...WHEN_ALIVE}
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
