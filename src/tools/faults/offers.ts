import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type LaunchedServer } from '../launchServer';
import { ask, book, countStatuses, DOCTOR, freeAttempts, move, type Attempt } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { clinicStaff, type ClinicStaff } from './histories/staff';
import { untilMorning, wrongClock } from './histories/wrongClock';
import { mailSettings, openMailServer } from './mailServer';

const [PROCESSES, RUNS, PATIENTS] = [3, 10, 50];
/** Milliseconds: a look of each process, in which a second offer would come, and when there is none at all. */
const [LOOKS, GIVE_UP] = [6_000, 60_000];

interface Waiter {
  readonly hour: Attempt;
  readonly reference: string;
  readonly link: string;
}

interface Run {
  readonly servers: readonly LaunchedServer[];
  readonly staff: ClinicStaff;
  /** Of whom the mails offered a time, in their order. */
  readonly offered: () => readonly string[];
}

/** @returns what went wrong, and how the presses were answered */
async function playOnce(hours: readonly Attempt[], { servers, staff, offered }: Run) {
  const url = (turn: number): string => servers[turn % servers.length]?.url ?? '';
  const bookings: Waiter[] = [];
  for (const [turn, time] of hours.entries()) {
    const hour = { ...time, key: randomUUID() };
    const { reference = '', link = '' } = await book(url(turn), hour);
    bookings.push({ hour, reference, link });
  }
  const [holder, ...waiting] = bookings;
  if (holder === undefined) throw new Error('Nobody has booked.');
  for (const [turn, { link }] of waiting.entries()) await ask(url(turn), link);
  const before = offered().length;
  await staff.cancel(holder.reference);
  const began = performance.now();
  while (offered().length === before) {
    if (performance.now() - began > GIVE_UP) throw new Error('The freed time was offered to nobody.');
    await wait(100);
  }
  await wait(LOOKS);
  const told = offered().slice(before);
  const statuses = await Promise.all(waiting.map(({ link }, turn) => move(url(turn), link, holder.hour)));
  const stored = await staff.stored();
  const winners = stored.filter(
    ({ slotId, date }) => slotId === holder.hour.slotId && date === holder.hour.date,
  );
  const kept = waiting.filter(({ hour, reference }) =>
    stored.some((row) => row.reference === reference && row.slotId === hour.slotId && row.date === hour.date),
  );
  // The latest first: nobody who waits hears of a later time.
  for (const { reference } of waiting.toReversed()) await staff.cancel(reference);
  const isRight =
    told.join() === waiting[0]?.reference &&
    winners.length === 1 &&
    kept.length === PATIENTS - 1 &&
    stored.length === PATIENTS &&
    statuses.filter((status) => status === 303).length === 1;
  return { isRight, statuses };
}

export const offers: Fault = {
  name: `${PATIENTS} patients wait for one time, which is freed and which all of them press at once, through ${PROCESSES} processes; ${RUNS} times`,
  promise: 'the first who asked is mailed, once; exactly one has the time, and nobody loses theirs',
  isOnlyByName: true,
  run: async (engine) => {
    const port = await freePort();
    const mail = await openMailServer(port);
    const clock = await wrongClock(untilMorning());
    const offered = () =>
      mail.accepted.flatMap(({ raw }) => /^message-id:\s*<(\w+)\.earlier\.offer\./im.exec(raw)?.[1] ?? []);
    try {
      return await withServers(
        engine,
        PROCESSES,
        async (servers, data) => {
          const nextHour = await freeAttempts(servers[0]?.url ?? '');
          const hours = Array.from({ length: PATIENTS + 1 }, nextHour);
          const staff = await clinicStaff(data.url, DOCTOR);
          try {
            const statuses: number[] = [];
            let right = 0;
            for (let run = 0; run < RUNS; run += 1) {
              const played = await playOnce(hours, { servers, staff, offered });
              statuses.push(...played.statuses);
              right += Number(played.isRight);
            }
            return verdict(
              right === RUNS,
              `${right} of ${RUNS} as promised; presses: ${countStatuses(statuses)}`,
            );
          } finally {
            await staff.leave();
          }
        },
        { env: { ...mailSettings(port), ...clock.env } },
      );
    } finally {
      await Promise.all([mail.close(), clock.end()]);
    }
  },
};
