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
import type { SiteWithPages } from './pages/render';
import { assetRoutes } from './pages/assets';
import { notFoundHandler, pageRoutes } from './pages/routes';
import { plainBookingRoutes } from './patient/plainBooking';
import { patientRoutes } from './patient/routes';
import { waitingRoutes } from './waiting/routes';

export interface AppOptions extends SiteWithPages {
  /** Holds the files that the build made for browsers. */
  readonly siteFolder: string;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
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
  const { headers, trustProxy, logLevel, metricsToken, isDraining, publicUrl } = options;
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
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (isDraining()) reply.header('connection', 'close');
  });

  const limits = await limitPosts(app, options);
  const openStreams = { count: () => 0 };
  if (metricsToken !== '') metricsRoute(app, { ...options, openStreams: () => openStreams.count() });
  openStreams.count = slotEventsRoute(app, options, headers);
  healthRoutes(app, {
    ...options,
    warnings: () =>
      limits.isShared()
        ? ['All visitors share one budget: the proxy forwards no addresses (TRUST_PROXY).']
        : [],
  });
  clinicRoutes(app, options);
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    csrfGuard(calls, { publicUrl });
    acceptForms(calls, ['multipart/form-data']);
    bookingRoutes(calls, options);
    contactRoutes(calls, options);
  });
  await app.register(async (forms) => contactPageRoutes(forms, options));
  await app.register(async (forms) => plainBookingRoutes(forms, options));
  await app.register(async (own) => patientRoutes(own, options));
  await app.register(async (own) => waitingRoutes(own, options));
  await assetRoutes(app, options.db, options.siteFolder);
  pageRoutes(app, options.pages);
  return app;
}
