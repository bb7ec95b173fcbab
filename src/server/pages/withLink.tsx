import type { FastifyReply, FastifyRequest } from 'fastify';
import { clinicTimeAt } from '../../domain/clock';
import { LostLinkPage } from '../../pages/LostLink';
import { findLinked, type Linked } from '../booking/linked';
import { sendOwnPage } from './ownPage';
import type { SiteWithPages } from './render';

type Handler = (linked: Linked, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Makes handlers that answer only those who have an appointment's link; the others may ask for theirs again. */
export const linkGuard =
  ({ db, links, pages, clock }: SiteWithPages) =>
  (handler: Handler, isForPending = false) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { token } = request.params as { readonly token: string };
    const linked = await findLinked(db, links, token, clinicTimeAt(clock()).date);
    if (linked && (isForPending || linked.appointment.state !== 'pending'))
      return handler(linked, request, reply);
    if (/^[0-9A-Z]{8}-/.test(token)) return sendOwnPage(reply, pages, <LostLinkPage />, 404);
    reply.callNotFound();
    return reply;
  };
