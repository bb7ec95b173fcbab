import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { answerReader } from './answerReader';

export interface LoadOptions {
  readonly port: number;
  /** Keep-alive connections, each with one request under way. */
  readonly clients: number;
  readonly seconds: number;
  /** Requests in a second at the most; left out, each answer is followed by the next request. */
  readonly most?: number | undefined;
  /** The bytes of the next request. */
  readonly nextRequest: () => string;
}

export interface LoadResult {
  /** Answers of status 200 in a second. */
  readonly perSecond: number;
  /** Answers of any other status. */
  readonly failures: number;
  /** Bytes of the last answer's body. */
  readonly bytes: number;
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number;
}

/** Our own load generator, because every request must be built anew. */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, clients, seconds, most = Infinity, nextRequest } = options;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  let succeeded = 0;
  let failures = 0;
  let lastBytes = 0;
  const durations: number[] = [];

  const client = async (): Promise<void> => {
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        resolve();
      });
      let asked = 0;
      const ask = (): void => {
        asked = performance.now();
        socket.write(nextRequest());
      };
      const read = answerReader(({ status, bytes }) => {
        durations.push(performance.now() - asked);
        if (status === 200) succeeded += 1;
        else failures += 1;
        lastBytes = bytes;
        const next = asked + (1000 * clients) / most;
        if (Math.max(next, performance.now()) >= deadline) socket.destroy();
        else if (next <= performance.now()) ask();
        else setTimeout(ask, next - performance.now());
      });
      socket.on('data', read);
      ask();
    });
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  const p99 = durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? NaN;
  return { perSecond: succeeded / elapsed, failures, bytes: lastBytes, p99 };
}
