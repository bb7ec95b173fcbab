import { MESSAGES } from './messages';
import { orCall } from './sendingWords';
import type { ContactField, PatientField } from '../domain/entities';

/** General texts of refused requests, by HTTP status. */
export const STATUS_REFUSALS: Readonly<Record<number, string>> = {
  400: 'Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.',
  401: 'Această adresă cere o autorizare.',
  403: 'Cererea nu vine de pe acest site. Deschideți pagina din linkul primit și încercați din nou.',
  404: 'Adresa cerută nu există. Verificați adresa sau porniți de la prima pagină.',
  408: 'Cererea a durat prea mult. Verificați conexiunea la internet și încercați din nou.',
  413: 'Cererea este prea mare. Scurtați mesajul și încercați din nou.',
  415: 'Datele nu au putut fi citite, pentru că nu sunt multipart/form-data. Reîncărcați pagina și încercați din nou.',
  422: 'Verificați datele trimise și încercați din nou.',
  429: 'Ați trimis prea multe cereri. Încercați din nou peste un minut.',
  431: 'Antetul cererii este prea mare. Încercați din nou din alt browser.',
  500: 'A apărut o eroare pe server. Încercați din nou mai târziu.',
  503: 'Serviciul nu este disponibil pentru moment. Încercați din nou peste câteva clipe.',
};

export const REFUSALS = {
  noDoctor: 'Nu există un medic cu acest id.',
  badHeader: (name: string) =>
    `Antetul ${name} nu are forma așteptată. Reîncărcați pagina și încercați din nou.`,
  badParameter: (name: string) => `Parametrul ${name} trebuie să fie un număr întreg.`,
  fields: (names: readonly string[]) => `Verificați câmpurile: ${names.join(', ')}.`,
  overBudget: (phone: string) =>
    `Din rețeaua dumneavoastră s-au trimis azi prea multe cereri. Încercați din nou mâine.${orCall(phone)}`,
} as const;

export interface DeclinedTexts {
  readonly status: 409 | 422;
  readonly toVisitor: string;
  readonly onMove?: string;
  readonly toStaff: string;
}

const GONE = 'Ora aleasă nu mai este disponibilă.';

/**
 * Each reason why a booking, a move or a message is declined: its HTTP status, and its texts for a visitor, on the page
 * that moves an appointment (without `onMove` the appointment's own page shows what it is now), and for staff.
 */
export const DECLINED = {
  taken: {
    status: 409,
    toVisitor: MESSAGES.slotTaken,
    onMove: 'Ora aleasă tocmai s-a ocupat.',
    toStaff: 'Ora este deja ocupată.',
  },
  unavailable: {
    status: 422,
    toVisitor: MESSAGES.slotExpired,
    onMove: GONE,
    toStaff: 'Ora a trecut sau este într-o zi liberă.',
  },
  notOpen: {
    status: 422,
    toVisitor: 'Această zi nu se poate rezerva încă. Alegeți una mai apropiată.',
    onMove: GONE,
    toStaff: 'Ziua nu se poate rezerva încă.',
  },
  notOffered: {
    status: 422,
    toVisitor: 'Acest interval nu face parte din programul medicului. Alegeți alt interval.',
    onMove: GONE,
    toStaff: 'Ora este a unui medic de la altă specialitate sau nu mai este în program.',
  },
  changed: {
    status: 409,
    toVisitor: 'Programarea a fost schimbată între timp.',
    onMove: 'Programarea a fost mutată între timp, din altă fereastră sau de clinică.',
    toStaff: 'Programarea a fost schimbată între timp.',
  },
  tooOften: {
    status: 409,
    toVisitor: 'Programarea a fost mutată deja de mai multe ori. Pentru altă oră, sunați-ne.',
    toStaff: 'Programarea a fost mutată deja de mai multe ori.',
  },
  // Same status as a taken slot, so that the booking page reloads the times and the patient can choose again.
  cancelled: {
    status: 409,
    toVisitor: 'Această programare a fost anulată între timp. Alegeți din nou un interval.',
    toStaff: 'Programarea este anulată sau nu a fost confirmată.',
  },
  begun: {
    status: 409,
    toVisitor: 'Programarea a început sau a trecut.',
    toStaff: 'Programarea a început sau a trecut.',
  },
  keyReused: {
    status: 422,
    toVisitor: 'Această cerere a fost deja trimisă cu alte date. Reîncărcați pagina și încercați din nou.',
    toStaff: 'Cererea a fost deja trimisă cu alte date.',
  },
} as const satisfies Readonly<Record<string, DeclinedTexts>>;

/** Names of the forms' fields in a refusal. */
export const PATIENT_FIELD_WORDS: Readonly<Record<PatientField, string>> = {
  firstName: 'prenume',
  lastName: 'nume',
  phone: 'telefon',
  email: 'e-mail',
  message: 'informații suplimentare',
};
export const CONTACT_FIELD_WORDS: Readonly<Record<ContactField, string>> = {
  name: 'nume',
  email: 'e-mail',
  phone: 'telefon',
  subject: 'subiect',
  message: 'mesaj',
};
