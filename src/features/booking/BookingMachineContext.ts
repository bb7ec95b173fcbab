import { createActorContext } from '@xstate/react';
import { bookingMachine } from './session/bookingMachine';

/** Context of the booking form's actor; each part of the form selects its slice. */
export const BookingMachineContext = createActorContext(bookingMachine);
