import { addDays } from '../../domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../domain/clock';
import { MINUTE } from '../../domain/durations';

/** The clinic's hours in which offers of freed times are sent and can expire. */
const MORNING = '07:00';
const EVENING = '21:00';
/** Milliseconds for which an offer is valid. */
const OFFER_MS = 30 * MINUTE;

/** Returns whether an instant (ms since the epoch, as in this file) is outside the offer hours. */
export function isNight(instant: number): boolean {
  const { time } = clinicTimeAt(instant);
  return time < MORNING || time >= EVENING;
}

/** Returns the instant at which the next morning's offer hours begin. */
export function nextMorning(instant: number): number {
  const { date, time } = clinicTimeAt(instant);
  return clinicInstant({ date: time < MORNING ? date : addDays(date, 1), time: MORNING });
}

/** Returns the instant at which an offer ends; night hours do not count. */
export function offerEnd(sentAt: number): number {
  const begins = isNight(sentAt) ? nextMorning(sentAt) : sentAt;
  const evening = clinicInstant({ date: clinicTimeAt(begins).date, time: EVENING });
  const end = begins + OFFER_MS;
  return end <= evening ? end : nextMorning(evening) + (end - evening);
}
