import type { Doctor, Service } from '../domain/entities';
import { freeKey, type ClinicFacts, type FreeTime } from '../domain/facts';
import { bookingPath } from './paths';

/** A link to the booking calendar, for a doctor or service of which no first free time is known. */
const calendar = (address: string): FreeTime => ({
  words: 'Vedeți orele libere',
  when: 'Vedeți orele libere',
  address,
});

/** Returns the first free time, or a link to the calendar if our own server knows none. */
export const freeTimeOf = {
  doctor: ({ free }: ClinicFacts, doctor: Doctor): FreeTime =>
    free?.[freeKey.doctor(doctor)] ?? calendar(bookingPath({ service: doctor.serviceId, doctor: doctor.id })),
  service: ({ free }: ClinicFacts, service: Service): FreeTime =>
    free?.[freeKey.service(service)] ?? calendar(bookingPath({ service: service.id })),
};
