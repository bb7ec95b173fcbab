import type { FastifyInstance } from 'fastify';
import { subscriptionPath } from '../../content/patientPaths';
import { cachedBody, sendCached } from '../answers/responseCache';
import type { AppContext } from '../booking/appContext';
import { RENDERED } from '../limits/rateLimit';
import { PRIVATE } from '../pages/ownPage';
import { selectCalendars } from './calendars';
import { feedText } from './feed';

/** Serves the calendars that staff subscribe to. A program that has the content gets 304. */
export function calendarRoutes(app: FastifyInstance, { db, links, clock, bookingWeeks }: AppContext): void {
  // Set at the end, because an answer whose route sets how it is stored gets no ETag.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  app.get<{ Params: { token: string } }>(subscriptionPath(':token'), RENDERED, async (request, reply) => {
    const reference = links.referenceIn(request.params.token);
    const calendar =
      reference && (await selectCalendars(db).where('reference', '=', reference).executeTakeFirst());
    if (!calendar) {
      reply.callNotFound();
      return reply;
    }
    const text = await feedText(db, calendar, clock(), bookingWeeks);
    return sendCached(request, reply, await cachedBody(text, 'text/calendar'));
  });
}
