import { APPOINTMENT_SLOTS } from './appointment';

/** What leads to the list of those who wait: on the receipt, on the patient's page, and as its form's button. */
export const earlierAsk = 'Anunțați-mă dacă se eliberează mai devreme';

/** How a patient finds the page on which they wait for an earlier time. */
export const EARLIER_STATES = ['ask', 'waiting', 'offer', 'gone'] as const;
export type EarlierState = (typeof EARLIER_STATES)[number];

/** The file in which the build leaves the page to the server. */
export const earlierTemplate = (state: EarlierState | PlaceState): string => `earlier-${state}.html`;

/** How somebody without an appointment finds the page on which they wait for a time. */
export const PLACE_STATES = ['place', 'asked', 'own', 'left'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** The form's fields; each checkbox sends its number. The address is of one without an appointment only. */
export const EARLIER_FIELDS = { day: 'zi', part: 'parte', anyDoctor: 'alt-medic', email: 'email' } as const;

/** What leaves the list: this page's button sends it, and so do those of mail programs (RFC 8058). */
export const LEAVE_FIELD = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;
export const PARTS = [
  { value: 1, name: 'dimineața' },
  { value: 2, name: 'după-amiaza' },
] as const;

const inTurn =
  'Fiecare oră eliberată o propunem pe rând celor care așteaptă, în ordinea în care au cerut, câte 30 de minute fiecăruia, numai între orele 7 și 21.';
const keeps = `Programarea dumneavoastră rămâne ${APPOINTMENT_SLOTS.when}.`;

export const earlierHeadings: Readonly<
  Record<EarlierState, { readonly heading: string; readonly lead: string }>
> = {
  ask: {
    heading: 'O oră mai devreme',
    lead: `Programarea dumneavoastră este ${APPOINTMENT_SLOTS.when}. Vă scriem dacă se eliberează o oră mai devreme.`,
  },
  waiting: {
    heading: 'Așteptați o oră mai devreme',
    lead: `Vă scriem când se eliberează o oră care vi se potrivește. ${keeps}`,
  },
  offer: { heading: 'S-a eliberat o oră mai devreme', lead: APPOINTMENT_SLOTS.times },
  gone: {
    heading: 'Ora nu mai este liberă',
    lead: `Altcineva a luat-o mai repede sau medicul nu mai primește atunci. ${keeps}`,
  },
};

export const placeHeadings: Readonly<
  Record<PlaceState, { readonly heading: string; readonly lead: string }>
> = {
  place: {
    heading: 'Când se eliberează o oră',
    lead: `${APPOINTMENT_SLOTS.when}. Vă scriem când se eliberează o oră care vi se potrivește.`,
  },
  asked: {
    heading: 'Vă scriem când se eliberează o oră',
    lead: 'Puteți renunța oricând, din fiecare e-mail pe care îl primiți.',
  },
  own: {
    heading: 'Așteptați o oră liberă',
    lead: 'Vă scriem când se eliberează o oră care vi se potrivește.',
  },
  left: {
    heading: 'Nu mai așteptați',
    lead: 'Nu vă mai scriem despre ore eliberate, iar adresa dumneavoastră s-a șters de pe listă.',
  },
};

export const earlierTexts = {
  waiting: 'Așteptați o oră mai devreme',
  days: 'Zilele care vi se potrivesc',
  parts: 'Părțile zilei care vi se potrivesc',
  freeNow: 'Vedeți orele libere acum',
  how: `${inTurn} Despre orele care sunt libere deja acum nu vă scriem. Dacă mutați programarea, nu mai așteptați.`,
  notHeld: 'Ora nu este păstrată pentru dumneavoastră: rămâne liberă pe site și o are cine apasă primul.',
  keeps,
  move: 'Mutați programarea aici',
  leave: 'Renunț la așteptare',
  email: 'Adresa dumneavoastră de e-mail',
  howPlace: `${inTurn} Ora nu se păstrează: o are cine se programează primul. După ce vă programați sau după 26 de săptămâni nu mai așteptați.`,
  noTime: 'Alegeți cel puțin o zi și cel puțin o parte a zilei.',
  incomplete: 'Scrieți o adresă de e-mail valabilă și alegeți cel puțin o zi și cel puțin o parte a zilei.',
  full: 'Lista de așteptare este plină acum. Sunați-ne și găsim împreună o oră.',
  anyDoctor: 'Și la alt medic',
} as const;

/** `luni, marți, dimineața`; masks as in a wish. */
export function wishWords(days: number, parts: number): string {
  return [
    ...WEEKDAYS.filter((_, weekday) => days & (1 << weekday)),
    ...PARTS.filter(({ value }) => parts & value).map(({ name }) => name),
  ].join(', ');
}
