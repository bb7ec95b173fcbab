import { InvalidArgumentError } from 'commander';
import { addDays, isCalendarDate } from '../../../domain/calendarDate';
import { clinicTimeAt } from '../../../domain/clock';

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
    throw new InvalidArgumentError('Scrieți data ca 2026-11-23 sau 23.11.2026, ori „azi” sau „maine”.');
  }
  return date;
}
