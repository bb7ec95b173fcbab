import { clinicInstant } from '../../../domain/clock';

/** What a calendar entry says; times are the clinic's. */
export interface CalendarEntry {
  /** The same for the same appointment, so that importing it twice makes one entry. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** RFC 5545 §3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

const utcStamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Lines of at most 75 bytes, never cut inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const lines: string[] = [''];
  for (const character of line) {
    const current = lines[lines.length - 1] ?? '';
    if (bytesOf(current + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}

/**
 * An iCalendar file with one event. Its times are in UTC, so that no program needs to know the clinic's zone.
 * @param writtenAt ms since the epoch
 */
export function appointmentCalendarFile(entry: CalendarEntry, writtenAt: number): string {
  const { uid, title, description, place, date, startTime, endTime } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic-website//booking//RO',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    `DTSTART:${utcStamp(clinicInstant({ date, time: startTime }))}`,
    `DTEND:${utcStamp(clinicInstant({ date, time: endTime }))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
