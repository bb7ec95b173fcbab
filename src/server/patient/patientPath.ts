import { PATHS } from '../../content/paths';

export const CALENDAR_FILE = 'programare.ics';

/** The patient's own page. Who knows its address may cancel, so it stands in no log. */
export function patientPath(linkToken: string): string {
  return `${PATHS.booking}/${linkToken}`;
}

/** The same appointment for a calendar. */
export function patientCalendarPath(linkToken: string): string {
  return `${patientPath(linkToken)}/${CALENDAR_FILE}`;
}

const PAGE = new RegExp(`^${patientPath('[^/]+')}$`);
const CALENDAR = new RegExp(`^${patientCalendarPath('[^/]+')}$`);

/** What may be asked at a patient's page or calendar entry, as an Allow header writes it; undefined elsewhere. */
export function patientMethods(path: string): string | undefined {
  if (PAGE.test(path)) return 'GET, HEAD, POST';
  return CALENDAR.test(path) ? 'GET, HEAD' : undefined;
}
