import type { ClinicFacts } from '../../domain/facts';
import type { PageMetadata } from '../pageMetadata';
import type { SendingWords } from '../sendingWords';

export const bookingMetadata = ({ profile }: ClinicFacts): PageMetadata => ({
  title: 'Programare online la medic',
  description: `Alegeți serviciul, medicul și o oră liberă la ${profile.name}, ${profile.city}. Programarea se face în câteva minute, fără cont.`,
  keywords: ['programare online', 'programare medic', profile.city, 'consultație', 'ore libere'],
});

export const bookingSending: SendingWords = {
  busy: 'Programarea se trimite.',
  refused: 'Programarea nu s-a trimis',
  lost: 'Nu știm dacă programarea a ajuns la noi',
  once: 'nu se face de două ori',
};

/** The message beside the button, up to the phone, when the form asks for another booking than one whose answer was lost. */
export const anotherBooking = 'Prima programare poate fi deja făcută. Înainte de a trimite alta, ';

/** The note below the form. */
export const bookingPrivacy =
  'Folosim datele ca să vă programăm și să vă anunțăm dacă se schimbă ceva. Le văd medicul ales și personalul care face programări. Pagina nu folosește cookie-uri.';
