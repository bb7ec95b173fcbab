import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way get when the server stops. */
const DRAIN_LIMIT = 10_000;

/** Shared by what answers "ready?" and what stops the server. */
export interface Drain {
  hasBegun: boolean;
}

export interface StopPlan {
  readonly drain: Drain;
  /** The time for which the server, no longer ready, still answers. */
  readonly drainSeconds: number;
  /** The things to close after the last answer, in this order. */
  readonly thenClose: readonly (() => Promise<unknown>)[];
}

/**
 * Stops the server: first it is not ready, then it takes no new requests, then it finishes those under way.
 * A second signal ends it immediately.
 */
export function stopOnSignal(app: FastifyInstance, { drain, drainSeconds, thenClose }: StopPlan): void {
  const stop = async (): Promise<void> => {
    if (drain.hasBegun) process.exit(1);
    drain.hasBegun = true;
    await wait(drainSeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT).unref();
    // A connection whose last answer has just gone would otherwise stay open for a next request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    for (const close of thenClose) await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
