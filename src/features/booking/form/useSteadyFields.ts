import { useLayoutEffect, useRef } from 'react';
import { fieldId } from '../bookingFields';

/** Keeps the fields in place, as after a reload, when times of another height replace the placeholder above them. */
export function useSteadyFields(isShown: boolean): void {
  /** The placeholder's lower edge, in px from the top of the document; undefined for a visitor who is not past it. */
  const reserved = useRef<number>(undefined);
  useLayoutEffect(() => {
    // The times of a newly chosen doctor need not be measured in the task that renders them.
    if (isShown && reserved.current === undefined) return;
    const times = document.getElementById(fieldId('slot'))?.getBoundingClientRect();
    if (times === undefined) return;
    const end = times.bottom + window.scrollY;
    if (isShown) window.scrollBy(0, end - (reserved.current ?? end));
    reserved.current = isShown || times.top >= 0 ? undefined : end;
  }, [isShown]);
}
