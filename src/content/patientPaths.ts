import { CALENDAR_FILE } from './appointmentCalendarEntry';
import { earlierPath, PATHS } from './paths';

/** The file with all stored data, for its patient. */
export const DATA_FILE = 'datele-mele.txt';

/** Addresses of a patient's own page and of what lies below it. */
export interface PatientPaths {
  readonly page: string;
  readonly calendar: string;
  readonly data: string;
  readonly forget: string;
  readonly confirm: string;
  readonly move: string;
  readonly earlier: string;
}

/** @param token the last part of the page's address */
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
