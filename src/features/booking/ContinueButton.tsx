import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { showAndFocus } from '../../ui/showAndFocus';
import { wholeForm } from '../../ui/tokens';
import { fieldId } from './bookingFields';

const details = (): HTMLElement | null => document.getElementById(fieldId('firstName'));

/**
 * True while the step of the visitor's details reaches into the window's upper half; on wide screens its
 * first field.
 */
function useIsAtDetails(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    // A document that is laid out nowhere has no window to look through.
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
    // A tablet is turned.
    width.addEventListener('change', observe);
    return () => {
      width.removeEventListener('change', observe);
      observer.disconnect();
    };
  }, []);
  return isThere;
}

/** Leads from the chosen time on to the details, and from there back to the times. */
export function ContinueButton() {
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
