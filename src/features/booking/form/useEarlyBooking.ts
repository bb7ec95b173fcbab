import type { RefObject } from 'react';
import { useEarlyVisitor } from '../../../ui/form/useEarlyVisitor';
import { FIELD_NAMES } from '../bookingFields';
import { PATIENT_FIELDS, type Loads } from '../session/bookingContext';
import type { VisitorEvent } from '../session/bookingEvents';

const FIELDS = ['service', ...PATIENT_FIELDS] as const;

/** Takes over what a visitor has chosen and typed before the form came alive. */
export function useEarlyBooking(
  form: RefObject<HTMLFormElement | null>,
  { services }: Loads,
  send: (event: VisitorEvent) => void,
): void {
  useEarlyVisitor(
    form,
    FIELDS,
    (field) => FIELD_NAMES[field],
    (field, value) => {
      const service = services.data?.find(({ id }) => String(id) === value);
      if (field !== 'service') send({ type: 'field.changed', field, value });
      else if (service !== undefined) send({ type: 'service.chosen', serviceId: service.id });
    },
  );
}
