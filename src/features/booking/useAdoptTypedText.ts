import { useEffect, type RefObject } from 'react';
import type { Patient } from '../../domain/entities';
import { BOOKING_FIELDS } from './bookingContext';
import { FIELD_NAMES } from './bookingFields';

/**
 * The form is on the page before its code: what a visitor typed meanwhile, or what the browser filled in,
 * is taken over once the form comes alive.
 */
export function useAdoptTypedText(
  form: RefObject<HTMLFormElement | null>,
  onText: (field: keyof Patient, value: string) => void,
): void {
  useEffect(() => {
    for (const field of BOOKING_FIELDS) {
      if (field === 'service' || field === 'doctor' || field === 'slot') continue;
      const control = form.current?.elements.namedItem(FIELD_NAMES[field]);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        if (control.value !== '') onText(field, control.value);
      }
    }
    // Once, when the form comes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
