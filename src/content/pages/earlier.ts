import { WEEKDAYS } from '../weekdays';

/** Text of the links to the waiting list and of its form's button. */
export const earlierAsk = 'Anunțați-mă dacă se eliberează mai devreme';

/** State of the waiting-list page for people without an appointment. `confirm` is reached from the mailed link. */
export type WaitlistState = 'place' | 'asked' | 'confirm' | 'own' | 'left';

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

const inTurn =
  'Fiecare oră eliberată o propunem pe rând celor care așteaptă, în ordinea în care au cerut, câte 30 de minute fiecăruia, numai între orele 7 și 21.';

interface Heading {
  readonly heading: string;
  readonly lead: string;
}

/** @param when day and time of the appointment in Romanian */
export const earlierHeadings = (when: string): Readonly<Record<'ask' | 'waiting' | 'left', Heading>> => ({
  ask: {
    heading: 'O oră mai devreme',
    lead: `Programarea dumneavoastră este ${when}. Vă scriem dacă se eliberează o oră mai devreme.`,
  },
  waiting: {
    heading: 'Așteptați o oră mai devreme',
    lead: `Vă scriem când se eliberează o oră care vi se potrivește. Programarea dumneavoastră rămâne ${when}.`,
  },
  left: {
    heading: 'Nu mai așteptați',
    lead: `Nu vă mai scriem despre ore eliberate. Programarea dumneavoastră rămâne ${when}.`,
  },
});

/** @param subject the service, with the doctor if one was chosen */
export const waitlistHeadings = (subject: string): Readonly<Record<WaitlistState, Heading>> => ({
  place: {
    heading: 'Când se eliberează o oră',
    lead: `${subject}. Vă scriem când se eliberează o oră care vi se potrivește.`,
  },
  asked: {
    heading: 'Mai este un pas: confirmați din e-mail',
    lead: 'V-am trimis un e-mail. Așteptați abia după ce apăsați butonul de pe pagina la care duce, în cel mult o zi.',
  },
  confirm: {
    heading: 'Mai este un pas: confirmați că așteptați',
    lead: 'Vă scriem despre orele eliberate abia după ce apăsați butonul de mai jos.',
  },
  own: {
    heading: 'Așteptați o oră liberă',
    lead: 'Vă scriem când se eliberează o oră care vi se potrivește.',
  },
  left: {
    heading: 'Nu mai așteptați',
    lead: 'Nu vă mai scriem despre ore eliberate, iar adresa dumneavoastră s-a șters de pe listă.',
  },
});

export const earlierTexts = {
  waiting: 'Așteptați o oră mai devreme',
  days: 'Zilele care vi se potrivesc',
  parts: 'Părțile zilei care vi se potrivesc',
  freeNow: 'Vedeți orele libere acum',
  how: `${inTurn} Despre orele care sunt libere deja acum nu vă scriem. Dacă mutați programarea, nu mai așteptați.`,
  notHeld: 'Ora nu este păstrată pentru dumneavoastră: rămâne liberă pe site și o are cine apasă primul.',
  freed: 'S-a eliberat o oră mai devreme',
  gone: 'Ora propusă nu mai este liberă: altcineva a luat-o mai repede sau medicul nu mai primește atunci.',
  move: 'Mutați programarea aici',
  confirm: 'Da, anunțați-mă',
  leave: 'Renunț la așteptare',
  email: 'Adresa dumneavoastră de e-mail',
  howWaitlist: `${inTurn} Ora nu se păstrează: o are cine se programează primul. După ce vă programați sau după 26 de săptămâni nu mai așteptați. Puteți renunța oricând, din fiecare e-mail pe care îl primiți.`,
  noTime: 'Alegeți cel puțin o zi și cel puțin o parte a zilei.',
  incomplete: 'Scrieți o adresă de e-mail valabilă și alegeți cel puțin o zi și cel puțin o parte a zilei.',
  anyDoctor: 'Și la alt medic',
} as const;

/** Returns `luni, marți, dimineața`. Bit 0 of `days` is Monday; bits of `parts`: 1 morning, 2 afternoon. */
export function preferenceWords(days: number, parts: number): string {
  return [
    ...WEEKDAYS.filter((_, weekday) => days & (1 << weekday)),
    ...PARTS.filter(({ value }) => parts & value).map(({ name }) => name),
  ].join(', ');
}
