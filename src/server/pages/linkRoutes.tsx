import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { patientPaths, type PatientPaths } from '../../content/patientPaths';
import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { LostLinkPage } from '../../pages/LostLink';
import { findByReference, type StoredAppointment } from '../booking/find';
import type { AppContext } from '../context/appContext';
import { RENDERED } from '../limits/rateLimit';
import type { AppWithPages } from './pages';

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

/** Adds a route for the holder of an appointment's link; for a pending appointment's only with `isForPending`. */
type AddRoute = (path: string, handler: Handler, options?: { readonly isForPending: boolean }) => void;
export type LinkRoutes = Readonly<Record<'get' | 'post', AddRoute>>;

/**
 * Returns functions that add routes below a patient's link. An invalid link is answered with the page that mails a lost
 * one again, or with 404.
 */
export function linkRoutes(app: FastifyInstance, site: AppWithPages): LinkRoutes {
  const add =
    (method: 'GET' | 'POST'): AddRoute =>
    (url, handler, { isForPending } = { isForPending: false }) =>
      app.route<{ Params: { token: string } }>({
        method,
        url,
        ...(method === 'GET' && RENDERED),
        handler: async (request, reply) => {
          const { token } = request.params;
          const linked = await findLinked(site, token);
          if (linked && (isForPending || linked.appointment.state !== 'pending'))
            return handler(linked, request, reply);
          if (/^[0-9A-Z]{8}-/.test(token))
            return reply.sendPage(<LostLinkPage />, { status: 404, keptAs: 'lost link' });
          reply.callNotFound();
          return reply;
        },
      });
  return { get: add('GET'), post: add('POST') };
}
