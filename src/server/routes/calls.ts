import type { FastifyInstance } from 'fastify';
import { limitPosts } from '../limits/limitPosts';
import { refuseRobots } from '../limits/refuseRobots';
import type { CallContext } from './callContext';
import { contactRequestRoute } from './contactRequest';
import { createAppointmentRoute } from './createAppointment';
import { doctorsRoute } from './doctors';
import { acceptForms } from './readForm';
import { servicesRoute } from './services';
import { slotsRoute } from './slots';
import { vacationsRoute } from './vacations';

export interface CallsOptions extends CallContext {
  /** For each address; 0 = without limit. */
  readonly postsPerMinute: number;
  /** Live appointments to come of one e-mail address; 0 = without limit. */
  readonly bookingsPerEmail: number;
  /** That a person needs at least for one of the site's forms; 0 = nobody is asked. */
  readonly formSeconds: number;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The six calls of specification §7. */
export async function calls(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const headers = { ...options.headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  servicesRoute(app, options);
  doctorsRoute(app, options);
  vacationsRoute(app, options);
  slotsRoute(app, options);
  await app.register(async (posts) => {
    await limitPosts(posts, { ...options, limits: options.database.limits });
    posts.addHook('onRequest', async (request) => {
      refuseRobots(request, options.formSeconds);
    });
    acceptForms(posts);
    createAppointmentRoute(posts, options);
    contactRequestRoute(posts, options);
  });
}
