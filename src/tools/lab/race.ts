import { randomUUID } from 'node:crypto';
import { postBooking, formatStatuses, attemptsInOrder, type LabAttempt } from './calls';
import { countLostAndDoubled } from './countLostAndDoubled';
import { urlInTurn, withServers, type Trial } from './servers';

const PROCESSES = 3;
const TIMES = 100;
const PATIENTS_PER_TIME = 20;
/** Bookings in each process beforehand, because new code is several times slower. */
const WARM_UP = 100;

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export const race: Trial = {
  promise: `${TIMES * PATIENTS_PER_TIME} patients want ${TIMES} times at once through ${PROCESSES} processes: ${TIMES} have one, all others get 409`,
  run: (engine) =>
    withServers(engine, PROCESSES, async (servers) => {
      const nextAttempt = await attemptsInOrder(urlInTurn(servers, 0));
      for (const { url } of servers)
        await Promise.all(Array.from({ length: WARM_UP }, () => postBooking(url, nextAttempt())));
      const times = Array.from({ length: TIMES }, nextAttempt);
      const requests = shuffled(times.flatMap((time) => Array<LabAttempt>(PATIENTS_PER_TIME).fill(time)));
      const began = performance.now();
      const answers = await Promise.all(
        requests.map(async (request, turn) => {
          const attempt = { ...request, key: randomUUID() };
          return { attempt, ...(await postBooking(urlInTurn(servers, turn), attempt)) };
        }),
      );
      const seconds = (performance.now() - began) / 1000;
      const acknowledged = new Map(
        answers.flatMap(({ reference, attempt }) => (reference === undefined ? [] : [[reference, attempt]])),
      );
      const { lost, doubled } = await countLostAndDoubled(urlInTurn(servers, 0), acknowledged);
      const isClear = answers.every(({ status }) => status === 200 || status === 409);
      return {
        isKept: isClear && acknowledged.size === TIMES && lost + doubled === 0,
        measured: `${formatStatuses(answers.map(({ status }) => status))}; ${doubled} doubled, ${lost} lost; ${seconds.toFixed(1)} s`,
      };
    }),
};
