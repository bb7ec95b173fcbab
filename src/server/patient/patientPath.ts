import { CALENDAR_FILE } from '../../content/appointmentCalendarEntry';
import { earlierPath, PATHS, WAITING_PATH } from '../../content/paths';
import type { SlotOnDate } from '../database/ports/entities';

/** The patient's own page. Who knows its address may cancel, so it stands in no log. */
export function patientPath(linkToken: string): string {
  return `${PATHS.booking}/${linkToken}`;
}

/** The same appointment for a calendar. */
export function patientCalendarPath(linkToken: string): string {
  return `${patientPath(linkToken)}/${CALENDAR_FILE}`;
}

/** Everything that is stored about the patient of this appointment. */
export const DATA_FILE = 'datele-mele.txt';

export function patientDataPath(linkToken: string): string {
  return `${patientPath(linkToken)}/${DATA_FILE}`;
}

/** Where the patient asks to be forgotten. */
export function patientForgetPath(linkToken: string): string {
  return `${patientPath(linkToken)}/stergere`;
}

/** Where the patient books what was kept for their confirmation. */
export function patientConfirmPath(linkToken: string): string {
  return `${patientPath(linkToken)}/confirmare`;
}

/** What looks like the end of a patient's link, of whatever time; only such a one was ever a patient's. */
export const looksLikeToken = (text: string): boolean => /^([0-9A-Z]{8}-)?[\w-]{43}$/.test(text);

/** Where the patient chooses another time. */
export function patientMovePath(linkToken: string): string {
  return `${patientPath(linkToken)}/mutare`;
}

/** What the page is asked for in the link of an offer, and its form's field: a slot's id and a date. */
export const TIME_FIELD = 'ora';

/** What a mail offers to somebody who waits for an earlier time. */
export function patientOfferPath(linkToken: string, { slotId, date }: SlotOnDate): string {
  return `${earlierPath(patientPath(linkToken))}?${TIME_FIELD}=${slotId}+${date}`;
}

/** Where somebody without an appointment leaves the list. */
export const placePath = (linkToken: string): string => `${WAITING_PATH}/${linkToken}`;

const PAGE = new RegExp(`^${patientPath('[^/]+')}$`);
const MOVE = new RegExp(`^${patientMovePath('[^/]+')}$`);
const EARLIER = new RegExp(`^${earlierPath(patientPath('[^/]+'))}$`);
const FILE = new RegExp(`^(?:${patientCalendarPath('[^/]+')}|${patientDataPath('[^/]+')})$`);
const POSTED = new RegExp(`^(?:${patientForgetPath('[^/]+')}|${patientConfirmPath('[^/]+')})$`);

/** What may be asked at a patient's page or below it, as an Allow header writes it; undefined elsewhere. */
export function patientMethods(path: string): string | undefined {
  if ([PAGE, MOVE, EARLIER].some((one) => one.test(path))) return 'GET, HEAD, POST';
  if (POSTED.test(path)) return 'POST';
  return FILE.test(path) ? 'GET, HEAD' : undefined;
}
