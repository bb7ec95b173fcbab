import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';
import type { CallContext } from './callContext';
import { contactRequestRoute } from './contactRequest';
import { createAppointmentRoute } from './createAppointment';
import { doctorsRoute } from './doctors';
import { isLoopback } from './isLoopback';
import { acceptForms } from './readForm';
import { servicesRoute } from './services';
import { slotsRoute } from './slots';
import { vacationsRoute } from './vacations';

/** Each address may post this often; 0 = without limit. */
async function limitPosts(app: FastifyInstance, postsPerMinute: number): Promise<void> {
  if (postsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: postsPerMinute,
    timeWindow: '1 minute',
    // Behind a local proxy without TRUST_PROXY every patient has this address.
    allowList: ({ ip }) => isLoopback(ip),
    errorResponseBuilder: () => new Problem(429),
  });
}

export interface CallsOptions extends CallContext {
  readonly postsPerMinute: number;
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
    await limitPosts(posts, options.postsPerMinute);
    acceptForms(posts);
    createAppointmentRoute(posts, options);
    contactRequestRoute(posts, options);
  });
}
