import { useLocation } from 'react-router';
import { useClinicData } from '../../api/clinicData';
import { specialtyAt } from '../../content/articleLinks';
import { serviceOf } from '../../content/clinicData';
import { bookingPath } from '../../content/paths';

/** Returns the booking page's address, with the service of the specialty that the visitor reads about. */
export function useBookingPath(): string {
  const facts = useClinicData();
  const specialty = specialtyAt(useLocation().pathname);
  return bookingPath({ service: specialty && serviceOf(facts, specialty)?.id });
}
