import moment from 'moment';
import 'moment/locale/ro';
import { addDays, WORKDAYS } from '../domain/calendarDate';
import type { Start } from '../domain/slotStatus';

const cache = new Map<string, string>();

/**
 * Formats a calendar date, which is not an instant: UTC keeps any time zone from shifting it. Results are cached,
 * because a calendar formats dozens of dates and Moment is slow, above all at parsing.
 */
function formatDate(date: string, format: string): string {
  const key = `${date} ${format}`;
  const words = cache.get(key) ?? moment.utc(Date.parse(date)).locale('ro').format(format);
  cache.set(key, words);
  return words;
}

/** `luni` */
export const weekdayName = (date: string): string => formatDate(date, 'dddd');

/** `23 noiembrie` */
export const dayAndMonth = (date: string): string => formatDate(date, 'D MMMM');

/** `luni, 23 noiembrie` */
export const weekdayAndDate = (date: string): string => formatDate(date, 'dddd, D MMMM');

/** `luni 23 nov., 10:30` */
export const shortDateTime = ({ date, startTime }: Start): string =>
  `${formatDate(date, 'dddd D MMM')}, ${startTime}`;

/** `luni, 23 noiembrie, 10:30` */
export const weekdayDateTime = ({ date, startTime }: Start): string =>
  `${weekdayAndDate(date)}, ${startTime}`;

/** `luni, 23 noiembrie 2026` */
export const fullDate = (date: string): string => formatDate(date, 'dddd, D MMMM YYYY');

/** `luni, 23 noiembrie 2026, ora 10:30`, whose hour never stands on a line of its own */
export const longDateTime = ({ date, startTime }: Start): string =>
  `${fullDate(date)}, ora\u00a0${startTime}`;

/** `23–27 noiembrie 2026`, `30 noiembrie – 4 decembrie 2026`, `28 decembrie 2026 – 1 ianuarie 2027` */
export function weekName(monday: string): string {
  const last = addDays(monday, WORKDAYS.length - 1);
  const end = formatDate(last, 'D MMMM YYYY');
  if (monday.slice(0, 7) === last.slice(0, 7)) return `${formatDate(monday, 'D')}–${end}`;
  const sameYear = monday.slice(0, 4) === last.slice(0, 4);
  return `${formatDate(monday, sameYear ? 'D MMMM' : 'D MMMM YYYY')} – ${end}`;
}
