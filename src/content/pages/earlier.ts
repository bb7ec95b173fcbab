import { APPOINTMENT_SLOTS } from './appointment';

/** What leads to the list of those who wait: on the receipt, on the patient's page, and as its form's button. */
export const earlierAsk = 'Anunțați-mă dacă se eliberează mai devreme';

/** How a patient finds the page on which they wait for an earlier time. */
export const EARLIER_STATES = ['ask', 'waiting', 'offer', 'gone'] as const;
export type EarlierState = (typeof EARLIER_STATES)[number];

/** The file in which the build leaves the page to the server. */
export const earlierTemplate = (state: EarlierState): string => `earlier-${state}.html`;

/** The form's fields; each checkbox sends its number. */
export const EARLIER_FIELDS = { day: 'zi', part: 'parte', anyDoctor: 'alt-medic' } as const;

export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;
export const PARTS = [
  { value: 1, name: 'dimineața' },
  { value: 2, name: 'după-amiaza' },
] as const;

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

export const earlierTexts = {
  waiting: 'Așteptați o oră mai devreme',
  days: 'Zilele care vi se potrivesc',
  parts: 'Părțile zilei care vi se potrivesc',
  noon: 'Dimineața ține până la ora 12.',
  anyDoctor: 'Și la alt medic',
  freeNow: 'Vedeți orele libere acum',
  how: 'Fiecare oră eliberată o propunem pe rând celor care așteaptă, în ordinea în care au cerut, câte 30 de minute fiecăruia, numai între orele 7 și 21. Despre orele care sunt libere deja acum nu vă scriem. Dacă mutați programarea, nu mai așteptați.',
  notHeld: 'Ora nu este păstrată pentru dumneavoastră: rămâne liberă pe site și o are cine apasă primul.',
  keeps,
  move: 'Mutați programarea aici',
  leave: 'Renunț la așteptare',
} as const;

/** `luni, marți, dimineața`; masks as in a wish. */
export function wishWords(days: number, parts: number): string {
  return [
    ...WEEKDAYS.filter((_, weekday) => days & (1 << weekday)),
    ...PARTS.filter(({ value }) => parts & value).map(({ name }) => name),
  ].join(', ');
}
