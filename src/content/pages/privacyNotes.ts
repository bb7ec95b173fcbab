/** Id of the data-protection text on /contact. */
export const DATA_PROTECTION_ID = 'date-personale';

/** Short notes below the forms. Only /contact downloads the full text. */
export const privacyNotes = {
  booking:
    'Folosim datele ca să vă programăm și să vă anunțăm dacă se schimbă ceva. Le văd medicul ales și personalul care face programări. Pagina nu folosește cookie-uri.',
  contact:
    'Folosim datele numai ca să vă răspundem. Le vede personalul clinicii. Pagina nu folosește cookie-uri.',
} as const;
