import { createActorContext, shallowEqual } from '@xstate/react';
import type { BookingContext } from './session/bookingContext';
import { bookingMachine } from './session/bookingMachine';

/** Context of the booking form's actor; each part of the form selects its slice. */
export const BookingMachineContext = createActorContext(bookingMachine);

/** Returns parts of the machine's context, and renders again only when one of these changes. */
export const useBooking = <Part extends keyof BookingContext>(...parts: readonly Part[]) =>
  BookingMachineContext.useSelector(
    ({ context }) =>
      Object.fromEntries(parts.map((part) => [part, context[part]])) as Pick<BookingContext, Part>,
    shallowEqual,
  );
