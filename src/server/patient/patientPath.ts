import { PATHS } from '../../content/paths';

/** The patient's own page. Who knows its address may cancel, so it stands in no log. */
export function patientPath(linkToken: string): string {
  return `${PATHS.booking}/${linkToken}`;
}
