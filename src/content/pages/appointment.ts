import type { PageMetadata } from '../pageMetadata';

/** How a patient may find their appointment when they open their own link. */
export const APPOINTMENT_STATES = ['upcoming', 'cancelled', 'past', 'unconfirmed', 'lost', 'late'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** The file in which the build leaves the page of a state, or of a problem, to the server. */
export const appointmentTemplate = (name: AppointmentState | 'forgotten' | 'problem'): string =>
  `appointment-${name}.html`;

/** Where the server writes into the page that the build drew; both sides read the names here. */
export const APPOINTMENT_SLOTS = {
  facts: '{{facts}}',
  calendar: '{{calendar}}',
  data: '{{data}}',
  forget: '{{forget}}',
  confirm: '{{confirm}}',
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
    lead: 'Vă așteptăm. Păstrați adresa acestei pagini și nu o dați mai departe: oricine o are poate anula programarea.',
  },
  cancelled: {
    heading: 'Programarea este anulată',
    lead: 'Nu mai trebuie să faceți nimic. Dacă doriți, alegeți altă oră.',
  },
  past: {
    heading: 'Programarea a trecut',
    lead: 'Ora stabilită a trecut, așa că programarea nu mai poate fi anulată.',
  },
  unconfirmed: {
    heading: 'Mai este un pas: confirmați programarea',
    lead: 'Ora se rezervă abia când apăsați butonul de mai jos. O puteți face cel mult o oră după ce ați trimis cererea.',
  },
  lost: {
    heading: 'Ora nu mai este liberă',
    lead: 'Altcineva a confirmat mai repede sau medicul nu mai primește atunci. Nu aveți nicio programare; alegeți altă oră.',
  },
  late: {
    heading: 'Timpul de confirmare a trecut',
    lead: 'Cererea trebuia confirmată într-o oră. Ora nu s-a rezervat; dacă o mai doriți, faceți o programare nouă.',
  },
};

/** Once nothing tells any more whose appointment it was. */
export const appointmentForgottenTexts = {
  heading: 'Datele dumneavoastră au fost șterse',
  lead: 'Din programare au rămas numai medicul, ziua și ora. Adresa acestei pagini nu mai duce nicăieri.',
  home: 'Înapoi la prima pagină',
} as const;

/** When the page cannot be shown, or what was asked there not be done. */
export const appointmentProblemTexts = {
  heading: 'Nu am putut face ce ați cerut',
  whatNow: 'Redeschideți pagina ca să vedeți dacă programarea mai este activă.',
  reopen: 'Redeschideți pagina',
} as const;

export const appointmentTexts = {
  facts: 'Datele programării',
  addToCalendar: 'Adăugați în calendar',
  cannotCome: 'Nu mai puteți veni?',
  cancelNote:
    'După anulare, ora devine liberă imediat pentru alt pacient. O programare anulată nu se mai poate reface.',
  cancel: 'Anulați programarea',
  bookAgain: 'Alegeți altă oră',
  confirm: 'Confirmați programarea',
  nearest: 'Cele mai apropiate ore libere',
  yourData: 'Datele dumneavoastră',
  dataNote: 'Puteți citi tot ce păstrăm despre dumneavoastră în legătură cu această programare.',
  readData: 'Descărcați datele',
  forgetNote:
    'Le putem și șterge: numele, telefonul, adresa de e-mail, mesajul și e-mailurile trimise. Rămân medicul, ziua și ora. Ștergerea este definitivă, iar această pagină nu se va mai deschide.',
  forget: 'Ștergeți datele mele',
  forgetLater: 'Le puteți șterge de aici după ce programarea este anulată sau a trecut.',
  otherData: 'Pentru toate datele legate de adresa dumneavoastră de e-mail, scrieți-ne de pe acea adresă la',
} as const;
