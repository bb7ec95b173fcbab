import type { RefusedStatus } from '../domain/slotStatus';

/**
 * Texts that the customer prescribed letter for letter, including missing diacritics and the cedilla `ţ`. Do not
 * correct them.
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

/** Messages for a press of a time that cannot be chosen. */
export const SLOT_REFUSALS: Record<RefusedStatus, string> = {
  expired: MESSAGES.slotExpired,
  vacation: MESSAGES.slotExpired,
  taken: MESSAGES.slotTaken,
};

/** Separate from {@link MESSAGES}, so that no page downloads them. */
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

/** Texts that QA tools look for word for word. Do not change them. */
export const PROMPTS = {
  chooseServiceAndDoctor: 'Selectați un serviciu și un medic',
  chooseSlot: 'Alegeți un interval disponibil.',
  firstFreeSlot: 'Primul interval liber',
  previousWeek: 'Săptămâna anterioară',
  nextWeek: 'Săptămâna următoare',
  retry: 'Încearcă din nou',
  emptyForm: 'Golește formularul',
} as const;
