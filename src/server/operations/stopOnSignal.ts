import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way get when the server stops. */
const DRAIN_LIMIT = 10_000;

/**
 * Stops the server at a signal: first it is not ready, then it takes no new requests, then it finishes those under way.
 * A second signal ends it immediately.
 * @param beginDraining makes it not ready
 * @param drainSeconds the time for which the server, no longer ready, still answers
 * @param thenClose the things to close after the last answer, in this order
 */
export function stopOnSignal(
  app: FastifyInstance,
  beginDraining: () => void,
  drainSeconds: number,
  thenClose: readonly (() => void | Promise<void>)[],
): void {
  const stop = async (): Promise<void> => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
    beginDraining();
    await wait(drainSeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT).unref();
    // A connection whose last answer has just gone would otherwise stay open for a next request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    for (const close of thenClose) await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
}
