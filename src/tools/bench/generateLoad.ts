import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  /** Keep-alive connections, each with one request under way. */
  readonly clients: number;
  readonly seconds: number;
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
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
}

/** Reads whole answers out of a stream of bytes; they must carry a content-length. */
function answerReader(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const headEnd = rest.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const head = rest.toString('latin1', 0, headEnd);
      const bytes = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0');
      const end = headEnd + 4 + bytes;
      if (rest.length < end) return;
      rest = rest.subarray(end);
      onAnswer({ status: Number(head.slice(9, 12)), bytes });
    }
  };
}

/** Our own load generator: it must build every request anew, which wrk cannot do without scripts. */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, clients, seconds, nextRequest } = options;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  let succeeded = 0;
  let failures = 0;
  let lastBytes = 0;

  const client = async (): Promise<void> => {
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        resolve();
      });
      const read = answerReader(({ status, bytes }) => {
        if (status === 200) succeeded += 1;
        else failures += 1;
        lastBytes = bytes;
        if (performance.now() < deadline) socket.write(nextRequest());
        else socket.destroy();
      });
      socket.on('data', read);
      socket.write(nextRequest());
    });
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: succeeded / elapsed, failures, bytes: lastBytes };
}
