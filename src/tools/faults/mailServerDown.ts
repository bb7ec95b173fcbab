import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../launchServer';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { mailSettings, MAILS_EACH, openMailServer, untilDelivered } from './mailServer';
import { sendPatients } from './patients';

const [PROCESSES, PATIENTS, AWAY_MS] = [2, 4, 5_000];
/** At least so many bookings while the mail server is away. */
const BOOKINGS = 100;

export const mailServerDown: Fault = {
  name: `the mail server is down while patients book, through ${PROCESSES} processes`,
  promise: 'no booking waits for it, every mail is delivered after, each once',
  run: async (engine) => {
    const port = await freePort();
    const trial = async (servers: Parameters<typeof sendPatients>[0]) => {
      const patients = await sendPatients(servers, PATIENTS);
      await Promise.all([patients.untilMore(BOOKINGS), wait(AWAY_MS)]);
      await patients.goHome();
      const expected = patients.acknowledged.size * MAILS_EACH;
      const mail = await openMailServer(port);
      const { seconds, missing, twice } = await untilDelivered(mail, expected);
      await mail.close();
      return verdict(
        missing === 0 && twice === 0 && patients.statuses.every((status) => status === 200),
        `${patients.acknowledged.size} bookings; ${mail.accepted.length} of ${expected} mails ${seconds} s after the mail server came back, ${twice} twice`,
      );
    };
    return withServers(engine, PROCESSES, trial, { env: mailSettings(port) });
  },
};
