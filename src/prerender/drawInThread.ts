import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClinicFacts } from '../domain/facts';

/** What the thread is started with. */
export interface DrawThreadData {
  /** Where the build lies or is being made. */
  readonly distFolder: string;
  /** The build has drawn the pictures of the sample clinic: only others are to be drawn. */
  readonly hasPictures: boolean;
}

/** By its place in the build's folder. */
export type DrawnFile = readonly [name: string, content: string | Uint8Array];

export interface Drawn {
  /** Those that look another way than the last time. */
  readonly changed: readonly DrawnFile[];
  /** All of this part. */
  readonly names: readonly string[];
}

/** What the thread says to the facts that it was given. */
export type DrawReply =
  | ({ readonly kind: 'drawn' } & Drawn)
  | { readonly kind: 'failed'; readonly reason: unknown };

/** Pages and all other text, or the pictures, which take longer and which nobody waits for. */
export type DrawnPart = 'text' | 'pictures';

export interface DrawRequest {
  readonly facts: ClinicFacts;
  readonly part: DrawnPart;
}

export interface Drawer {
  /** One call at a time. Rejects when a component throws. */
  readonly draw: (facts: ClinicFacts, part: DrawnPart) => Promise<Drawn>;
  readonly stop: () => Promise<unknown>;
}

/** As the build leaves it. */
export const drawThreadFile = (distFolder: string): string =>
  path.join(distFolder, 'prerender/drawThread.js');

/** React draws in a thread of its own, from the first time on: whoever answers visitors does not wait for it. */
export function drawInThread(data: DrawThreadData): Drawer {
  let thread: Worker | undefined;
  const start = (): Worker =>
    new Worker(path.resolve(drawThreadFile(data.distFolder)), {
      workerData: data,
      // Enough for the largest site; Node would take far more before it tidies up.
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    });
  return {
    draw: async (facts, part) => {
      thread ??= start();
      thread.ref();
      thread.postMessage({ facts, part } satisfies DrawRequest);
      const [reply] = (await once(thread, 'message')) as [DrawReply];
      thread.unref();
      if (reply.kind === 'failed') throw reply.reason;
      return reply;
    },
    stop: async () => thread?.terminate(),
  };
}
