import { createActorContext } from '@xstate/react';
import { bookingMachine } from './session/bookingMachine';

/** The visit's actor, around the form; each part selects its slice. */
export const Booking = createActorContext(bookingMachine);
