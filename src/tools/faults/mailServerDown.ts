import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../launchServer';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { openMailServer, type AcceptedMail } from './mailServer';
import { sendPatients } from './patients';

const [PROCESSES, PATIENTS, AWAY_MS] = [2, 4, 5_000];
/** At least so many bookings while the mail server is away. */
const BOOKINGS = 100;
/** A notice for the clinic and a confirmation for the patient; reminders are not due for weeks. */
const MAILS_EACH = 2;
/** Milliseconds. The processes ask for the mail server ever more rarely, at least once a minute. */
const [DELIVERY, AFTERWARDS] = [120_000, 5_000];

const messageId = ({ raw }: AcceptedMail): string => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? 'none';

export const mailServerDown: Fault = {
  name: `the mail server is down while patients book, through ${PROCESSES} processes`,
  promise: 'no booking waits for it, every mail is delivered after, each once',
  run: async (engine) => {
    const port = await freePort();
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'programari@clinica.example',
      CLINIC_INBOX: 'receptie@clinica.example',
    };
    const trial = async (servers: Parameters<typeof sendPatients>[0]) => {
      const patients = await sendPatients(servers, PATIENTS);
      await Promise.all([patients.untilMore(BOOKINGS), wait(AWAY_MS)]);
      await patients.goHome();
      const expected = patients.acknowledged.size * MAILS_EACH;
      const mail = await openMailServer(port);
      const started = performance.now();
      while (mail.accepted.length < expected && performance.now() - started < DELIVERY) await wait(50);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      await wait(AFTERWARDS);
      await mail.close();
      const distinct = new Set(mail.accepted.map(messageId)).size;
      return verdict(
        distinct === expected &&
          mail.accepted.length === expected &&
          patients.statuses.every((status) => status === 200),
        `${patients.acknowledged.size} bookings; ${mail.accepted.length} of ${expected} mails ${seconds} s after the mail server came back, ${mail.accepted.length - distinct} twice`,
      );
    };
    return withServers(engine, PROCESSES, trial, { env });
  },
};
