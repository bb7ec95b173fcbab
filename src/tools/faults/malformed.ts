import { connect } from 'node:net';
import { answerReader } from '../bench/answerReader';
import { freePort, type LaunchedServer } from '../launchServer';
import { countStatuses } from './booking';
import { withServers } from './clinicServers';
import type { ClinicData } from '../bench/engineUnderTest';
import { verdict, type Fault } from './fault';
import { malformedRequest } from './malformedRequest';

const [REQUESTS, CLIENTS] = [100_000, 16];
/** Bytes that the second half may add, by two threads' heaps: a leak of 1 kB for each request would be twice as much. */
const GROWTH = 24 * 1024 * 1024;

/** Sends what `next` gives until it gives nothing, over one connection after the other; 0 stands for no answer. */
async function sendAll(port: number, next: () => Buffer | undefined, statuses: number[]): Promise<void> {
  let bytes = next();
  while (bytes !== undefined) {
    const socket = connect(port, '127.0.0.1');
    let answers = 0;
    const read = answerReader(({ status }) => {
      answers += 1;
      statuses.push(status);
      bytes = next();
      if (bytes === undefined) socket.destroy();
      else socket.write(bytes);
    });
    socket.on('error', () => undefined);
    socket.on('data', read);
    socket.write(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
    if (answers > 0) continue; // The server hung up after an answer: what was sent then is sent again.
    statuses.push(0);
    bytes = next();
  }
}

async function memoryOf(metricsPort: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

export const malformed: Fault = {
  name: `${REQUESTS} malformed requests: multipart, JSON, ids, heads`,
  promise: 'no answer of 500 or above, nothing stored, no growth of memory',
  run: async (engine) => {
    const metricsPort = await freePort();
    const work = async (servers: readonly LaunchedServer[], data: ClinicData) => {
      const port = Number(new URL(servers[0]?.url ?? '').port);
      const statuses: number[] = [];
      const send = (from: number, to: number): Promise<unknown> => {
        let index = from;
        const next = () => (index < to ? malformedRequest(index++) : undefined);
        return Promise.all(Array.from({ length: CLIENTS }, () => sendAll(port, next, statuses)));
      };
      await send(0, REQUESTS / 2);
      const before = await memoryOf(metricsPort);
      await send(REQUESTS / 2, REQUESTS);
      const growth = (await memoryOf(metricsPort)) - before;
      const stored = (await data.appointments()).length;
      return verdict(
        statuses.every((status) => status >= 400 && status < 500) && stored === 0 && growth < GROWTH,
        `${countStatuses(statuses)}; ${stored} stored; ${megabytes(before)} MB after half, ${megabytes(before + growth)} MB at the end`,
      );
    };
    return withServers(engine, 1, work, { env: { METRICS_PORT: String(metricsPort) } });
  },
};
