import { patientPaths, type PatientPaths } from '../../content/patientPaths';
import { addDays } from '../../domain/calendarDate';
import type { Db } from '../db/schema';
import { findByReference, type StoredAppointment } from './find';
import type { Links } from './links';

/** Days after the visit for which a link leads to it. */
const LINK_DAYS = 30;

/** What a patient's link leads to. */
export interface Linked {
  readonly appointment: StoredAppointment;
  /** Without what a mail program appended to the link. */
  readonly paths: PatientPaths;
}

/**
 * Returns nothing for a link that was not made here, that has ended, or whose patient was forgotten.
 * @param today the clinic's date
 */
export async function findLinked(
  db: Db,
  links: Links,
  token: string,
  today: string,
): Promise<Linked | undefined> {
  const reference = links.referenceIn(token);
  const appointment = reference === undefined ? undefined : await findByReference(db, reference);
  if (appointment === undefined) return undefined;
  const { patient, date } = appointment;
  if (patient.email === '' || addDays(date, LINK_DAYS) < today) return undefined;
  return { appointment, paths: patientPaths(links.tokenFor(appointment.reference)) };
}
