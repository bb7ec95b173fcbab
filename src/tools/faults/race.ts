import { randomUUID } from 'node:crypto';
import { book, countStatuses, freeAttempts } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare } from './patients';

const [PROCESSES, HOURS, PATIENTS_PER_HOUR] = [3, 100, 20];
/** Bookings in each process before: what runs for the first time takes several times as long. */
const BEFORE = 100;

/** Seconds until the last of them has an answer. */
const PROMISED = 3;

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export const race: Fault = {
  name: `${HOURS * PATIENTS_PER_HOUR} patients at once want ${HOURS} hours, through ${PROCESSES} processes`,
  promise: `exactly ${HOURS} bookings, none doubled, none lost; all others hear 409, the last of them within ${PROMISED} s`,
  run: (engine) =>
    withServers(engine, PROCESSES, async (servers, data) => {
      const nextHour = await freeAttempts(servers[0]?.url ?? '');
      for (const { url } of servers)
        await Promise.all(Array.from({ length: BEFORE }, () => book(url, nextHour())));
      const before = (await data.appointments()).length;
      const hours = Array.from({ length: HOURS }, nextHour);
      const wishes = shuffled(hours.flatMap((hour) => Array<typeof hour>(PATIENTS_PER_HOUR).fill(hour)));
      const began = performance.now();
      const answers = await Promise.all(
        wishes.map(async (wish, index) => {
          const attempt = { ...wish, key: randomUUID() };
          return { attempt, ...(await book(servers[index % servers.length]?.url ?? '', attempt)) };
        }),
      );
      const seconds = (performance.now() - began) / 1000;
      const won = new Map(
        answers.flatMap(({ reference, attempt }) => (reference === undefined ? [] : [[reference, attempt]])),
      );
      const stored = await data.appointments();
      const { lost, doubled } = compare(won, stored);
      const isKept =
        won.size === HOURS &&
        stored.length === before + HOURS &&
        lost + doubled === 0 &&
        answers.every(({ status }) => status === 200 || status === 409) &&
        seconds <= PROMISED;
      return verdict(
        isKept,
        `${countStatuses(answers.map(({ status }) => status))}; ${stored.length - before} stored, ${doubled} doubled, ${lost} lost; ${seconds.toFixed(1)} s`,
      );
    }),
};
