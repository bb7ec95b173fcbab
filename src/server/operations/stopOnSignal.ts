import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Least time, in ms, for clients to get an answer that ends their connection. */
const NOTICE_MS = 200;
/** Time, in ms, in which nothing arrives before the port is closed. It shrinks to nothing within `MAX_WAIT_MS`. */
const QUIET_MS = 50;
const MAX_WAIT_MS = 1_000;
/** Milliseconds after which a stopping server cuts open requests. */
const DRAIN_LIMIT_MS = 10_000;

/**
 * Waits until nothing arrives, then closes the port: closing resets connections that are accepted but unread, and ends
 * idle ones, whose next request may be on its way. Requests are held until then, because a client that is answered sends
 * the next one; other listeners of requests, as the daily summary's, get none from then on.
 */
async function closePort(app: FastifyInstance): Promise<void> {
  const { server } = app;
  const answer = app.routing.bind(app);
  const held: Parameters<typeof answer>[] = [];
  server.removeAllListeners('request').on('request', (...request) => held.push(request));
  const began = performance.now();
  let now = began;
  let quietSince = began;
  while (now - quietSince <= QUIET_MS * (1 - (now - began) / MAX_WAIT_MS)) {
    const { events } = performance.nodeTiming.uvMetricsInfo;
    await wait(1);
    now = performance.now();
    if (performance.nodeTiming.uvMetricsInfo.events !== events) quietSince = now;
  }
  server.close();
  server.removeAllListeners('request').on('request', answer);
  for (const request of held) answer(...request);
}

interface StopOptions {
  /** Log of the beginning and the end. */
  readonly notices: FastifyBaseLogger;
  /** Makes the server not ready. */
  readonly beginDraining: () => void;
  /** Seconds for which it still answers while not ready. */
  readonly drainSeconds: number;
  /** Called in this order after the last answer. */
  readonly thenClose: readonly (() => void | Promise<void>)[];
}

/**
 * Stops the server on SIGTERM or SIGINT: it stops being ready and ends each connection with its next answer, then takes
 * no new connections, then finishes open requests. A second signal ends it immediately.
 */
export function stopOnSignal(
  app: FastifyInstance,
  { notices, beginDraining, drainSeconds, thenClose }: StopOptions,
): void {
  const stop = async (asked: NodeJS.Signals): Promise<void> => {
    const began = performance.now();
    notices.info({ signal: asked }, 'the server is stopping');
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
    beginDraining();
    await wait(Math.max(drainSeconds * 1000, NOTICE_MS));
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
    await closePort(app);
    // Closes connections after their last answer; keep-alive would leave them open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    for (const close of thenClose) await close();
    notices.info({ ms: Math.round(performance.now() - began) }, 'the server has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}
