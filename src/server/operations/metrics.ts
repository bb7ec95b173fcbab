import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../domain/clock';
import { CALLS } from '../../domain/contract';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import type { OutboxState, OutboxStore } from '../database/ports/outboxStore';

/** Everything under `/*` is a page or a file: their paths would be labels without end. */
const SITE_ROUTE = '/*';

/** What became of a booking, by the status it was answered with. */
const BOOKING_OUTCOMES: Readonly<Record<number, string>> = {
  200: 'accepted',
  409: 'taken',
  422: 'refused',
  429: 'limited',
};

function outcomeOf(status: number): string {
  return BOOKING_OUTCOMES[status] ?? (status < 500 ? 'malformed' : 'failed');
}

/** This process's figures as Prometheus reads them. No label tells anything about a person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'clinic_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.#registry],
  });
  readonly #bookings = new Counter({
    name: 'clinic_bookings_total',
    help: 'Booking attempts by what became of them.',
    labelNames: ['outcome'] as const,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // Present from the start, so that a rate over them is right from the first booking on.
    for (const outcome of [...Object.values(BOOKING_OUTCOMES), 'malformed', 'failed']) {
      this.#bookings.inc({ outcome }, 0);
    }
  }

  /** Counts every request of the routes that are registered after this. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const url = request.routeOptions.url ?? SITE_ROUTE;
      // A stream lasts as long as somebody looks.
      if (url === SLOT_EVENTS) return;
      const route = url === SITE_ROUTE ? 'site' : url;
      this.#requests.inc({ route, status: statusCode });
      this.#durations.observe({ route }, elapsedTime / 1000);
      if (url === CALLS.createAppointment && request.method === 'POST') {
        this.#bookings.inc({ outcome: outcomeOf(statusCode) });
      }
    });
  }

  /** A figure that is read each time somebody asks; NaN when it cannot be read, so that the others still are. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await (async () => read())().catch(() => NaN));
      },
    });
  }

  addOutbox(outbox: Pick<OutboxStore, 'state'>, clock: Clock): void {
    // All figures of one answer are asked for in the same turn: they share one reading.
    let reading: Promise<OutboxState> | undefined;
    const add = (name: string, help: string, pick: (state: OutboxState) => number): void => {
      this.addGauge(`clinic_outbox_${name}`, help, async () => {
        reading ??= outbox.state(clock()).finally(() => (reading = undefined));
        return pick(await reading);
      });
    };
    add('waiting', 'Mails that are not sent yet.', ({ waiting }) => waiting);
    add('failed', 'Mails that will not be tried again by themselves.', ({ failed }) => failed);
    add('oldest_due_seconds', 'For how long the oldest mail has been due; 0 = none is.', ({ oldestDueAt }) =>
      oldestDueAt === null ? 0 : (clock() - Date.parse(oldestDueAt)) / 1000,
    );
  }

  /** The text format of Prometheus, with its content type. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
