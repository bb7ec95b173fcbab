import type { Doctor, Service } from '../domain/entities';
import type { FreeTime } from '../domain/facts';
import { bookingPath } from './paths';

const words = 'Vedeți orele libere';

/** The way to the calendar, for where nobody knows a first free time. */
export const calendarOf = {
  doctor: ({ id, serviceId }: Pick<Doctor, 'id' | 'serviceId'>): FreeTime => ({
    words,
    when: words,
    address: bookingPath({ service: serviceId, doctor: id }),
  }),
  service: ({ id }: Pick<Service, 'id'>): FreeTime => ({
    words,
    when: words,
    address: bookingPath({ service: id }),
  }),
};
