import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL of one's own on this machine. */
export interface PostgresServer {
  /** `postgres://…` of its maintenance database, in which others can be created. */
  readonly url: string;
  /** Ends it as an upgrade would, cutting every connection; `kill` as a crash would. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and the same data. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a PostgreSQL with an empty folder of its own (about three seconds). It ends with this process,
 * however that ends.
 * @param kind `fleeting` never waits for the disk, so only a crash of the machine loses data; `durable` keeps all promises
 * @throws when this machine can run none
 */
export async function startPostgres(kind: 'fleeting' | 'durable'): Promise<PostgresServer> {
  const entry = path.resolve('src/tools/postgres/postgresKeeper.ts');
  const keeper = spawn(process.execPath, ['--import', 'tsx', entry, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl+C must not end the keeper before it has tidied up.
    detached: true,
  });
  keeper.stdin.on('error', () => undefined);
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('PostgreSQL could not be run; the lines above say why.');
    return line.value;
  };
  const order = (line: string) => async (): Promise<void> => {
    keeper.stdin.write(`${line}\n`);
    await answer();
  };
  const closed = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const port = await answer();
  return {
    url: `postgres://clinic@127.0.0.1:${port}/postgres`,
    stop: order('stop'),
    kill: order('kill'),
    start: order('start'),
    end: () => {
      keeper.stdin.end();
      return closed;
    },
  };
}
