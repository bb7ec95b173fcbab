import { countStatuses } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare, sendPatients } from './patients';

const [PROCESSES, PATIENTS, KILLS, BETWEEN] = [3, 12, 20, 40];

export const kills: Fault = {
  name: `kill -9 under load, ${KILLS} times, ${PROCESSES} processes in turn`,
  promise: 'nothing acknowledged is lost, nothing booked twice',
  run: (engine) =>
    withServers(engine, PROCESSES, async (servers, data) => {
      const patients = await sendPatients(servers, PATIENTS);
      for (let index = 0; index < KILLS; index += 1) {
        await patients.untilMore(BETWEEN);
        const victim = servers[index % servers.length];
        await victim?.kill();
        await victim?.restart();
      }
      await patients.goHome();
      const { lost, doubled } = compare(patients.acknowledged, await data.appointments());
      const integrity = await data.integrity();
      return verdict(
        lost + doubled === 0 && integrity === 'ok' && !patients.statuses.includes(409),
        `${countStatuses(patients.statuses)}; ${lost} lost, ${doubled} doubled, data ${integrity}`,
      );
    }),
};
