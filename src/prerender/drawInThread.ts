import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { ClinicFacts } from '../domain/facts';
import type { AnsweredPage, AskServer, LinkedPage, PortMessage, PostedForm } from './postedForm';

/** By its place in the build's folder. */
export type DrawnFile = readonly [name: string, content: string | Uint8Array];

export interface Drawn {
  /** Those that look another way than with the facts before, all when there were none. */
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

/** All of the facts that pictures are drawn from. */
export const pictureFacts = ({ profile, services }: ClinicFacts): unknown => [
  profile.name,
  profile.city,
  services.map(({ specialty }) => specialty),
];

export interface DrawRequest {
  readonly part: DrawnPart;
  readonly facts: ClinicFacts;
  /** Those of which this part has been drawn already. */
  readonly before?: ClinicFacts | undefined;
}

export interface Drawer {
  /** One after the other. Rejects when a component throws. */
  readonly draw: (request: DrawRequest) => Promise<Drawn>;
  readonly stop: () => void;
}

export interface ThreadDrawer extends Drawer {
  /** Several at a time. Rejects when a component throws. */
  readonly answer: (form: PostedForm | LinkedPage, ask: AskServer) => Promise<AnsweredPage>;
}

/** As the build leaves it. */
export const drawThreadFile = (distFolder: string): string =>
  path.join(distFolder, 'prerender/drawThread.js');

/** A thread or a process, begun with the first drawing; one that broke is followed by another. */
function drawer<Place extends Worker | ChildProcess>(
  begin: () => Place,
  send: (place: Place, request: DrawRequest) => void,
  end: (place: Place) => unknown,
): Drawer & { readonly place: () => Place } {
  let place: Place | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const current = (): Place => {
    if (place !== undefined) return place;
    const begun = begin();
    // Whoever waits for it hears of both; nobody may be waiting.
    begun.on('error', () => undefined).once('exit', () => (place = undefined));
    begun.unref();
    return (place = begun);
  };
  const ask = async (request: DrawRequest): Promise<Drawn> => {
    const asked = current();
    const broken = new AbortController();
    const giveUp = (): void => {
      broken.abort(new Error('What draws the pages has ended.'));
    };
    asked.once('exit', giveUp).ref();
    send(asked, request);
    const [reply] = (await once(asked, 'message', { signal: broken.signal })) as [DrawReply];
    asked.off('exit', giveUp).unref();
    if (reply.kind === 'failed') throw reply.reason;
    return reply;
  };
  return {
    place: current,
    draw: (request) => {
      const drawing = last.then(() => ask(request));
      last = drawing.catch(() => undefined);
      return drawing;
    },
    stop: () => {
      if (place === undefined) return;
      // What is being drawn, nobody waits for any more.
      place.removeAllListeners('exit');
      end(place);
      place = undefined;
    },
  };
}

/** Speaks of one form, and answers what the thread asks of it. */
async function answerIn(
  thread: Worker,
  form: PostedForm | LinkedPage,
  ask: AskServer,
): Promise<AnsweredPage> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  thread.postMessage({ form, port: theirs }, [theirs]);
  try {
    return await new Promise((resolve, reject) => {
      ours.on('message', (message: PortMessage) => {
        if (message.kind === 'drawn') resolve(message);
        else if (message.kind === 'failed') reject(message.reason);
        else
          ask(message.call).then((answer) => {
            ours.postMessage(answer);
          }, reject);
      });
      ours.on('close', () => {
        reject(new Error('What draws the pages has ended.'));
      });
    });
  } finally {
    ours.close();
  }
}

/**
 * React draws in a thread of its own: whoever answers visitors does not wait for it.
 * @param distFolder where the build lies or is being made
 */
export function drawInThread(distFolder: string): ThreadDrawer {
  const begin = (): Worker =>
    new Worker(path.resolve(drawThreadFile(distFolder)), {
      workerData: distFolder,
      // Enough for the largest site; Node would take far more before it tidies up.
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    });
  const inThread = drawer(
    begin,
    (thread, request) => {
      thread.postMessage(request);
    },
    (thread) => thread.terminate(),
  );
  return { ...inThread, answer: (form, ask) => answerIn(inThread.place(), form, ask) };
}

/** The same in a process of its own, whose memory is free again when it is stopped. */
export function drawInProcess(distFolder: string): Drawer {
  const begin = (): ChildProcess =>
    fork(path.resolve(drawThreadFile(distFolder)), [distFolder], { serialization: 'advanced' });
  return drawer(
    begin,
    (child, request) => child.send(request),
    (child) => child.kill(),
  );
}
