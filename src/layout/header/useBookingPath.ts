import { useLocation } from 'react-router';
import { useClinicFacts } from '../../api/clinicFacts';
import { ARTICLE_LINKS } from '../../content/articleLinks';
import { serviceOf } from '../../content/clinicFacts';
import { bookingPath, SPECIALTY_LINKS } from '../../content/paths';
import { SPECIALTY_KEYS } from '../../domain/facts';

/** To the booking page, with the service chosen of whose specialty one reads. */
export function useBookingPath(): string {
  const { pathname } = useLocation();
  const facts = useClinicFacts();
  const specialty = SPECIALTY_KEYS.find((key) =>
    [SPECIALTY_LINKS[key], ...ARTICLE_LINKS[key]].some(({ path }) => path === pathname),
  );
  return bookingPath({ service: specialty && serviceOf(facts, specialty)?.id });
}
