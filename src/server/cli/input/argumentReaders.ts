import { InvalidArgumentError } from 'commander';
import { addDays, isCalendarDate } from '../../../domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../../domain/clock';
import type { Weekday } from '../../../domain/entities';
import { WEEKDAYS } from '../output/weekTable';

/**
 * A date as staff write it: `2026-11-23`, `23.11.2026`, `azi`, `maine` or `mâine`.
 * @returns `YYYY-MM-DD`, on the clinic's calendar
 */
export function readDate(text: string): string {
  if (text === 'azi' || /^m[aâ]ine$/.test(text)) {
    return addDays(clinicTimeAt(Date.now()).date, text === 'azi' ? 0 : 1);
  }
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) {
    throw new InvalidArgumentError('Scrieți data ca 2026-11-23 sau 23.11.2026, ori „azi” sau „mâine”.');
  }
  return date;
}

/** `HH:mm`; `9:00` is read as `09:00`. */
export function readTime(text: string): string {
  const time = text.padStart(5, '0');
  if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return time;
  throw new InvalidArgumentError('Scrieți ora ca 09:30.');
}

/**
 * A moment on the clinic's clock: a date and a time as above, or a time of today.
 * @returns ms since the epoch
 */
export function readMoment(text: string): number {
  const [time = '', date = 'azi'] = text
    .trim()
    .split(/[\sT]+/)
    .reverse();
  return clinicInstant({ date: readDate(date), time: readTime(time) });
}

/** Staff write as they speak: without diacritics, capitals and the spaces of telephone numbers. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** `luni` … `vineri`, with or without diacritics. */
export function readWeekday(text: string): Weekday {
  const weekday = WEEKDAYS.findIndex((name) => bare(name) === bare(text));
  if (weekday === -1) throw new InvalidArgumentError(`Scrieți una dintre zilele ${WEEKDAYS.join(', ')}.`);
  return weekday as Weekday;
}

/** A code as people copy or hear it: letters that are mistaken for digits are read as those digits. */
export function readReference(text: string): string {
  const reference = text.trim().toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (/^[0-9A-Z]{8}$/.test(reference)) return reference;
  throw new InvalidArgumentError('Scrieți codul de 8 litere și cifre, ca 7KQ3M9XA.');
}

/** A seal of the journal, as the clinic's mails carry it. */
export function readSeal(text: string): string {
  const seal = text.trim();
  if (/^\d{1,9}\.[\w-]{43}$/.test(seal)) return seal;
  throw new InvalidArgumentError('Copiați sigiliul întreg din ultimul e-mail primit de clinică.');
}

/** @returns a reader of whole numbers between two bounds, both allowed */
export function readNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Scrieți un număr întreg de la ${least} la ${most}.`);
  };
}

/** The number of a row, as the listings show it. */
export const readId = readNumber(1, 999_999_999);

/** A place in a list as it is shown. */
export const readPosition = readNumber(1, 9999);

/** Several of them, each once. */
export const readIds = (text: string, earlier: readonly number[] = []): readonly number[] => [
  ...new Set([...earlier, readId(text)]),
];
