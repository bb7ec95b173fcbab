import { DAY, HOUR } from './durations';

/** The clinic's time zone, by which "today" and "past" are decided in any zone of the visitor. */
export const CLINIC_TIME_ZONE = 'Europe/Bucharest';

/** A moment on the clinic's wall clock. */
export interface ClinicTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`; sorts as text. */
  readonly time: string;
}

/** Returns the current instant in ms since the epoch; a parameter wherever the current time matters. */
export type Clock = () => number;

let format: Intl.DateTimeFormat | undefined;

/** Creates the formatter on first use: it takes a phone about 0.1 s. */
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

/** Size at which the cache is emptied: more hours than appointments are ever booked ahead. */
const MAX_OFFSETS = 20_000;

/** Cached UTC offsets by hour since the epoch: offsets change on the full hour only, and `Intl` is slow. */
const offsets = new Map<number, number>();

function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const parts = clinicFormat().formatToParts(hour * HOUR);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = NaN, month = NaN, day = NaN, hour: hours = NaN, minute = NaN } = part;
  const offset = Date.UTC(year, month - 1, day, hours, minute) - hour * HOUR;
  if (offsets.size === MAX_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** Returns the clinic's date and time at an instant (ms since the epoch). */
export function clinicTimeAt(instant: number): ClinicTime {
  const shown = new Date(instant + offsetAt(instant)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the instant (ms) of a clinic's date and time: the first of a repeated hour, one later for a skipped one. */
export function clinicInstant({ date, time }: ClinicTime): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // The zone changes at most once within this day, so its offsets before and after are the only candidates.
  const candidates = [wanted - DAY / 2, wanted + DAY / 2].map((near) => wanted - offsetAt(near));
  const earliest = Math.min(...candidates);
  return clinicTimeAt(earliest).time === time ? earliest : Math.max(...candidates);
}
