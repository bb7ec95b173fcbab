import type { Doctor, Service } from '../domain/entities';
import type { FreeTime } from '../domain/facts';
import { bookingPath } from './paths';

const words = 'Vedeți orele libere';

/** Links to the booking calendar, shown if no first free time is known. */
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
