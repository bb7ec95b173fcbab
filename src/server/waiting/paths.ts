import { MOVE_FIELDS } from '../../content/pages/appointment';
import { WAITING_PATH } from '../../content/paths';
import { patientPaths } from '../../content/patientPaths';
import type { SlotOnDate } from '../db/entities';

/** Returns the page that a mail offers a freed time on. */
export const offerPath = (token: string, { slotId, date }: SlotOnDate): string =>
  `${patientPaths(token).earlier}?${MOVE_FIELDS.time}=${slotId}+${date}`;

/** Returns the page on which a person without an appointment confirms and leaves their place. */
export const placePath = (token: string): string => `${WAITING_PATH}/${token}`;
