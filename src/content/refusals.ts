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

/** Texts of particular refusals. */
export const REFUSALS = {
  bookingCancelled: 'Această programare a fost anulată între timp. Alegeți din nou un interval.',
  slotNotOffered: 'Acest interval nu face parte din programul medicului. Alegeți alt interval.',
  dayNotOpen: 'Această zi nu se poate rezerva încă. Alegeți una mai apropiată.',
  keyReused: 'Această cerere a fost deja trimisă cu alte date. Reîncărcați pagina și încercați din nou.',
  noDoctor: 'Nu există un medic cu acest id.',
  badHeader: (name: string) =>
    `Antetul ${name} nu are forma așteptată. Reîncărcați pagina și încercați din nou.`,
  badParameter: (name: string) => `Parametrul ${name} trebuie să fie un număr întreg.`,
  fields: (names: readonly string[]) => `Verificați câmpurile: ${names.join(', ')}.`,
  overBudget: (phone: string) =>
    `Din rețeaua dumneavoastră s-au trimis azi prea multe cereri. Sunați-ne la ${phone}.`,
} as const;

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
