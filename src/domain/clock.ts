/** The clinic's time zone: "today" and "past" are the clinic's, in any zone of the visitor. */
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

const HOUR = 3_600_000;
/** More hours than visits are planned ahead; then the cache is emptied. */
const MOST_OFFSETS = 20_000;

/** Offsets by hour since the epoch: an offset changes only at a full hour, and `Intl` is slow. */
const offsets = new Map<number, number>();

/** Returns the clinic's offset from UTC, in ms. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const parts = clinicFormat().formatToParts(hour * HOUR);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = NaN, month = NaN, day = NaN, hour: hours = NaN, minute = NaN } = part;
  const offset = Date.UTC(year, month - 1, day, hours, minute) - hour * HOUR;
  if (offsets.size === MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** @param instant milliseconds since the epoch */
export function clinicTimeAt(instant: number): ClinicTime {
  const shown = new Date(instant + offsetAt(instant)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant at which the clinic's clock shows this date and time, in ms since the epoch. Of the hour that
 * comes twice in autumn it is the first; in the hour that spring leaves out, the instant one hour later.
 */
export function clinicInstant({ date, time }: ClinicTime): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // The offsets of half a day before and after hold every change that can concern the instant between.
  const candidates = [wanted - 43_200_000, wanted + 43_200_000].map((near) => wanted - offsetAt(near));
  const earliest = Math.min(...candidates);
  return clinicTimeAt(earliest).time === time ? earliest : Math.max(...candidates);
}
