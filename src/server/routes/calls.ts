import type { FastifyInstance } from 'fastify';
import { limitPosts } from '../limits/limitPosts';
import { refuseForeignPosts } from '../limits/refuseForeignPosts';
import type { CallsOptions } from './callsOptions';
import { catalogueRoutes } from './catalogueRoutes';
import { contactRequestRoute } from './contactRequest';
import { createAppointmentRoute } from './createAppointment';
import { formPageRoutes } from './formPages';
import { linkedPageRoute } from './linkedPage';
import { acceptForms } from './readForm';

/** The six calls of specification §7, and the pages of their two forms as far as they are drawn for one visit. */
export async function calls(app: FastifyInstance, options: CallsOptions): Promise<void> {
  catalogueRoutes(app, options);
  linkedPageRoute(app, options);
  const headers = { ...options.headers, 'cache-control': 'no-store' };
  await app.register(async (posts) => {
    posts.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    refuseForeignPosts(posts, options.publicUrl);
    await limitPosts(posts, options);
    acceptForms(posts);
    createAppointmentRoute(posts, options);
    contactRequestRoute(posts, options);
    await posts.register(async (pages) => {
      formPageRoutes(pages, options);
    });
  });
}
