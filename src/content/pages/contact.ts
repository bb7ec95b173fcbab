import type { ClinicFacts, ClinicProfile } from '../../domain/facts';
import type { PageMetadata } from '../pageMetadata';

export const contactMetadata = ({ profile: clinic }: ClinicFacts): PageMetadata => ({
  title: 'Contact: telefon, adresă și program',
  description: `Telefon, e-mail, adresă și program: ${clinic.name}, ${clinic.street}, ${clinic.city}, ${clinic.landmark}. Scrieți-ne sau sunați.`,
  keywords: ['contact', clinic.name, 'telefon', 'adresă', 'program', clinic.city],
});

export const contactTexts = {
  /** The note below the form. */
  privacy:
    'Folosim datele numai ca să vă răspundem. Le vede personalul clinicii. Pagina nu folosește cookie-uri.',
  heading: 'Contact',
  lead: 'Scrieți-ne sau sunați. Pentru o consultație este mai simplu să alegeți direct o oră liberă.',
  cards: {
    heading: 'Cum ne găsiți',
    email: 'E-mail',
    emailNote: 'Pentru întrebări care nu sunt urgente.',
    address: 'Adresă',
    phone: 'Telefon',
    phoneNote: 'Disponibil',
  },
  formHeading: 'Trimiteți-ne un mesaj',
  formLead: 'Toate câmpurile sunt obligatorii.',
  messageHint:
    'De exemplu: ce investigație vi s-a recomandat și când puteți veni. Fără diagnostice și rezultate.',
  notesHeading: 'Bine de știut înainte de vizită',
  bookingHeading: 'Doriți o programare?',
  bookingText: 'Vedeți orele libere ale fiecărui medic și alegeți una. Nu aveți nevoie de cont.',
  bookingLink: 'Vedeți orele libere',
  sending: {
    busy: 'Mesajul se trimite.',
    refused: 'Mesajul nu a fost trimis',
    lost: 'Nu știm dacă mesajul a ajuns la noi',
    once: 'nu se trimite de două ori',
  },
  sent: 'Am primit mesajul. Vă răspundem prin e-mail sau la telefon, în zilele lucrătoare.',
  mapHeading: 'Cum ajungeți',
  showMap: 'Vedeți harta interactivă',
  showSketch: 'Înapoi la schiță',
  mapOffline: 'Nu aveți legătură la internet. Schița și adresa rămân aici.',
  mapSource: 'Harta interactivă este oferită de OpenStreetMap.',
  mapTitle: ({ name }: ClinicProfile) => `Harta locului: ${name}`,
  sketchTitle: ({ street, landmark }: ClinicProfile) => `Schița locului: ${street}, ${landmark}`,
} as const;
