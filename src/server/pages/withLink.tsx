import type { FastifyReply, FastifyRequest } from 'fastify';
import { patientPaths, type PatientPaths } from '../../content/patientPaths';
import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { LostLinkPage } from '../../pages/LostLink';
import { findByReference, type StoredAppointment } from '../booking/find';
import type { Site } from '../booking/site';
import { sendOwnPage } from './ownPage';
import type { SiteWithPages } from './render';

/** Days after the visit for which a link leads to it. */
const LINK_DAYS = 30;

/** The target of a patient's link. */
export interface Linked {
  readonly appointment: StoredAppointment;
  /** Without anything that a mail program appended to the link. */
  readonly paths: PatientPaths;
}

/** Returns nothing for a link that was not made here, that has ended, or whose patient was forgotten. */
async function findLinked({ db, links, clock }: Site, token: string): Promise<Linked | undefined> {
  const reference = links.referenceIn(token);
  const appointment = reference === undefined ? undefined : await findByReference(db, reference);
  if (appointment === undefined) return undefined;
  const { patient, date } = appointment;
  if (patient.email === '' || addDays(date, LINK_DAYS) < clinicTimeAt(clock()).date) return undefined;
  return { appointment, paths: patientPaths(links.tokenFor(appointment.reference)) };
}

type Handler = (linked: Linked, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Makes handlers that answer only holders of an appointment's link; others may request theirs again. */
export const linkGuard =
  (site: SiteWithPages) =>
  (handler: Handler, isForPending = false) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { token } = request.params as { readonly token: string };
    const linked = await findLinked(site, token);
    if (linked && (isForPending || linked.appointment.state !== 'pending'))
      return handler(linked, request, reply);
    if (/^[0-9A-Z]{8}-/.test(token)) return sendOwnPage(reply, site.pages, <LostLinkPage />, 404);
    reply.callNotFound();
    return reply;
  };
