/**
 * The customer's own texts, letter for letter, with their missing diacritics and the cedilla `ţ`. Never
 * correct one here.
 */
export const MESSAGES = {
  servicesFailed: 'Error fetching medical fields.',
  vacationsFailed: 'Error fetching medic time off.',
  slotsFailed: 'Error fetching medic schedule.',
  slotExpired: 'Interval indisponibil.',
  slotTaken: 'Acest slot este deja ocupat.',
  bookingFailed: 'A aparut o eroare. Va rugam incercati mai tarziu.',
  bookingSucceeded: 'Informatiile au fost trimise cu succes.',
  contactSucceeded: 'Informaţiile au fost trimise cu succes.',
  contactFailed: 'A apărut o eroare. Vă rugăm încercaţi mai târziu.',
} as const;

/** Apart from the others, so that no page's download holds them. */
export const AUTH_MESSAGES = {
  registered: 'Register Successfully',
  passwordResetSent: 'Password reset email sent!',
  problemTitle: 'Oops...',
} as const;

export const BUTTONS = {
  submit: 'Trimitere',
  submitting: 'Încărcare...',
  more: 'Mai multe',
  bookConsultation: 'Programare Consult',
  backHome: 'BACK TO HOME',
} as const;

/** Stable texts: QA tools look for them word for word. */
export const PROMPTS = {
  chooseServiceAndDoctor: 'Selectați un serviciu și un medic',
  chooseSlot: 'Alegeți un interval disponibil.',
  firstFreeSlot: 'Primul interval liber',
  previousWeek: 'Săptămâna anterioară',
  nextWeek: 'Săptămâna următoare',
  retry: 'Încearcă din nou',
  emptyForm: 'Golește formularul',
} as const;
