import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newsListeners } from './engines/newsListeners';
import type { ChangedDoctor } from './ports/appointmentNews';
import type { ClinicDatabase } from './ports/clinicDatabase';
import { DatabaseUnavailable } from './ports/databaseErrors';

/** What the thread is asked for. */
export interface Call {
  readonly id: number;
  /** A store whose method is called, or the method itself. */
  readonly part: keyof ClinicDatabase;
  readonly method: string | undefined;
  readonly args: readonly unknown[];
  /** Ms since the epoch: nobody waits for it afterwards. */
  readonly deadline: number;
}

/** What the thread says. */
export type Message =
  | { readonly kind: 'opened' }
  | { readonly kind: 'notOpened'; readonly reason: Error }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly reason: Error;
      readonly isOutOfReach: boolean;
    }
  | { readonly kind: 'news'; readonly doctor: ChangedDoctor };

/** Milliseconds: visitors wait no longer. */
const PATIENCE = 10_000;
/** Milliseconds: the first purge of many years. */
const PURGE_PATIENCE = 3_600_000;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** The built thread lies beside the built server; of the sources, Node needs a loader to understand them. */
function startThread(databaseUrl: string): Worker {
  const file = join(__dirname, `databaseThread${extname(__filename)}`);
  const isBuilt = file.endsWith('.js');
  const source = `require('tsx/cjs'); require(${JSON.stringify(file)})`;
  return new Worker(isBuilt ? file : source, { eval: !isBuilt, workerData: databaseUrl });
}

/**
 * The database of an engine that answers only when it is done, in a thread of its own: this one goes on serving
 * whatever a disk or a lock does. A thread that breaks ends the process.
 * @param databaseUrl `file:PATH`
 * @param patience milliseconds
 * @returns stores whose methods reject with {@link DatabaseUnavailable} when the thread takes too long
 * @throws as {@link openDatabase} does
 */
export async function openInThread(databaseUrl: string, patience = PATIENCE): Promise<ClinicDatabase> {
  const thread = startThread(databaseUrl);
  const [first] = (await once(thread, 'message')) as [Message];
  if (first.kind === 'notOpened') {
    await thread.terminate();
    throw first.reason;
  }

  const calls = new Map<number, Waiting>();
  let lastId = 0;
  thread.on('message', (message: Message) => {
    if (message.kind === 'done') calls.get(message.id)?.resolve(message.result);
    else if (message.kind === 'failed') {
      const { id, reason, isOutOfReach } = message;
      calls.get(id)?.reject(isOutOfReach ? new DatabaseUnavailable(reason) : reason);
    }
  });

  const ask = async <Result>(
    call: Pick<Call, 'part' | 'method' | 'args'>,
    ms = patience,
  ): Promise<Result> => {
    const id = (lastId += 1);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        calls.set(id, { resolve: resolve as Waiting['resolve'], reject });
        timer = setTimeout(() => {
          reject(new DatabaseUnavailable(new Error(`no answer within ${ms} ms`)));
        }, ms);
        thread.postMessage({ ...call, id, deadline: Date.now() + ms } satisfies Call);
      });
    } finally {
      clearTimeout(timer);
      calls.delete(id);
    }
  };
  const store = <Part extends keyof ClinicDatabase>(part: Part): ClinicDatabase[Part] => {
    const methodNamed =
      (method: string) =>
      (...args: readonly unknown[]) =>
        ask({ part, method, args });
    return new Proxy({}, { get: (_, method) => methodNamed(String(method)) }) as ClinicDatabase[Part];
  };
  const appointmentNews = newsListeners((tell) => {
    const hear = (message: Message): void => {
      if (message.kind === 'news') tell(message.doctor);
    };
    thread.on('message', hear);
    return () => Promise.resolve();
  });
  return {
    catalogue: store('catalogue'),
    facts: store('facts'),
    appointments: store('appointments'),
    contactRequests: store('contactRequests'),
    waiting: store('waiting'),
    outbox: store('outbox'),
    journal: store('journal'),
    people: store('people'),
    // An engine in the process has no other processes to count for.
    limits: { countPost: undefined },
    appointmentNews,
    purgeBefore: (date) => ask({ part: 'purgeBefore', method: undefined, args: [date] }, PURGE_PATIENCE),
    ping: () => ask({ part: 'ping', method: undefined, args: [] }),
    close: async () => {
      await ask({ part: 'close', method: undefined, args: [] });
      await thread.terminate();
    },
  };
}
