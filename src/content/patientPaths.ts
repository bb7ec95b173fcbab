import { CALENDAR_FILE, earlierPath, PATHS } from './paths';

/** Returns the path of a calendar that staff subscribe to. */
export const subscriptionPath = (token: string): string => `/calendar/${token}.ics`;

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
