import { clinicTimeAt } from '../../domain/clock';

/** `23.11.2026` */
const numericDate = (date: string): string => date.split('-').reverse().join('.');

/** `lun. 23.11.2026` */
export const shortDate = (date: string): string => `${weekday.format(Date.parse(date))} ${numericDate(date)}`;

/** UTC keeps time zones from shifting a calendar date, which is not an instant. */
const weekday = new Intl.DateTimeFormat('ro', { weekday: 'short', timeZone: 'UTC' });

/** Returns an ISO instant in clinic time: `23.11.2026 09:05`. */
export function clinicDateTime(instant: string): string {
  const { date, time } = clinicTimeAt(Date.parse(instant));
  return `${numericDate(date)} ${time}`;
}

/** Returns `lun. 23.11.2026 – mar. 24.11.2026`; one date if both are equal. */
export const spanWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
