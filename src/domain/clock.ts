/** The clinic's time zone: "today" and "past" are the clinic's, whatever the visitor's own zone is (decisions §4). */
export const CLINIC_TIME_ZONE = 'Europe/Bucharest';

/** A moment on the clinic's wall clock. */
export interface ClinicTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`, comparable as text with a slot's times */
  readonly time: string;
}

/** Gives the current instant in milliseconds since the epoch; injected wherever "now" matters. */
export type Clock = () => number;

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: CLINIC_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @param instant milliseconds since the epoch */
export function clinicTimeAt(instant: number): ClinicTime {
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${String(part.year).padStart(4, '0')}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
  };
}
