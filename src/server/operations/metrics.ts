import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../domain/clock';
import { CALLS } from '../../domain/contract';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import { wireError } from '../errors/problem';
import { HEALTH } from './health';
import { outboxState, type OutboxState } from '../outbox/list';

export const METRICS_PATH = '/metrics';

/** The result of a booking, by the status of its answer. */
const BOOKING_OUTCOMES: Readonly<Record<number, string>> = {
  200: 'accepted',
  409: 'taken',
  422: 'refused',
  429: 'limited',
};

const outcomeOf = (status: number): string =>
  BOOKING_OUTCOMES[status] ?? (status < 500 ? 'malformed' : 'failed');

/** Routes with a label of their own; all pages and files are the site. */
const NAMED: ReadonlySet<string> = new Set([...Object.values(CALLS), ...Object.values(HEALTH)]);

/** Comparing digests takes the same time wherever the two texts differ. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

export interface MetricsOptions extends Pick<Config, 'metricsToken'> {
  readonly db: Db;
  readonly clock: Clock;
  /** How many calendars are open. */
  readonly openStreams: () => number;
}

/** Counts every request of this process for Prometheus. No label says anything about a person. */
function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'clinic_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const bookings = new Counter({
    name: 'clinic_bookings_total',
    help: 'Booking attempts by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  // Present from the start, so that a rate over them is right from the first booking on.
  for (const outcome of [...Object.values(BOOKING_OUTCOMES), 'malformed', 'failed'])
    bookings.inc({ outcome }, 0);

  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { url } = request.routeOptions;
    // A stream lasts as long as its calendar is open.
    if (url === SLOT_EVENTS) return;
    const route = url !== undefined && (NAMED.has(url) || url.includes(':')) ? url : 'site';
    requests.inc({ route, status });
    durations.observe({ route }, elapsedTime / 1000);
    if (url === CALLS.createAppointment && request.method === 'POST')
      bookings.inc({ outcome: outcomeOf(status) });
  });
}

function addGauges(registers: Registry[], { db, clock, openStreams }: MetricsOptions): void {
  /** A figure that is read for each answer; NaN when it cannot be read, so that the others still are. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await (async () => read())().catch(() => NaN));
      },
    });
  };
  gauge('clinic_event_streams', 'Open calendars that are sent changes.', openStreams);
  const outbox = (name: string, help: string, pick: (state: OutboxState) => number): void => {
    gauge(`clinic_outbox_${name}`, help, async () => pick(await outboxState(db, clock())));
  };
  outbox('waiting', 'Mails that are not sent yet.', ({ waiting }) => waiting);
  outbox('failed', 'Mails that will not be tried again by themselves.', ({ failed }) => failed);
  outbox('oldest_due_seconds', 'For how long the oldest mail has been due; 0 = none is.', ({ oldestDueAt }) =>
    oldestDueAt === null ? 0 : (clock() - Date.parse(oldestDueAt)) / 1000,
  );
}

/** Serves this process's figures to readers who send the token. Register it before the routes that it counts. */
export function metricsRoute(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, [registry]);
  addGauges([registry], options);
  app.get(METRICS_PATH, async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${options.metricsToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send(wireError(401));
    void reply.header('cache-control', 'no-store').type(registry.contentType);
    return reply.send(await registry.metrics());
  });
}
