import type { PageMetadata } from '../pageMetadata';

/** How a patient may find their appointment when they open their own link. */
export const APPOINTMENT_STATES = ['upcoming', 'cancelled', 'past'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** The file in which the build leaves the page of a state, or of a problem, to the server. */
export const appointmentTemplate = (name: AppointmentState | 'problem'): string => `appointment-${name}.html`;

/** Where the server writes into the page that the build drew; both sides read the names here. */
export const APPOINTMENT_SLOTS = {
  facts: '{{facts}}',
  calendar: '{{calendar}}',
  problem: '{{problem}}',
} as const;

export const appointmentMetadata: PageMetadata = {
  title: 'Programarea dumneavoastră',
  description:
    'Pagina unei programări: ziua, ora, medicul și locul. De aici o puteți adăuga în calendar sau anula, fără cont și fără telefon.',
  keywords: ['programare', 'anulare programare'],
};

export const appointmentHeadings: Readonly<
  Record<AppointmentState, { readonly heading: string; readonly lead: string }>
> = {
  upcoming: {
    heading: 'Programarea dumneavoastră',
    lead: 'Vă așteptăm. Păstrați adresa acestei pagini: cine o are poate anula programarea.',
  },
  cancelled: {
    heading: 'Programarea este anulată',
    lead: 'Nu mai trebuie să faceți nimic. Dacă doriți, alegeți altă oră.',
  },
  past: {
    heading: 'Programarea a trecut',
    lead: 'Ora ei a trecut, așa că nu mai poate fi anulată.',
  },
};

/** When the page cannot be shown, or what was asked there not be done. */
export const appointmentProblemTexts = {
  heading: 'Cererea nu a reușit',
  whatNow: 'Pagina programării arată întotdeauna starea ei de acum: deschideți-o din nou.',
  reopen: 'Deschide din nou pagina',
} as const;

export const appointmentTexts = {
  facts: 'Datele programării',
  addToCalendar: 'Adaugă în calendar',
  cannotCome: 'Nu mai puteți veni?',
  cancelNote:
    'După anulare, ora devine liberă imediat pentru alt pacient. O programare anulată nu se mai poate reface.',
  cancel: 'Anulează programarea',
  bookAgain: 'Alegeți altă oră',
} as const;
