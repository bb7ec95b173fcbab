import { clinicTimeAt } from './clock';
import { MINUTE } from './durations';
import type { KeptAppointment } from './entities';

/** Milliseconds in which patients may go back to the time they left: the site offers it, the waiting list does not. */
export const WAY_BACK_MS = 10 * MINUTE;

/** The time that a patient has just left. */
export interface LeftTime extends NonNullable<KeptAppointment['movedFrom']> {
  /** Time of day, `HH:mm`, until which the patient may go back to it. */
  readonly until: string;
}

/** Returns the time that a patient has just left; undefined if there is none. */
export function leftTime(
  { movedFrom }: Pick<KeptAppointment, 'movedFrom'>,
  now: number,
): LeftTime | undefined {
  if (movedFrom?.by !== 'patient') return undefined;
  const end = Date.parse(movedFrom.at) + WAY_BACK_MS;
  return now < end ? { ...movedFrom, until: clinicTimeAt(end).time } : undefined;
}
