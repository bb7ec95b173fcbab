import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Least time, in ms, for clients to get an answer that ends their connection. */
const NOTICE = 200;
/** Time, in ms, in which nothing arrives before the port is closed. It shrinks to nothing within `LONGEST` ms. */
const [QUIET, LONGEST] = [50, 1_000];
/** Milliseconds after which a stopping server cuts open requests. */
const DRAIN_LIMIT = 10_000;

/**
 * Closes the port in a turn of the event loop in which nothing arrived: that resets connections that the system has
 * accepted for this process, and ends idle ones, whose next request may be on its way. Requests are held until then,
 * because a client that is answered sends the next one.
 */
async function closePort(app: FastifyInstance): Promise<void> {
  const { server } = app;
  const answer = app.routing.bind(app);
  const held: Parameters<typeof answer>[] = [];
  server.removeAllListeners('request').on('request', (...request) => held.push(request));
  const began = performance.now();
  let [now, quietSince] = [began, began];
  while (now - quietSince <= QUIET * (1 - (now - began) / LONGEST)) {
    const { events } = performance.nodeTiming.uvMetricsInfo;
    await wait(1);
    now = performance.now();
    if (performance.nodeTiming.uvMetricsInfo.events !== events) quietSince = now;
  }
  server.close();
  server.removeAllListeners('request').on('request', answer);
  for (const request of held) answer(...request);
}

/**
 * Stops the server on SIGTERM or SIGINT: it stops being ready and ends each connection with its next answer, then takes
 * no new connections, then finishes open requests. A second signal ends it immediately.
 * @param notices log of the beginning and the end
 * @param beginDraining makes it not ready
 * @param drainSeconds seconds for which it still answers while not ready
 * @param thenClose called in this order after the last answer
 */
export function stopOnSignal(
  app: FastifyInstance,
  notices: FastifyBaseLogger,
  beginDraining: () => void,
  drainSeconds: number,
  thenClose: readonly (() => void | Promise<void>)[],
): void {
  const stop = async (asked: NodeJS.Signals): Promise<void> => {
    const began = performance.now();
    notices.info({ signal: asked }, 'the server is stopping');
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
    beginDraining();
    await wait(Math.max(drainSeconds * 1000, NOTICE));
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT).unref();
    // Closes connections after their last answer; keep-alive would leave them open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await closePort(app);
    await app.close();
    for (const close of thenClose) await close();
    notices.info({ ms: Math.round(performance.now() - began) }, 'the server has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}
