import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config/config';
import { errorAnswers } from './errors/errorAnswers';
import { capConnections } from './limits/capConnections';
import { healthRoutes } from './operations/healthRoutes';
import type { Metrics } from './operations/metrics';
import { metricsRoute } from './operations/metricsRoute';
import { patientRoutes } from './patient/patientRoutes';
import { calls } from './routes/calls';
import type { CallsOptions } from './routes/callsOptions';
import { isLinkedPage } from './routes/linkedPage';
import { slotEventsRoute } from './routes/slotEvents';
import { isBelowCall, unknownRequest } from './routes/unknownRequest';
import { serveKnown, serveSite } from './site/serveSite';

type Settings = Pick<Config, 'trustedProxies' | 'logLevel' | 'metricsToken'>;

export interface AppOptions extends Omit<CallsOptions, 'headers'>, Settings {
  /** True from the signal that stops the server on. */
  readonly isDraining: () => boolean;
  /** Left out where nobody reads figures: counting costs every request a little. */
  readonly metrics?: Metrics | undefined;
}

/** Milliseconds. A slow client holds one socket for a while, never a request open without end. */
const TIME_LIMITS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  requestTimeout: 30_000,
  /** Longer than the minute after which load balancers drop an idle connection themselves. */
  keepAliveTimeout: 65_000,
} as const;

const isRead = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';

const LOGS_REQUESTS: readonly Config['logLevel'][] = ['info', 'debug', 'trace'];

function logger(level: Config['logLevel']) {
  return {
    level,
    // The route's pattern, never what was asked for, in whatever spelling: nothing in a log tells who wrote, or
    // lets one cancel.
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
    },
  };
}

/** The site and the six calls as one application: to listen with, or to inject requests into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, trustedProxies, logLevel, metrics, metricsToken } = options;
  const { answer, answerSocket } = errorAnswers(site.commonHeaders);
  // The framework's own request costs as much as a page: what the site has is answered before it.
  const isCounted = metrics !== undefined || LOGS_REQUESTS.includes(logLevel);
  const app = Fastify({
    serverFactory: (handler) =>
      createServer(TIME_LIMITS, (request, response) => {
        if (options.isDraining()) response.shouldKeepAlive = false;
        const isKnown = !isCounted && isRead(request) && !isLinkedPage(options, request.url ?? '');
        if (!isKnown || !serveKnown(site, request, response)) handler(request, response);
      }),
    logger: logger(logLevel),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    // What arrives while the server stops is still answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be read is a page that does not exist, to a person; a call gets its error.
      const isPage = isRead(request) && !isBelowCall(request.raw.url ?? '');
      if (isPage) {
        reply.hijack();
        serveSite(site, request.raw, reply.raw);
      } else answer(error, request, reply);
    },
    clientErrorHandler: answerSocket,
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler(({ url }) => {
    throw unknownRequest(app, url, options);
  });
  app.removeAllContentTypeParsers();
  if (trustedProxies === 0) capConnections(app.server);

  app.addHook('onReady', async () => {
    options.memory.start();
  });
  app.addHook('preClose', async () => {
    options.memory.close();
  });
  const openStreams = slotEventsRoute(app, { ...options, headers: site.commonHeaders });
  metrics?.addGauge('clinic_event_streams', 'Open calendars that are told of changes.', openStreams);
  metrics?.addOutbox(options.database.outbox, options.clock);
  metrics?.watch(app);
  healthRoutes(app, { ...options, headers: site.commonHeaders });
  if (metrics && metricsToken !== '') metricsRoute(app, { metrics, metricsToken });
  await app.register(calls, { ...options, headers: site.commonHeaders });
  await app.register(patientRoutes, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      if (isBelowCall(request.url)) throw unknownRequest(app, request.url, options);
      reply.hijack();
      serveSite(site, request.raw, reply.raw);
    },
  });
  return app;
}
