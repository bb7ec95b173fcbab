import {
  freeKey,
  type ClinicFacts,
  type DoctorFacts,
  type FreeTime,
  type ServiceFacts,
} from '../domain/facts';
import { bookingLink } from './joinedLists';

/** The words of a link to the calendar of a doctor or service whose first free time is unknown. */
export const SEE_CALENDAR = 'Vedeți orele libere';

const calendar = (address: string): FreeTime => ({ words: SEE_CALENDAR, when: SEE_CALENDAR, address });

/** Returns the first free time, or a link to the calendar if our own server knows none. */
export const freeTimeOf = {
  doctor: ({ services, free }: ClinicFacts, doctor: DoctorFacts): FreeTime => {
    const service = services.find(({ id }) => id === doctor.serviceId);
    return free?.[freeKey.doctor(doctor)] ?? calendar(bookingLink({ service, doctor }));
  },
  service: ({ free }: ClinicFacts, service: ServiceFacts): FreeTime =>
    free?.[freeKey.service(service)] ?? calendar(bookingLink({ service })),
};
