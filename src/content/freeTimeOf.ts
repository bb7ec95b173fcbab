import { freeKey, type ClinicFacts, type DoctorFacts, type FreeTime } from '../domain/facts';
import { bookingLink } from './joinedLists';

/** The words of a link to the calendar of a doctor or service whose first free time is unknown. */
export const SEE_CALENDAR = 'Vedeți orele libere';

/** Returns a doctor's first free time, or a link to the calendar if our own server knows none. */
export function freeTimeOf(
  { services, free }: ClinicFacts,
  doctor: DoctorFacts,
): Pick<FreeTime, 'words' | 'address'> {
  const service = services.find(({ id }) => id === doctor.serviceId);
  return free?.[freeKey.doctor(doctor)] ?? { words: SEE_CALENDAR, address: bookingLink({ service, doctor }) };
}
