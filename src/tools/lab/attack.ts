import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WAITING_FIELDS } from '../../content/pages/waiting';
import { LOST_LINK_PATH, WAITING_PATH } from '../../content/paths';
import { HOUR } from '../../domain/durations';
import { launchServer } from '../launchServer';
import { book, countStatuses, freeAttempts, postTo, writeToClinic, type Answer } from './calls';
import { startMailbox } from './mailbox';
import { movedClock } from './movedClock';
import type { Trial } from './servers';

const DAYS = 7;
const ROUNDS_PER_DAY = 12;
const ROUND_MS = 2 * HOUR;
/** Most times that one address may book in a day. */
const TAKEN_A_DAY = 5;
/** Most waiting-list entries that one address may ask for in a day; none has a rank before its mailbox confirms it. */
const ENTRIES_A_DAY = 20;
const VANDAL = { 'x-forwarded-for': '198.51.100.7' };
const MAIL_MS = 20_000;

/** Sends everything that one address can within a minute, each request under another name. */
async function sendAll(url: string, nextAttempt: Awaited<ReturnType<typeof freeAttempts>>) {
  const mailbox = () => `${randomUUID()}@vandal.example`;
  const bookings: Answer[] = [];
  for (let count = 0; count < 12; count += 1)
    bookings.push(await book(url, nextAttempt(), { email: mailbox(), headers: VANDAL }));
  const preference = { [WAITING_FIELDS.day]: '0', [WAITING_FIELDS.part]: '1' };
  const entries = [1, 2].map(() =>
    postTo(`${url}${WAITING_PATH}?serviciu=1`, { ...preference, [WAITING_FIELDS.email]: mailbox() }, VANDAL),
  );
  await postTo(url + LOST_LINK_PATH, { email: mailbox() }, VANDAL);
  for (let count = 0; count < 4; count += 1) await writeToClinic(url, mailbox(), VANDAL);
  return { bookings, entries: await Promise.all(entries) };
}

const confirmed = (answers: readonly Answer[], how: string): number =>
  answers.filter(({ confirmation }) => confirmation === how).length;

export const attack: Trial = {
  promise: `one address does what it can for ${DAYS} days: it takes at most ${TAKEN_A_DAY} times and asks for ${ENTRIES_A_DAY} entries on the waiting list a day, and every day another patient books at once, writes, and is mailed`,
  run: async () => {
    const [clock, mailbox] = await Promise.all([movedClock(), startMailbox()]);
    const server = await launchServer('dist', {
      TRUST_PROXY: '1',
      RECEPTION_ADDRESSES: '',
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'silent',
      ...clock.env,
    });
    const failures: string[] = [];
    const answers: Answer[] = [];
    try {
      const nextAttempt = await freeAttempts(server.url, 1);
      const nextPatientAttempt = await freeAttempts(server.url, 2);
      for (let day = 1; day <= DAYS; day += 1) {
        const rounds: Awaited<ReturnType<typeof sendAll>>[] = [];
        for (let round = 0; round < ROUNDS_PER_DAY; round += 1) {
          await clock.set(((day - 1) * ROUNDS_PER_DAY + round) * ROUND_MS);
          rounds.push(await sendAll(server.url, nextAttempt));
        }
        const bookings = rounds.flatMap((one) => one.bookings);
        answers.push(...bookings);
        const entries = rounds.flatMap((one) => one.entries).filter((status) => status === 200).length;
        if (confirmed(bookings, 'email') > TAKEN_A_DAY || entries > ENTRIES_A_DAY)
          failures.push(
            `day ${day}: ${confirmed(bookings, 'email')} times taken, ${entries} entries asked for`,
          );

        const patient = {
          email: `patient-${day}@pacient.example`,
          headers: { 'x-forwarded-for': `203.0.113.${day}` },
        };
        const { status, confirmation } = await book(server.url, nextPatientAttempt(), patient);
        if (confirmation !== 'email') failures.push(`day ${day}: a patient got ${status}, ${confirmation}`);
        const written = await writeToClinic(server.url, patient.email, patient.headers);
        if (written !== 200) failures.push(`day ${day}: a message got ${written}`);
        const deadline = performance.now() + MAIL_MS;
        while (!mailbox.received.includes(patient.email)) {
          if (performance.now() > deadline) throw new Error(`Day ${day}: a patient got no mail.`);
          await wait(50);
        }
      }
    } finally {
      await server.stop();
      mailbox.close();
      await clock.remove();
    }
    const statuses = countStatuses(answers.map(({ status }) => status));
    const measured = `${statuses}; ${confirmed(answers, 'email')} times taken, ${confirmed(answers, 'required')} pending, ${mailbox.received.length} mails`;
    return { isKept: failures.length === 0, measured: [measured, ...failures].join('; ') };
  },
};
