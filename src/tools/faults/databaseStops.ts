import { setTimeout as wait } from 'node:timers/promises';
import { HEALTH } from '../../server/operations/healthRoutes';
import { countStatuses } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare, sendPatients } from './patients';

const [PROCESSES, PATIENTS, AWAY_MS] = [2, 8, 3_000];
/** Milliseconds in which every process has to be ready again. */
const RECOVERY = 30_000;
/** A repeated booking is answered as the first was; 409 would mean that its first attempt went wrong. */
const CLEAR_ANSWERS: readonly number[] = [200, 503];

const isReady = async (url: string): Promise<boolean> =>
  fetch(url + HEALTH.ready).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns milliseconds until every process is ready again */
async function untilReady(urls: readonly string[]): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < RECOVERY) {
    const answers = await Promise.all(urls.map(isReady));
    if (answers.every(Boolean)) break;
    await wait(50);
  }
  return performance.now() - started;
}

export const databaseStops: Fault = {
  name: 'the database is stopped, and killed, and started again under load',
  promise: 'no wrong success, 503 meanwhile, recovery without a restart',
  run: async (engine) => {
    const database = engine.server;
    if (database === undefined) return undefined;
    return withServers(engine, PROCESSES, async (servers, data) => {
      const urls = servers.map(({ url }) => url);
      const patients = await sendPatients(servers, PATIENTS);
      const recoveries: number[] = [];
      let wrongReady = 0;
      for (const away of [database.stop, database.kill]) {
        await patients.untilMore(100);
        await away();
        await wait(AWAY_MS);
        for (const url of urls) if (await isReady(url)) wrongReady += 1;
        await database.start();
        recoveries.push(await untilReady(urls));
        await patients.untilMore(100);
      }
      await patients.goHome();
      const { lost, doubled } = compare(patients.acknowledged, await data.appointments());
      const statuses = countStatuses(patients.statuses);
      const slowest = Math.max(...recoveries);
      return verdict(
        lost + doubled + wrongReady === 0 &&
          slowest < RECOVERY &&
          patients.statuses.every((status) => CLEAR_ANSWERS.includes(status)),
        `${statuses}; ${lost} lost, ${doubled} doubled; ready again within ${(slowest / 1000).toFixed(1)} s`,
      );
    });
  },
};
