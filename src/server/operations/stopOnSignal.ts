import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which a stopping server cuts open requests. */
const DRAIN_LIMIT = 10_000;

/**
 * Stops the server on SIGTERM or SIGINT: it stops being ready, then takes no new requests, then finishes open ones. A
 * second signal ends it immediately.
 * @param beginDraining makes it not ready
 * @param drainSeconds seconds for which it still answers while not ready
 * @param thenClose called in this order after the last answer
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
    // Closes connections after their last answer; keep-alive would leave them open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    for (const close of thenClose) await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
}
