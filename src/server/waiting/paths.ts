import { MOVE_FIELDS } from '../../content/pages/appointment';
import { WAITING_PATH } from '../../content/paths';
import { patientPaths } from '../../content/patientPaths';
import { timeKey } from '../../domain/timeKey';
import type { SlotOnDate } from '../db/entities';

/** Returns the page that a mail offers a freed time on. */
export const offerPath = (token: string, time: SlotOnDate): string =>
  `${patientPaths(token).earlier}?${new URLSearchParams({ [MOVE_FIELDS.time]: timeKey(time) }).toString()}`;

/** Returns the page on which a person without an appointment confirms and leaves their place. */
export const placePath = (token: string): string => `${WAITING_PATH}/${token}`;
