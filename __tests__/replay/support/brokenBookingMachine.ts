import { bookingMachine as sound } from '../../../src/features/booking/bookingMachine';
import { broken } from './breakages';

export const bookingMachine = broken(sound);
