import { addDays } from '../../domain/calendarDate';
import { calendarText, clinicStamp, digits, escapeText } from '../../domain/calendarFile';

/** An entry of a calendar that programs read again and again. */
export interface FeedEntry {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** The first and the last day, `YYYY-MM-DD`; the same for an entry with a time. */
  readonly from: string;
  readonly to: string;
  /** Times on the clinic's clock; undefined for an entry of whole days. */
  readonly time?: { readonly startTime: string; readonly endTime: string };
  /** Number of earlier versions. */
  readonly sequence: number;
  readonly isConfirmed: boolean;
  /** Instant of its last change, as ISO text in UTC: one that depends on the moment of reading would never stay equal. */
  readonly changedAt: string;
}

function linesOf(entry: FeedEntry): string[] {
  const { uid, title, description, from, to, time, sequence, isConfirmed, changedAt } = entry;
  const [start, end] = time
    ? [clinicStamp(from, time.startTime), clinicStamp(to, time.endTime)]
    : // The end of whole days is the day after the last.
      [`;VALUE=DATE:${digits(from)}`, `;VALUE=DATE:${digits(addDays(to, 1))}`];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `DTSTAMP:${digits(changedAt)}`,
    `DTSTART${start}`,
    `DTEND${end}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** Time after which a program should read the calendar again. */
const REFRESH = 'PT15M';

/** Writes a calendar to subscribe to: without a method, because it is the whole content. */
export const calendarFeed = (name: string, entries: readonly FeedEntry[]): string =>
  calendarText(
    [
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    entries.flatMap(linesOf),
  );
