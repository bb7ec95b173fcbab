import { doctorName } from '../domain/entities';
import { freeKey, type ClinicFacts, type ServiceFacts } from '../domain/facts';
import { SEE_CALENDAR } from './freeTimeOf';
import { bookingLink } from './joinedLists';

/** The first free time of a service in words, and the address where it can be booked. */
interface ServiceFreeTime {
  readonly when: string;
  readonly address: string;
  /** `Dr. Mihai Sălăjan: anemii, trombofilii`; missing when no time is known. */
  readonly whose?: string;
}

/** Returns a service's first free time, or a link to the calendar if our own server knows none. */
export function serviceFreeTime({ doctors, free }: ClinicFacts, service: ServiceFacts): ServiceFreeTime {
  const first = free?.[freeKey.service(service)];
  if (first === undefined) return { when: SEE_CALENDAR, address: bookingLink({ service }) };
  const { when, address, time } = first;
  const doctor = time && doctors.find((one) => free?.[freeKey.doctor(one)]?.time?.slotId === time.slotId);
  if (doctor === undefined) return { when, address };
  return { when, address, whose: [doctorName(doctor), doctor.focus].filter(Boolean).join(': ') };
}
