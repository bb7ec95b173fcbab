import { bookingMachine as sound } from '../../../src/features/booking/bookingMachine';
import { brokenBooking } from './breakages';

export const bookingMachine = brokenBooking(sound);
