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

let format: Intl.DateTimeFormat | undefined;

/** Made when first needed: it takes a phone a tenth of a second. */
const clinicFormat = (): Intl.DateTimeFormat =>
  (format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: CLINIC_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** @param instant milliseconds since the epoch */
export function clinicTimeAt(instant: number): ClinicTime {
  const parts = clinicFormat().formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return {
    date: `${String(part.year).padStart(4, '0')}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
  };
}

/**
 * The instant at which the clinic's clock shows this date and time, in ms since the epoch. Of the hour that
 * comes twice in autumn it is the first; in the hour that spring leaves out, the instant one hour later.
 */
export function clinicInstant({ date, time }: ClinicTime): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number): number => {
    const shown = clinicTimeAt(instant);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - instant;
  };
  // The offsets of half a day before and after hold every change that can concern the instant between.
  const candidates = [wanted - 43_200_000, wanted + 43_200_000].map((near) => wanted - offsetAt(near));
  const earliest = Math.min(...candidates);
  return clinicTimeAt(earliest).time === time ? earliest : Math.max(...candidates);
}
