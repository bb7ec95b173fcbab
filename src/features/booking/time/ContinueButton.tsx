import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { showAndFocus } from '../../../ui/showAndFocus';
import { wholeForm } from '../../../ui/tokens';
import { fieldId, LOST_SLOT_TITLE_ID } from '../bookingFields';
import { SUBMIT_ID } from '../../form/SubmitRow';

/** Returns whether an element reaches into the window less `rootMargin`; `find` (stable) runs again with each layout. */
function useIsInView(find: () => Element | null | undefined, rootMargin: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true), {
      rootMargin,
    });
    const width = window.matchMedia(wholeForm);
    const observe = () => {
      observer.disconnect();
      const element = find();
      if (element) observer.observe(element);
    };
    observe();
    // The width changes when a tablet is rotated.
    width.addEventListener('change', observe);
    return () => {
      width.removeEventListener('change', observe);
      observer.disconnect();
    };
  }, [find, rootMargin]);
  return isInView;
}

const firstDetail = (): HTMLElement | null => document.getElementById(fieldId('firstName'));

/** Returns the details step or, on wide screens, its first field. */
const detailsStep = () =>
  window.matchMedia(wholeForm).matches ? firstDetail() : firstDetail()?.closest('section');

const UPPER_HALF = '0px 0px -50%';

const submitButton = () => document.getElementById(SUBMIT_ID);

/** Margin that makes the observed area the window and all above it. */
const OR_ABOVE = '100000px 0px 0px';

/** Scrolls to the chosen time, to what is offered instead of a lost one, or to all times. */
function showTimes(): void {
  const week = document.getElementById(fieldId('slot'));
  const chosen = week?.querySelector<HTMLElement>(`[data-state="selected"], #${LOST_SLOT_TITLE_ID}`);
  showAndFocus(chosen ?? week, 'center');
}

/** Leads to the details once a time is chosen, and from the details, or after its loss, back to the times. */
export function ContinueButton({ isLost }: { readonly isLost: boolean }) {
  const isAtDetails = useIsInView(detailsStep, UPPER_HALF);
  const isAtSubmit = useIsInView(submitButton, OR_ABOVE);
  if (isLost)
    return (
      <Button type="button" $isSmall onClick={showTimes}>
        Alegeți altă oră
      </Button>
    );
  return (
    <Button
      type="button"
      $isSmall
      $variant={isAtDetails ? 'quiet' : 'primary'}
      data-away={isAtSubmit || undefined}
      onClick={() => {
        if (isAtDetails) showTimes();
        else showAndFocus(firstDetail(), 'center');
      }}
    >
      {isAtDetails ? 'Schimbați' : 'Continuați'}
    </Button>
  );
}
