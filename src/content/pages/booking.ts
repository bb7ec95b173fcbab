import type { ClinicFacts } from '../../domain/facts';
import type { PageMetadata } from '../pageMetadata';

export const bookingMetadata = ({ profile }: ClinicFacts): PageMetadata => ({
  title: 'Programare online la medic',
  description: `Alegeți serviciul, medicul și o oră liberă la ${profile.name}, ${profile.city}. Programarea se face în câteva minute, fără cont.`,
  keywords: ['programare online', 'programare medic', profile.city, 'consultație', 'ore libere'],
});

/** The note below the form. */
export const bookingPrivacy =
  'Folosim datele ca să vă programăm și să vă anunțăm dacă se schimbă ceva. Le văd medicul ales și personalul care face programări. Pagina nu folosește cookie-uri.';
