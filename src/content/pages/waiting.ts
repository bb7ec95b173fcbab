import type { Workday } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName, type Doctor } from '../../domain/entities';
import { dayBit, type TimePreference, type WaitingListEntry } from '../../domain/timePreference';
import { SEARCH_WEEKS } from '../../domain/slotStatus';
import { namedFacts, type AppointmentFact } from '../appointmentFacts';
import { longDateTime } from '../dateWords';
import { WORKDAY_NAMES, RECURRING_DAY_NAMES } from '../weekdays';
import { listWords } from '../listWords';

/** Text of the links from an appointment to the waiting list, and of its form's button. */
export const earlierAsk = 'Anunțați-mă dacă se eliberează mai devreme';

/** The sentence that others can take an offered time. */
export const notHeld = 'Ora nu se păstrează: o are cine o rezervă primul.';

/**
 * State of a page of the waiting list. `ask`: the form. `requested`: a link was mailed to a person without an
 * appointment. `confirm`: that link asks to confirm. `waiting`: on the list. `left`: no longer on it. `noMail`: there is
 * no list, because the clinic sends no mail.
 */
export type WaitingState = 'ask' | 'requested' | 'confirm' | 'waiting' | 'left' | 'noMail';

/** Names of the form fields. A checkbox sends the number of its day or part of the day. */
export const WAITING_FIELDS = { day: 'zi', part: 'parte', anyDoctor: 'alt-medic', email: 'email' } as const;

/** Form field that leaves the list: sent by this page's button, and by mail programs' one-click unsubscribe. */
export const LEAVE_FIELD = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

export const CONFIRM_FIELD = { name: 'confirmare', value: 'da' } as const;

export const PARTS = [
  { value: 1, name: 'dimineața' },
  { value: 2, name: 'după-amiaza' },
] as const;

interface Heading {
  readonly heading: string;
  readonly lead: string;
}

const anyDoctorWords = 'la oricare medic al serviciului';

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

/**
 * @param subject the service, with the doctor if one was chosen; only the form shows it
 * @param email the address that was mailed; only `requested` shows it
 */
export const entryHeadings = (subject: string, email = ''): Readonly<Record<WaitingState, Heading>> => ({
  ask: {
    heading: 'Lista de așteptare',
    lead: `${subject}. Vă scriem când se eliberează o oră care vi se potrivește.`,
  },
  requested: {
    heading: 'Mai este un pas: confirmați din e-mail',
    lead: `V-am trimis un e-mail la ${email}. Deschideți-l și confirmați în cel mult o zi; până atunci nu sunteți pe listă.`,
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
  noMail: {
    heading: 'Lista de așteptare',
    lead: 'Clinica nu trimite acum e-mailuri, așa că nu vă putem anunța când se eliberează o oră.',
  },
});

/** @param hasAppointment true for a patient who waits for an earlier time than their own */
export const waitingRules = (hasAppointment: boolean): readonly string[] => [
  'Când se eliberează o oră, vă scriem întâi numai dumneavoastră; după 30 de minute îi scriem și următorului de pe listă.',
  notHeld,
  'E-mailurile pleacă între orele 7 și 21.',
  hasAppointment
    ? 'Rămâneți pe listă până când mutați sau anulați programarea, ori până la ora ei.'
    : `Rămâneți pe listă până când vă programați, cel mult ${SEARCH_WEEKS} de săptămâni.`,
];

export const waitingTexts = {
  waiting: ON_LIST,
  form: 'Lista de așteptare',
  days: 'Zilele în care puteți veni',
  parts: 'Când puteți veni',
  freeNow: 'Vedeți orele libere acum',
  gone: 'Ora propusă nu mai este liberă: altcineva a luat-o mai repede sau medicul nu mai primește atunci.',
  /** Button of the form without an appointment. */
  ask: 'Anunțați-mă când se eliberează o oră',
  confirm: 'Da, anunțați-mă',
  leave: 'Scoateți-mă de pe listă',
  email: 'Adresa dumneavoastră de e-mail',
  noDay: 'Alegeți cel puțin o zi.',
  noPart: 'Alegeți cel puțin o parte a zilei.',
  anyDoctor: 'Accept și alt medic de la aceeași specialitate',
  othersDay: (day: string): string => `${day} (la alt medic)`,
} as const;

/** Returns the problem of a preference for days on which only other doctors work. */
export const othersOnly = (doctor: string, weekdays: readonly Workday[]): string =>
  `${doctor} nu lucrează ${listWords(weekdays.map((weekday) => RECURRING_DAY_NAMES[weekday]))}. Bifați altă zi sau „${waitingTexts.anyDoctor}”.`;

/** A person's preference, with the names of its service and doctor. */
export interface PreferredTime extends Pick<TimePreference, 'days' | 'parts'> {
  readonly service: string;
  /** Undefined for any doctor of the service. */
  readonly doctor: Pick<Doctor, 'firstName' | 'lastName'> | undefined;
}

/** Returns a patient's entry on the waiting list. */
export function entryFacts({
  days,
  parts,
  anyDoctor,
  askedAt,
}: WaitingListEntry): readonly AppointmentFact[] {
  const { date, time } = clinicTimeAt(Date.parse(askedAt));
  return namedFacts([
    ['Pe listă din', longDateTime({ date, startTime: time })],
    ['Când vi se potrivește', preferenceWords(days, parts)],
    ['La cine', anyDoctor ? anyDoctorWords : ''],
  ]);
}

/** Returns the preference of a person without an appointment. */
export const preferenceFacts = ({ service, doctor, days, parts }: PreferredTime) =>
  namedFacts([
    ['Ce', service],
    ['La cine', doctor ? doctorName(doctor) : anyDoctorWords],
    ['Când vi se potrivește', preferenceWords(days, parts)],
  ]);

/** Returns `luni, marți, dimineața`. Bit 0 of `days` is Monday; bits of `parts`: 1 morning, 2 afternoon. */
export function preferenceWords(days: number, parts: number): string {
  return [
    ...WORKDAY_NAMES.filter((_, weekday) => days & dayBit(weekday)),
    ...PARTS.filter(({ value }) => parts & value).map(({ name }) => name),
  ].join(', ');
}
