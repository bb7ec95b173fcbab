import type { SlotOnDate } from '../../domain/entities';
import { timeKey } from '../../domain/timeKey';
import type { PageMetadata } from '../pageMetadata';

/**
 * State of the appointment on its page. A booked one is upcoming, cancelled or past. A pending one can be confirmed
 * (`unconfirmed`), has lost its time (`lost`), or was not confirmed in time (`late`).
 */
export type AppointmentState = 'upcoming' | 'cancelled' | 'past' | 'unconfirmed' | 'lost' | 'late';

export const appointmentMetadata: Omit<PageMetadata, 'title'> = {
  description:
    'Pagina unei programări: ziua, ora, medicul și locul. De aici o puteți muta, anula sau adăuga în calendar, fără cont și fără telefon.',
  keywords: ['programare', 'mutare programare', 'anulare programare'],
};

interface Heading {
  readonly heading: string;
  readonly lead: string;
}

/** The patient's last action on an upcoming appointment, which its page is headed by. */
export type LastAction = 'confirmed' | 'moved' | 'movedBack';

/** @param when the day and time in Romanian */
export const appointmentHeadings = (
  when: string,
): Readonly<Record<AppointmentState | LastAction, Heading>> => ({
  confirmed: { heading: 'Programarea este confirmată', lead: `Vă așteptăm ${when}.` },
  moved: { heading: 'Programarea este mutată', lead: `Vă așteptăm ${when}.` },
  movedBack: { heading: 'Programarea a revenit la ora de dinainte', lead: `Vă așteptăm ${when}.` },
  upcoming: { heading: 'Programarea dumneavoastră', lead: `Vă așteptăm ${when}.` },
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
});

/**
 * Fields of the form that moves an appointment: slot id with date, and the number of moves when the page was rendered.
 */
export const MOVE_FIELDS = { time: 'ora', moves: 'mutari' } as const;

/** Returns the values of {@link MOVE_FIELDS}. */
export const moveFields = (to: SlotOnDate, moves: number) =>
  ({ [MOVE_FIELDS.time]: timeKey(to), [MOVE_FIELDS.moves]: moves }) as const;

/** Query of the appointment's page right after the patient has confirmed the booking. */
export const CONFIRMED_QUERY = 'confirmata';

export const MOVE_QUERY = { doctor: 'medic', week: 'saptamana' } as const;

export const moveTexts = {
  heading: 'Mutați programarea',
  lead: (when: string, doctor: string): string =>
    `Programarea de acum: ${when}, la ${doctor}. Alegeți altă oră; o mutăm abia după ce confirmați.`,
  refusedLead: (when: string, doctor: string): string =>
    `Programarea nu s-a mutat la ora aleasă: este ${when}, la ${doctor}.`,
  confirmTitle: 'Mutați programarea la această oră?',
  confirmNote: (when: string, doctor: string): string =>
    `${when}, la ${doctor}. Ora nouă se rezervă abia când apăsați butonul; până atunci vă rămâne ora de acum.`,
  lastMove: 'Este ultima mutare pe care o puteți face de aici; apoi ne puteți suna.',
  confirm: (when: string): string => `Mutați la ${when}`,
  times: 'Ore libere',
  doctors: 'Medicul',
  weeks: 'Săptămâna',
  previous: 'Săptămâna anterioară',
  next: 'Săptămâna următoare',
  firstFree: 'Prima oră liberă',
  noTime: 'În această săptămână nu sunt ore libere.',
  noDoctor: 'Acum nu este nicio oră liberă la acest serviciu. Sunați-ne și găsim împreună alta.',
  noneOfDoctor: 'Medicul nu are acum nicio oră liberă.',
  nearest: 'Cele mai apropiate ore libere:',
  back: 'Înapoi la programare',
} as const;

export const appointmentForgottenTexts = {
  heading: 'Datele dumneavoastră au fost șterse',
  lead: 'Din programare au rămas numai medicul, ziua și ora. Adresa acestei pagini nu mai duce nicăieri.',
  home: 'Înapoi la prima pagină',
} as const;

/** Texts of the page that sends a lost link again; also shown for a link to no appointment. */
export const lostLinkTexts = {
  heading: 'Linkul programării',
  lead: 'Dacă ați pierdut linkul programării dumneavoastră sau pagina ei nu se mai deschide, vi-l trimitem din nou.',
  email: 'Adresa de e-mail cu care v-ați programat',
  send: 'Trimiteți-mi din nou linkul',
  sentHeading: 'Verificați-vă e-mailul',
  sentLead:
    'Dacă la această adresă avem o programare care urmează, linkul ei ajunge acolo în câteva minute. La altă adresă nu îl trimitem.',
  noMail:
    'Clinica nu trimite acum e-mailuri, așa că nu vă putem trimite linkul din nou. Programarea se poate muta sau anula și la telefon.',
} as const;

/** Texts shown if the page cannot be rendered or its action failed. */
export const appointmentProblemTexts = {
  heading: 'Nu am putut face ce ați cerut',
  whatNow: 'Redeschideți pagina ca să vedeți dacă programarea mai este activă.',
  reopen: 'Redeschideți pagina',
  sendAgain:
    'Ce ați scris nu s-a pierdut: reîncărcați această pagină, iar browserul trimite formularul din nou, așa cum l-ați completat. Înainte vă poate cere să confirmați.',
} as const;

export const appointmentTexts = {
  facts: 'Datele programării',
  addToCalendar: 'Adăugați în calendar',
  move: 'Mutați programarea',
  cancel: 'Anulați programarea',
  cancelNote:
    'După anulare, ora devine liberă imediat pentru alt pacient. O programare anulată nu se mai poate reface.',
  cancelForGood: 'Da, anulez programarea',
  keep: 'Nu, o păstrez',
  wayBackNote: (until: string): string =>
    `Până la ora\u00a0${until} vă puteți întoarce la ora de dinainte, dacă nu o ia între timp alt pacient.`,
  wayBack: (when: string): string => `Înapoi la ${when}`,
  leftTaken: (when: string): string => `Ora de dinainte, ${when}, nu mai este liberă.`,
  linkNote:
    'Păstrați adresa acestei pagini și nu o dați altcuiva: oricine o are poate muta sau anula programarea.',
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
