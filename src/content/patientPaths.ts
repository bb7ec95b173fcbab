import { PATHS, WAITING_PATH } from './paths';

/** Returns the path of the page that confirms or leaves a waiting-list entry. */
export const entryPath = (token: string): string => `${WAITING_PATH}/${token}`;

/** Returns the path of the form that books a time offered to a waiting-list entry, without the time. */
export const offerPath = (token: string): string => `${entryPath(token)}/ora`;

/**
 * Returns the path of the page on which a patient joins the waiting list for an earlier time.
 * @param page path of the appointment's own page
 */
export const earlierPath = (page: string): string => `${page}/mai-devreme`;

/** File name of an appointment's calendar entry, below the appointment's own page. */
export const CALENDAR_FILE = 'programare.ics';

/** Name of the file with all stored data of a patient. */
export const DATA_FILE = 'datele-mele.txt';

/** Paths of a patient's own page and its subpages. */
export interface PatientPaths {
  readonly page: string;
  readonly calendar: string;
  readonly data: string;
  readonly forget: string;
  readonly confirm: string;
  readonly move: string;
  readonly earlier: string;
}

/** @param token the last segment of the page's path */
export function patientPaths(token: string): PatientPaths {
  const page = `${PATHS.booking}/${token}`;
  return {
    page,
    calendar: `${page}/${CALENDAR_FILE}`,
    data: `${page}/${DATA_FILE}`,
    forget: `${page}/stergere`,
    confirm: `${page}/confirmare`,
    move: `${page}/mutare`,
    earlier: earlierPath(page),
  };
}
