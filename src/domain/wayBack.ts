import { clinicTimeAt } from './clock';
import type { KeptAppointment } from './entities';

/**
 * Milliseconds for which patients are offered the way back to the time that they left. Meanwhile it can be booked on
 * the site, because otherwise a link could block times, but is not offered to the waiting list.
 */
export const WAY_BACK = 10 * 60_000;

/**
 * Returns the time that a patient has just left, and `until` when the way back is offered; undefined if there is none.
 * @param now ms since the epoch
 */
export function leftTime({ movedFrom }: Pick<KeptAppointment, 'movedFrom'>, now: number) {
  if (movedFrom?.by !== 'patient') return undefined;
  const end = Date.parse(movedFrom.at) + WAY_BACK;
  return now < end ? { ...movedFrom, until: clinicTimeAt(end).time } : undefined;
}
