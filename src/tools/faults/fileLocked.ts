import Libsql from 'libsql';
import { setTimeout as wait } from 'node:timers/promises';
import { HEALTH } from '../../server/operations/healthRoutes';
import { book, countStatuses, freeAttempts, type Attempt } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare } from './patients';

const [CLIENTS, PAGE] = [8, '/cardiologie'];
/** Milliseconds. */
const [LOCKED, PAUSE, PROMISED] = [15_000, 20, 50];

/** How long `url` takes to answer, asked again and again until `isOver`, in ms; the slowest last. */
async function answerTimes(url: string, isOver: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(response.ok ? performance.now() - asked : Infinity);
    await wait(PAUSE);
  }
  return times.sort((a, b) => a - b);
}

const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? Infinity;

export const fileLocked: Fault = {
  name: "another program keeps the database's file locked for 15 s, while patients book",
  promise: `pages and ${HEALTH.live} answer within ${PROMISED} ms (p99), bookings wait or get 503, nothing acknowledged is lost`,
  run: async (engine) => {
    if (engine.name !== 'SQLite') return undefined;
    return withServers(engine, 1, async ([server], data) => {
      const url = server?.url ?? '';
      const nextAttempt = await freeAttempts(url);
      const acknowledged = new Map<string, Attempt>();
      const statuses: number[] = [];
      const other = new Libsql(data.url.replace('file:', ''));
      other.exec('begin immediate');
      const unlocked = wait(LOCKED).then(() => {
        other.exec('commit');
        other.close();
      });
      let isOver = false;
      const client = async (): Promise<void> => {
        while (!isOver) {
          const attempt = nextAttempt();
          const { status, reference } = await book(url, attempt);
          statuses.push(status);
          if (reference !== undefined) acknowledged.set(reference, attempt);
        }
      };
      const clients = Array.from({ length: CLIENTS }, client);
      const looks = [HEALTH.live, PAGE].map((path) => answerTimes(url + path, () => isOver));
      await unlocked;
      isOver = true;
      await Promise.all(clients);
      const slowest = (await Promise.all(looks)).map(p99);
      const after = await book(url, nextAttempt());
      const { lost, doubled } = compare(acknowledged, await data.appointments());
      return verdict(
        slowest.every((time) => time <= PROMISED) &&
          after.status === 200 &&
          lost + doubled === 0 &&
          statuses.every((status) => status === 200 || status === 503),
        `${HEALTH.live} and page, p99: ${slowest.map((time) => time.toFixed(0)).join(' and ')} ms; ${countStatuses(statuses)}; ${after.status} afterwards; ${lost} lost, ${doubled} doubled`,
      );
    });
  },
};
