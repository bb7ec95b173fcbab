import type { DoctorFacts, FreeTime, ServiceFacts } from '../domain/facts';
import { bookingPath } from './paths';

const words = 'Vedeți orele libere';

/** The way to the calendar, for where nobody knows a first free time. */
export const calendarOf = {
  doctor: ({ id, serviceId }: DoctorFacts): FreeTime => ({
    words,
    address: bookingPath({ service: serviceId, doctor: id }),
  }),
  service: ({ id }: ServiceFacts): FreeTime => ({ words, address: bookingPath({ service: id }) }),
};
