import type { FastifyReply, FastifyRequest } from 'fastify';
import { patientPaths, type PatientPaths } from '../../content/patientPaths';
import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { LostLinkPage } from '../../pages/LostLink';
import { findByReference, type StoredAppointment } from '../booking/find';
import type { AppContext } from '../booking/appContext';
import type { AppWithPages } from './render';

/** Days after an appointment until which its link works. */
const LINK_DAYS = 30;

/** The appointment and the paths behind a patient's link. */
export interface Linked {
  readonly appointment: StoredAppointment;
  /** Paths without any text that a mail program appended to the link. */
  readonly paths: PatientPaths;
}

/** Finds the appointment of a link; undefined if the link is invalid or expired, or the patient's data were erased. */
async function findLinked({ db, links, clock }: AppContext, token: string): Promise<Linked | undefined> {
  const reference = links.referenceIn(token);
  const appointment = reference === undefined ? undefined : await findByReference(db, reference);
  if (appointment === undefined) return undefined;
  const { patient, date } = appointment;
  if (patient.email === '' || addDays(date, LINK_DAYS) < clinicTimeAt(clock()).date) return undefined;
  return { appointment, paths: patientPaths(links.tokenFor(appointment.reference)) };
}

type Handler = (linked: Linked, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Wraps handlers for the holder of an appointment's link. Others get the page that mails a lost link again, or 404.
 * Pending appointments count only with `isForPending`.
 */
export const linkGuard =
  (site: AppWithPages) =>
  (handler: Handler, isForPending = false) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { token } = request.params as { readonly token: string };
    const linked = await findLinked(site, token);
    if (linked && (isForPending || linked.appointment.state !== 'pending'))
      return handler(linked, request, reply);
    if (/^[0-9A-Z]{8}-/.test(token))
      return reply.sendPage(<LostLinkPage />, { status: 404, keptAs: 'lost link' });
    reply.callNotFound();
    return reply;
  };
