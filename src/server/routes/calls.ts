import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../domain/clock';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { limitPosts } from '../limits/limitPosts';
import { catalogueRoutes } from './catalogueRoutes';
import { contactRequestRoute } from './contactRequest';
import { createAppointmentRoute } from './createAppointment';
import { acceptForms } from './readForm';

export interface CallsOptions {
  readonly database: ClinicDatabase;
  readonly clock: Clock;
  /** For each address; 0 = without limit. */
  readonly postsPerMinute: number;
  /** Live appointments to come of one e-mail address; 0 = without limit. */
  readonly bookingsPerEmail: number;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The six calls of specification §7. */
export async function calls(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const headers = { ...options.headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  catalogueRoutes(app, options);
  await app.register(async (posts) => {
    await limitPosts(posts, { ...options, limits: options.database.limits });
    acceptForms(posts);
    createAppointmentRoute(posts, options);
    contactRequestRoute(posts, options);
  });
}
