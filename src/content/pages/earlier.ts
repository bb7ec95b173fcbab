import { WEEKDAYS } from '../weekdays';
import { notHeld } from './appointment';

/** Text of the links from an appointment to the waiting list, and of its form's button. */
export const earlierAsk = 'Anunțați-mă dacă se eliberează mai devreme';

/**
 * State of a page of the waiting list. `ask`: the form. `requested`: a link was mailed to a person without an
 * appointment. `confirm`: that link asks to confirm. `waiting`: on the list. `left`: no longer on it.
 */
export type WaitingState = 'ask' | 'requested' | 'confirm' | 'waiting' | 'left';

/** Names of the form fields. A checkbox sends the number of its day or part of the day. */
export const EARLIER_FIELDS = { day: 'zi', part: 'parte', anyDoctor: 'alt-medic', email: 'email' } as const;

/**
 * Form field that leaves the list, sent by this page's button and by one-click unsubscribe in mail programs (RFC 8058).
 */
export const LEAVE_FIELD = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

/** Form field that confirms an entry on the waiting list. */
export const CONFIRM_FIELD = { name: 'confirmare', value: 'da' } as const;

export const PARTS = [
  { value: 1, name: 'dimineața' },
  { value: 2, name: 'după-amiaza' },
] as const;

interface Heading {
  readonly heading: string;
  readonly lead: string;
}

const ON_LIST = 'Sunteți pe lista de așteptare';
const OFF_LIST = 'Nu mai sunteți pe lista de așteptare';

/** @param when day and time of the appointment in Romanian */
export const earlierHeadings = (when: string): Readonly<Record<'ask' | 'waiting' | 'left', Heading>> => ({
  ask: {
    heading: 'O oră mai devreme',
    lead: `Programarea dumneavoastră este ${when}. Vă scriem dacă se eliberează o oră mai devreme.`,
  },
  waiting: {
    heading: ON_LIST,
    lead: `Vă scriem când se eliberează o oră mai devreme care vi se potrivește. Programarea dumneavoastră rămâne ${when}.`,
  },
  left: {
    heading: OFF_LIST,
    lead: `Nu vă mai scriem despre ore eliberate. Programarea dumneavoastră rămâne ${when}.`,
  },
});

/** @param subject the service, with the doctor if one was chosen */
export const waitlistHeadings = (subject: string): Readonly<Record<WaitingState, Heading>> => ({
  ask: {
    heading: 'Lista de așteptare',
    lead: `${subject}. Vă scriem când se eliberează o oră care vi se potrivește.`,
  },
  requested: {
    heading: 'Mai este un pas: confirmați din e-mail',
    lead: 'V-am trimis un e-mail. Deschideți-l și confirmați în cel mult o zi; până atunci nu sunteți pe listă.',
  },
  confirm: {
    heading: 'Mai este un pas: confirmați locul pe listă',
    lead: 'Vă scriem despre orele eliberate abia după ce apăsați butonul de mai jos.',
  },
  waiting: {
    heading: ON_LIST,
    lead: 'Vă scriem când se eliberează o oră care vi se potrivește.',
  },
  left: {
    heading: OFF_LIST,
    lead: 'Nu vă mai scriem despre ore eliberate, iar adresa dumneavoastră s-a șters de pe listă.',
  },
});

export const earlierTexts = {
  waiting: ON_LIST,
  form: 'Lista de așteptare',
  days: 'Zilele în care puteți veni',
  parts: 'Când puteți veni',
  freeNow: 'Vedeți orele libere acum',
  rules: [
    'Vă scriem când se eliberează o oră (între 7 și 21).',
    'Aveți 30 de minute înaintea următorului.',
    notHeld,
  ],
  gone: 'Ora propusă nu mai este liberă: altcineva a luat-o mai repede sau medicul nu mai primește atunci.',
  confirm: 'Da, anunțați-mă',
  leave: 'Scoateți-mă de pe listă',
  email: 'Adresa dumneavoastră de e-mail',
  noDay: 'Alegeți cel puțin o zi.',
  noPart: 'Alegeți cel puțin o parte a zilei.',
  anyDoctor: 'Accept și alt medic de la aceeași specialitate',
} as const;

/** Returns `luni, marți, dimineața`. Bit 0 of `days` is Monday; bits of `parts`: 1 morning, 2 afternoon. */
export function preferenceWords(days: number, parts: number): string {
  return [
    ...WEEKDAYS.filter((_, weekday) => days & (1 << weekday)),
    ...PARTS.filter(({ value }) => parts & value).map(({ name }) => name),
  ].join(', ');
}
