import { MOVE_FIELDS, MOVE_QUERY } from '../../content/pages/appointment';
import { WAITING_PATH } from '../../content/paths';
import { patientPaths } from '../../content/patientPaths';
import { timeKey } from '../../domain/timeKey';
import type { SlotOnDate } from '../db/entities';

/** Returns the address of the page on which a patient moves to a freed time. */
export function offerPath(token: string, time: SlotOnDate, doctorId: number): string {
  const query = { [MOVE_QUERY.doctor]: String(doctorId), [MOVE_FIELDS.time]: timeKey(time) };
  return `${patientPaths(token).move}?${new URLSearchParams(query).toString()}`;
}

/** Returns the page on which a person without an appointment confirms and leaves their place. */
export const waitlistPath = (token: string): string => `${WAITING_PATH}/${token}`;
