import { mailtoAddress } from './asciiEmail';
import { CLINIC_TIME_ZONE } from './clock';

/** The content of a calendar entry; date and times are the clinic's. */
export interface CalendarEntry {
  /** The same in every file of one appointment, so that a calendar keeps a single entry. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Number of times the appointment was moved; 0 when left out. */
  readonly moves?: number | undefined;
}

/** Properties of each version; [a later version of an entry needs a higher sequence](https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4). */
const VERSIONS = {
  pending: { method: 'PUBLISH', sequence: 0, status: 'TENTATIVE' },
  // A confirmation changes nothing but the status: its later stamp decides.
  booked: { method: 'PUBLISH', sequence: 0, status: 'CONFIRMED' },
  cancelled: { method: 'CANCEL', sequence: 1, status: 'CANCELLED' },
} as const;

/** The effect of a file on a calendar: it adds the entry, perhaps as tentative, or cancels it. */
export type CalendarVersion = keyof typeof VERSIONS;

/** Time zone rules of Romania since 1997: both changes are on the month's last Sunday at 01:00 UTC. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CLINIC_TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:EEST',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'DTSTART:19970330T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EET',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'DTSTART:19971026T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Escapes a [text value](https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11). */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

export const digits = (text: string): string => text.replace(/[-:]|\.\d{3}/g, '');

export const clinicStamp = (date: string, time: string): string =>
  `;TZID=${CLINIC_TIME_ZONE}:${digits(date)}T${digits(time)}00`;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line at [75 bytes](https://www.rfc-editor.org/rfc/rfc5545#section-3.1), never inside a character. */
function fold(line: string): string {
  if (bytesOf(line) <= 75) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    if (bytes + bytesOf(character) > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += bytesOf(character);
  }
  return folded;
}

/** Returns the method of a version. PUBLISH, not REQUEST: replies from calendars are not processed. */
export function calendarMethod(version: CalendarVersion): 'PUBLISH' | 'CANCEL' {
  return VERSIONS[version].method;
}

interface CalendarEvent {
  readonly entry: CalendarEntry;
  readonly version: CalendarVersion;
}

function eventLines({ entry, version }: CalendarEvent, writtenAt: number): string[] {
  const { uid, title, description, place, organizer, date, startTime, endTime, moves = 0 } = entry;
  const { sequence, status } = VERSIONS[version];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence + moves}`,
    `STATUS:${status}`,
    `DTSTAMP:${digits(new Date(writtenAt).toISOString())}`,
    `DTSTART${clinicStamp(date, startTime)}`,
    `DTEND${clinicStamp(date, endTime)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":${mailtoAddress(organizer.email)}`,
    'END:VEVENT',
  ];
}

/** Writes an iCalendar object with the clinic's time zone from the lines of the calendar itself and of its events. */
export function calendarText(properties: readonly string[], events: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//clinic-website//booking//RO'];
  const lines = [...head, ...properties, ...TIME_ZONE, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Returns an iCalendar file; its one method is CANCEL when every event is cancelled. `writtenAt`: ms since the epoch. */
export function calendarFileOf(events: readonly CalendarEvent[], writtenAt: number): string {
  const takesBack = events.length > 0 && events.every(({ version }) => version === 'cancelled');
  return calendarText(
    [`METHOD:${calendarMethod(takesBack ? 'cancelled' : 'booked')}`],
    events.flatMap((event) => eventLines(event, writtenAt)),
  );
}

export function calendarFile(entry: CalendarEntry, version: CalendarVersion, writtenAt: number): string {
  return calendarFileOf([{ entry, version }], writtenAt);
}
