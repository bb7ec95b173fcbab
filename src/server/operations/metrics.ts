import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CALLS, SLOT_EVENTS } from '../../domain/contract';
import type { AppContext } from '../context/appContext';
import { VERSION } from '../config/version';
import { wireError } from '../errors/problem';
import { readRuns } from '../journal/jobRuns';
import { HEALTH } from './health';
import { outboxState } from '../outbox/list';

export const METRICS_PATH = '/metrics';

const NAMED: ReadonlySet<string> = new Set([...Object.values(CALLS), ...Object.values(HEALTH)]);

/** Returns a route's label: the pattern of calls, health checks, patients' pages and forms; `site` for the rest. */
const labelOf = (method: string, url: string | undefined): string =>
  url !== undefined && (method === 'POST' || NAMED.has(url) || url.includes(':')) ? url : 'site';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Measures every request of this process for Prometheus. Labels contain no personal data. */
function timeRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  // Creates the series with zero, so that the first request shows as an increase.
  for (const route of [CALLS.createAppointment, CALLS.contactRequest])
    for (const status of [200, 409, 422, 429, 500, 503]) durations.zero({ route, status });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    const { url } = routeOptions;
    // An event stream lasts as long as its calendar is open.
    if (url !== SLOT_EVENTS) durations.observe({ route: labelOf(method, url), status }, elapsedTime / 1000);
  });
}

/**
 * Serves this process's metrics to clients that send the token. Register it before the scopes whose routes it measures.
 */
export function metricsRoute(
  app: FastifyInstance,
  { db, changes, clock, metricsToken }: AppContext,
  openCalendars: () => number,
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registers);

  /** Adds a metric that is read at each request; NaN if that fails, so that the others are still sent. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const collect = async (): Promise<void> => figure.set(await (async () => read())().catch(() => NaN));
    const figure = new Gauge({ name, help, registers, collect });
  };
  const outbox = () => outboxState(db, clock());
  const mails = (status: 'waiting' | 'failed') => async () => (await outbox())[status];
  gauge('clinic_listening', '1 = changes by other processes arrive.', () => Number(changes.isConnected));
  gauge('clinic_event_streams', 'Open calendars that are sent changes.', openCalendars);
  const wait = async () => {
    const { oldestDueAt } = await outbox();
    return oldestDueAt === null ? 0 : (clock() - Date.parse(oldestDueAt)) / 1000;
  };
  gauge('clinic_outbox_waiting', 'Mails that are not sent yet.', mails('waiting'));
  gauge('clinic_outbox_failed', 'Mails that are not tried again by themselves.', mails('failed'));
  gauge('clinic_outbox_oldest_due_seconds', 'For how long the oldest mail has been due; 0 = none is.', wait);

  const runs = new Gauge({
    name: 'clinic_job_success_timestamp_seconds',
    help: 'When a job last succeeded, in any process; at most an hour too early.',
    labelNames: ['job'] as const,
    registers,
    collect: async () => {
      for (const { name, succeededAt } of await readRuns(db).catch(() => []))
        runs.set({ job: name }, Date.parse(succeededAt) / 1000);
    },
  });
  const info = new Gauge({ name: 'clinic_info', help: 'The version.', labelNames: ['version'], registers });
  info.set({ version: VERSION }, 1);

  app.get(METRICS_PATH, async ({ headers }, reply) => {
    // Digests have equal lengths, and their comparison takes the same time wherever the texts differ.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`)))
      return reply.code(401).header('www-authenticate', 'Bearer').send(wireError(401));
    void reply.header('cache-control', 'no-store').type(registry.contentType);
    return reply.send(await registry.metrics());
  });
}
