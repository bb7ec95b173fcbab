import { hasOwnServer } from '../../domain/backend';
import { countWords } from '../../domain/text';
import { SEARCH_WEEKS } from '../../domain/slotStatus';
import type { ContactField, Patient } from '../../domain/entities';
import type { ClinicFacts } from '../../domain/facts';
import { listWords } from '../listWords';

export const dataProtectionTexts = {
  heading: 'Protecția datelor',
  authority: 'Autoritatea de supraveghere (ANSPDCP)',
  authorityAddress: 'https://www.dataprotection.ro',
} as const;

interface Part {
  readonly heading: string;
  readonly text: string;
}

/** Data stored with a message. */
const MESSAGE_DATA: Readonly<Record<ContactField, string>> = {
  name: 'numele',
  phone: 'telefonul',
  email: 'adresa de e-mail',
  subject: 'subiectul',
  message: 'textul',
};

/** Data stored with an appointment, apart from doctor and time. */
const PATIENT_DATA: Readonly<Record<keyof Patient, string>> = {
  firstName: 'prenumele',
  lastName: 'numele',
  phone: 'telefonul',
  email: 'adresa de e-mail',
  message: 'ce ne scrieți',
};

const WAITING_DATA = `Dacă așteptați o oră liberă: adresa de e-mail și ce zile vi se potrivesc, până renunțați sau vă programați, cel mult ${SEARCH_WEEKS} de săptămâni. `;

/** Beginning of the sentence on requests where patients have a page of their own; a verb and the contact follow. */
const OWN_PAGE =
  'Dacă ați primit prin e-mail linkul programării, pe pagina ei le puteți citi și, după ce programarea a trecut sau a fost anulată, le puteți șterge. Pentru rest';

const filled = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

function howLong(days: number | undefined): string {
  const start =
    'Este vorba numai despre ce scrieți pe acest site; documentele medicale au termenele lor legale.';
  if (days === undefined) return `${start} Vă spunem la cerere cât timp păstrăm datele.`;
  const span = countWords(days, ['zero zile', 'o zi', 'zile']);
  return `${start} Se șterg automat: datele unei programări, la ${span} după ziua ei; un mesaj, la ${span} după ce a sosit. Rămân, fără nume, medicul, ziua și ora.`;
}

/**
 * Returns the data-protection text, filled in from the clinic's facts. It is a template: the clinic's lawyer must review
 * it before the site goes live.
 */
export function dataProtectionParts({ profile, retentionDays, sendsMail }: ClinicFacts): readonly Part[] {
  const { name, legalName, fiscalCode, street, postalCode, city, email, phone, dataContact } = profile;
  const operator = filled(legalName || name, fiscalCode && `CUI ${fiscalCode}`, street);
  const contact = dataContact || email;
  return [
    {
      heading: 'Cine răspunde de datele dumneavoastră',
      text: `Operatorul este ${operator}, ${postalCode} ${city}. Pentru orice întrebare despre date: ${contact}.`,
    },
    {
      heading: 'Ce păstrăm și de ce',
      text: `La o programare: ${listWords([...Object.values(PATIENT_DATA), 'medicul', 'ziua', 'ora'])}, ca să pregătim consultația și să vă anunțăm. La un mesaj: ${listWords(Object.values(MESSAGE_DATA))}, ca să vă răspundem. ${sendsMail ? WAITING_DATA : ''}Împotriva abuzurilor, serverul numără pentru scurt timp cererile de la o adresă IP. Temei: art. 6 alin. (1) lit. b) și f) și art. 9 alin. (2) lit. h) din GDPR.`,
    },
    { heading: 'Cât timp', text: howLong(retentionDays) },
    {
      heading: 'Cine le vede',
      text: 'Medicul ales, personalul care face programări și răspunde la mesaje, precum și cei care administrează serverul și e-mailul clinicii. Site-ul nu le folosește pentru reclame.',
    },
    {
      heading: 'Drepturile dumneavoastră',
      text: `Puteți cere să vedeți datele, să le corectăm, să le ștergem, să limităm folosirea lor sau să le primiți într-un fișier; vă puteți și opune folosirii lor. ${hasOwnServer() ? OWN_PAGE : 'Pentru ele'}, scrieți la ${contact} sau sunați la ${phone}. Puteți depune plângere la autoritatea de supraveghere.`,
    },
    {
      heading: 'Cookie-uri și hartă',
      text: 'Site-ul nu folosește cookie-uri. Ce completați într-un formular rămâne numai în fila browserului, până când îl trimiteți, îl goliți sau închideți fila. Harta interactivă se încarcă de la OpenStreetMap numai după ce apăsați butonul ei; abia atunci OpenStreetMap vă află adresa IP.',
    },
  ];
}
