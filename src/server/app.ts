import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { bookingRoutes } from './booking/routes';
import { clinicRoutes } from './clinic/routes';
import { slotEventsRoute } from './clinic/slotEvents';
import { contactPageRoutes, contactRoutes } from './contact/routes';
import { answerError, socketAnswer } from './errors/errorAnswers';
import { acceptForms } from './forms/readForm';
import { csrfGuard } from './limits/foreignPosts';
import { limitPosts } from './limits/posts';
import { healthRoutes } from './operations/health';
import { metricsRoute } from './operations/metrics';
import { assetRoutes } from './pages/assets';
import type { Built } from './pages/built';
import { securityHeaders } from './pages/headers';
import type { SiteWithPages } from './pages/render';
import { notFoundHandler, pageRoutes } from './pages/routes';
import { plainBookingRoutes } from './patient/plainBooking';
import { patientRoutes } from './patient/routes';
import { waitingRoutes } from './waiting/routes';

export interface AppOptions extends SiteWithPages {
  readonly built: Built;
  /** True from the signal that stops the server on. */
  readonly isDraining: () => boolean;
}

/** Milliseconds. A slow client holds one socket for a while, never a request open without end. */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  /** Longer than the minute after which load balancers drop an idle connection themselves. */
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const;

/** The route's pattern, never the address: no log may show who wrote, or let its reader cancel. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
};

/** Builds the site and the six calls as one application: to listen with, or to inject requests into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { built, trustProxy, logLevel, metricsToken, isDraining } = options;
  const headers = securityHeaders({ ...options, ...built });
  const notFound = notFoundHandler(options.pages);
  const app = Fastify({
    ...TIME_LIMITS,
    logger: { level: logLevel, serializers },
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // Requests that arrive while the server stops are still answered.
    return503OnClosing: false,
    clientErrorHandler: socketAnswer(headers),
    // An address that cannot be read is a page that does not exist, to a person.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      notFound(request, reply).catch(() => {
        answerError(error, request, reply);
      });
    },
  });
  app.setErrorHandler(answerError);
  acceptForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (isDraining()) reply.header('connection', 'close');
  });

  const warnings = await limitPosts(app, options);
  const openCalendars = slotEventsRoute(app, options);
  if (metricsToken !== '') metricsRoute(app, options, openCalendars);
  healthRoutes(app, options, warnings);
  clinicRoutes(app, options);
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    csrfGuard(calls, options.publicUrl);
    bookingRoutes(calls, options);
    contactRoutes(calls, options);
  });
  for (const routes of [contactPageRoutes, plainBookingRoutes, patientRoutes, waitingRoutes])
    await app.register(async (scope) => routes(scope, options));
  await assetRoutes(app, options.db, built.siteFolder);
  pageRoutes(app, options.pages);
  return app;
}
