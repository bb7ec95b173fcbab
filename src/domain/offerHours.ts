import { addDays } from './calendarDate';
import { clinicInstant, clinicTimeAt } from './clock';

/** The clinic's hours in which offers of freed times go out and run. */
const [MORNING, EVENING] = ['07:00', '21:00'];
/** Milliseconds that an offer comes before the next one's. */
const LASTS = 30 * 60_000;

/** @param instant ms since the epoch, as everywhere here */
export function isNight(instant: number): boolean {
  const { time } = clinicTimeAt(instant);
  return time < MORNING || time >= EVENING;
}

/** The next morning's beginning. */
export function nextMorning(instant: number): number {
  const { date, time } = clinicTimeAt(instant);
  return clinicInstant({ date: time < MORNING ? date : addDays(date, 1), time: MORNING });
}

/** When an offer ends: the hours of the night do not count. */
export function offerEnd(sentAt: number): number {
  const begins = isNight(sentAt) ? nextMorning(sentAt) : sentAt;
  const evening = clinicInstant({ date: clinicTimeAt(begins).date, time: EVENING });
  const end = begins + LASTS;
  return end <= evening ? end : nextMorning(evening) + (end - evening);
}
