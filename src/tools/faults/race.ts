import { randomUUID } from 'node:crypto';
import { book, countStatuses, freeAttempts } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare } from './patients';

const [PROCESSES, HOURS, PATIENTS_PER_HOUR] = [3, 100, 20];

/** A machine with other work may let some wait too long; it tells them so. */
const CLEAR_ANSWERS: readonly number[] = [200, 408, 409, 429, 503];

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export const race: Fault = {
  name: `${HOURS * PATIENTS_PER_HOUR} patients at once want ${HOURS} hours, through ${PROCESSES} processes`,
  promise: `exactly ${HOURS} bookings, none doubled, none lost`,
  run: (engine) =>
    withServers(engine, PROCESSES, async (servers, data) => {
      const nextHour = await freeAttempts(servers[0]?.url ?? '');
      const hours = Array.from({ length: HOURS }, nextHour);
      const wishes = shuffled(hours.flatMap((hour) => Array<typeof hour>(PATIENTS_PER_HOUR).fill(hour)));
      const answers = await Promise.all(
        wishes.map(async (wish, index) => {
          const attempt = { ...wish, key: randomUUID() };
          return { attempt, ...(await book(servers[index % servers.length]?.url ?? '', attempt)) };
        }),
      );
      const won = new Map(
        answers.flatMap(({ reference, attempt }) => (reference === undefined ? [] : [[reference, attempt]])),
      );
      const stored = await data.appointments();
      const { lost, doubled } = compare(won, stored);
      const isKept =
        won.size === HOURS &&
        stored.length === HOURS &&
        lost + doubled === 0 &&
        answers.every(({ status }) => CLEAR_ANSWERS.includes(status));
      return verdict(
        isKept,
        `${countStatuses(answers.map(({ status }) => status))}; ${stored.length} stored, ${doubled} doubled, ${lost} lost`,
      );
    }),
};
