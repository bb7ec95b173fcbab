import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hasOwnServer } from '../domain/backend';
import { calendarRoutes } from './agenda/feed';
import { bookingRoutes } from './booking/routes';
import { clinicRoutes } from './clinic/routes';
import { slotEventsRoute } from './clinic/slotEvents';
import { contactPageRoutes, contactRoutes } from './contact/routes';
import { answerError, socketAnswer } from './errors/errorAnswers';
import { acceptForms } from './forms/readForm';
import { clockWarning } from './journal/jobRuns';
import { csrfGuard } from './limits/csrfGuard';
import { limitRequests } from './limits/rateLimit';
import { watchProxy } from './limits/watchProxy';
import { surgeWarning } from './limits/uses';
import { healthRoutes } from './operations/health';
import { metricsRoute } from './operations/metrics';
import { assetRoutes } from './pages/assets';
import type { Built } from './pages/built';
import { securityHeaders } from './pages/headers';
import type { AppWithPages } from './pages/pages';
import { notFoundHandler, pageRoutes } from './pages/routes';
import { plainBookingRoutes } from './patient/plainBooking';
import { patientRoutes } from './patient/routes';
import { waitingRoutes } from './waiting/routes';

export interface AppOptions extends AppWithPages {
  readonly built: Built;
  /** Aborted once a signal has asked the server to stop. */
  readonly draining: AbortSignal;
}

/** Time limits in ms, against slow clients that hold a request open. */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  /** Longer than 60 s, after which load balancers drop an idle connection themselves. */
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const;

/** Logs the route's pattern, not the address: an address can hold the token that cancels an appointment. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
};

/**
 * Serves everything that another backend has in its own way: calls, forms, patients' pages and staff's calendars.
 * @returns a function that counts the calendars that are open in browsers
 */
async function ownServerRoutes(app: FastifyInstance, options: AppOptions): Promise<() => number> {
  clinicRoutes(app, options);
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    csrfGuard(calls, options.publicUrl);
    bookingRoutes(calls, options);
    contactRoutes(calls, options);
  });
  for (const routes of [contactPageRoutes, plainBookingRoutes, patientRoutes, waitingRoutes, calendarRoutes])
    await app.register(async (scope) => routes(scope, options));
  return slotEventsRoute(app, options);
}

/** Builds the Fastify application with the pages and the API; the caller listens with it or injects requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { built, trustProxy, logLevel, metricsToken, draining } = options;
  const headers = securityHeaders({ ...options, ...built });
  const notFound = notFoundHandler(options.pages);
  const app = Fastify({
    ...TIME_LIMITS,
    logger: { level: logLevel, serializers },
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // Answer requests that arrive while the server stops.
    return503OnClosing: false,
    clientErrorHandler: socketAnswer(headers),
    // A malformed address is answered with the not-found page.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      notFound(request, reply).catch(() => answerError(error, request, reply));
    },
  });
  app.setErrorHandler(answerError);
  acceptForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // A client that is still sending would lose an answer that ends its connection.
    if (draining.aborted && raw.complete) reply.header('connection', 'close');
  });

  const proxyWarning = watchProxy(app, options);
  await limitRequests(app, options);
  const warnings = async () => [
    proxyWarning(),
    await surgeWarning(options.db, options.clock(), options),
    await clockWarning(options.db, options.clock()),
  ];
  // Nothing here may answer in the place of another backend, whose clinic would never read it.
  const openCalendars = hasOwnServer() ? await ownServerRoutes(app, options) : () => 0;
  if (metricsToken !== '') metricsRoute(app, options, openCalendars);
  healthRoutes(app, options, warnings);
  await assetRoutes(app, options.db, built.siteFolder);
  pageRoutes(app, options.pages);
  return app;
}
