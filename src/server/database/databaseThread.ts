import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './openDatabase';
import type { Call, Message } from './openInThread';
import type { ClinicDatabase } from './ports/clinicDatabase';
import { DatabaseUnavailable } from './ports/databaseErrors';

const tell = (message: Message): void => parentPort?.postMessage(message);

type Method = (...args: readonly unknown[]) => unknown;

/** A call as {@link openInThread} makes it: by the types that both sides share. */
function methodOf(database: ClinicDatabase, { part, method }: Call): Method | undefined {
  const owner: unknown = method === undefined ? database : database[part];
  return (owner as Readonly<Record<string, Method>>)[method ?? part];
}

/** As another thread can read it: of the engine's own kind of error nothing would arrive. */
function plainError(error: unknown): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message), { stack });
}

/** Runs in a thread of its own: what a disk or a lock makes it wait for, it alone waits for. */
function serve(database: ClinicDatabase): void {
  const answer = async (call: Call): Promise<Message> => {
    const { id } = call;
    try {
      return { kind: 'done', id, result: await methodOf(database, call)?.(...call.args) };
    } catch (error) {
      const isOutOfReach = error instanceof DatabaseUnavailable;
      return { kind: 'failed', id, isOutOfReach, reason: plainError(isOutOfReach ? error.cause : error) };
    }
  };
  parentPort?.on('message', (call: Call) => {
    // What waited too long was already said to have failed.
    if (call.deadline > Date.now()) void answer(call).then(tell);
  });
  tell({ kind: 'opened' });
  database.appointmentNews.follow((doctor) => {
    tell({ kind: 'news', doctor });
  });
}

openDatabase(workerData as string).then(serve, (error: unknown) => {
  tell({ kind: 'notOpened', reason: plainError(error) });
});
