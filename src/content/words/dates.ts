import { clinicTimeAt } from '../../domain/clock';

/** `23.11.2026` */
const numericDate = (date: string): string => date.split('-').reverse().join('.');

/** `lun. 23.11.2026` */
export const shortDate = (date: string): string => `${weekday.format(Date.parse(date))} ${numericDate(date)}`;

/** A calendar date is a name, not an instant: in UTC no zone can shift it. */
const weekday = new Intl.DateTimeFormat('ro', { weekday: 'short', timeZone: 'UTC' });

/** An instant in ISO text, on the clinic's clock: `23.11.2026 09:05`. */
export function clinicMoment(instant: string): string {
  const { date, time } = clinicTimeAt(Date.parse(instant));
  return `${numericDate(date)} ${time}`;
}

/** Days, or one. */
export const spanWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
