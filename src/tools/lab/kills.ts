import { setTimeout as wait } from 'node:timers/promises';
import type { LaunchedServer } from '../launchServer';
import { postBooking, formatStatuses, attemptsInOrder, type LabAttempt } from './calls';
import { countLostAndDoubled } from './countLostAndDoubled';
import { urlInTurn, withServers, type Trial } from './servers';

const PROCESSES = 3;
const PATIENTS = 12;
const KILLS = 20;
/** Acknowledged bookings between two kills. */
const BETWEEN = 40;
const RETRY_MS = 100;

/**
 * Books through all servers without a pause. A request without an answer, or with an error, is repeated with its key.
 */
async function sendPatients(servers: readonly LaunchedServer[]) {
  const nextAttempt = await attemptsInOrder(urlInTurn(servers, 0));
  const acknowledged = new Map<string, LabAttempt>();
  const statuses: number[] = [];
  let isOver = false;

  const patient = async (): Promise<void> => {
    while (!isOver) {
      const attempt = nextAttempt();
      for (;;) {
        const { status, reference } = await postBooking(urlInTurn(servers, statuses.length), attempt);
        statuses.push(status);
        if (reference !== undefined) acknowledged.set(reference, attempt);
        if (status !== 0 && status < 500) break;
        await wait(RETRY_MS);
      }
    }
  };
  const patients = Promise.all(Array.from({ length: PATIENTS }, patient));
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isOver = true;
      await patients;
    },
  };
}

export const kills: Trial = {
  promise: `${KILLS} times kill -9 under load, ${PROCESSES} processes in turn: nothing acknowledged is lost, nothing is booked twice`,
  run: (engine) =>
    withServers(engine, PROCESSES, async (servers) => {
      const { acknowledged, statuses, stop } = await sendPatients(servers);
      for (let index = 0; index < KILLS; index += 1) {
        const enough = acknowledged.size + BETWEEN;
        while (acknowledged.size < enough) await wait(5);
        const victim = servers[index % servers.length];
        await victim?.kill();
        await victim?.restart();
      }
      await stop();
      const { lost, doubled } = await countLostAndDoubled(urlInTurn(servers, 0), acknowledged);
      return {
        isKept: lost + doubled === 0 && !statuses.includes(409),
        measured: `${formatStatuses(statuses)}; ${lost} lost, ${doubled} doubled`,
      };
    }),
};
