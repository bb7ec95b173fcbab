import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bookingQuery } from '../../content/bookingQuery';
import { MOVE_FIELDS } from '../../content/pages/appointment';
import { WAITING_FIELDS } from '../../content/pages/waiting';
import { patientPaths } from '../../content/patientPaths';
import { LOST_LINK_PATH, WAITING_PATH } from '../../content/paths';
import { HOUR } from '../../domain/durations';
import { timeKey } from '../../domain/timeKey';
import {
  attemptsInOrder,
  postBooking,
  formatStatuses,
  postForm,
  postContactRequest,
  type Booked,
} from './calls';
import { startMailbox } from './mailbox';
import { movedClock } from './movedClock';
import { urlInTurn, WITH_LIMITS, withServers, type Trial } from './servers';

const DAYS = 7;
const ROUNDS_PER_DAY = 12;
const ROUND_MS = 2 * HOUR;
const BOOKINGS_PER_ROUND = 12;
const MOVES_PER_ROUND = 8;
const MAIL_MS = 20_000;

/** The most that the attacker reaches in a day. */
const MAX_A_DAY = {
  /** Times taken without a confirmation, by one address. */
  takenByAddress: 5,
  /** The same, by all addresses of a /48. */
  takenByNetwork: 20,
  /** Waiting-list entries asked for by one address; none has a rank before its mailbox confirms it. */
  entries: 20,
  /** Mails to a stranger whose mailbox the attacker types in. */
  mailsToStranger: 10,
  /** Moves of one appointment by its link. */
  moves: 5,
};
type Reached = typeof MAX_A_DAY;

type NextAttempt = Awaited<ReturnType<typeof attemptsInOrder>>;

const from = (address: string) => ({ 'x-forwarded-for': address });
const ADDRESS = from('198.51.100.7');
/** Returns the header of one /56 of a /48, each in turn. */
const fromNetwork = (turn: number) => from(`2001:db8:7:${(turn % 256).toString(16)}00::1`);
const STRANGER = 'stranger@pacient.example';
/** Returns another mailbox of a domain that accepts mail for every name. */
const ownMailbox = () => `${randomUUID()}@attacker.example`;

/** Sends everything that an address and its network can within a minute, each request with new names. */
async function sendAll(url: string, nextAttempt: NextAttempt, round: number) {
  const byAddress: Booked[] = [];
  const byNetwork: Booked[] = [];
  for (let count = 0; count < BOOKINGS_PER_ROUND; count += 1) {
    const headers = fromNetwork(round * BOOKINGS_PER_ROUND + count);
    byAddress.push(await postBooking(url, nextAttempt(), { email: ownMailbox(), headers: ADDRESS }));
    byNetwork.push(
      await postBooking(url, nextAttempt(), { email: count % 2 ? STRANGER : ownMailbox(), headers }),
    );
    await postForm(url + LOST_LINK_PATH, { email: STRANGER }, headers);
  }
  const moves: number[] = [];
  // Every second booking of the network is the stranger's.
  const link = byNetwork.find((answer, index) => index % 2 === 1 && answer.link !== undefined)?.link;
  while (link !== undefined && moves.length < MOVES_PER_ROUND) {
    const move = { [MOVE_FIELDS.time]: timeKey(nextAttempt()), [MOVE_FIELDS.moves]: String(moves.length) };
    moves.push(await postForm(url + patientPaths(basename(link)).move, move, fromNetwork(round)));
  }
  const preference = { [WAITING_FIELDS.day]: '0', [WAITING_FIELDS.part]: '1' };
  const entries = [1, 2].map(() => {
    const entry = { ...preference, [WAITING_FIELDS.email]: ownMailbox() };
    return postForm(`${url}${WAITING_PATH}?${bookingQuery({ service: 1 })}`, entry, ADDRESS);
  });
  for (let count = 0; count < 4; count += 1) await postContactRequest(url, ownMailbox(), ADDRESS);
  return { byAddress, byNetwork, moves, entries: await Promise.all(entries) };
}

const countWithConfirmation = (answers: readonly Booked[], how: string): number =>
  answers.filter(({ confirmation }) => confirmation === how).length;

/**
 * Books, writes and waits for the mail as a patient does on a day of the attack.
 * @returns the first thing that fails; undefined for none
 */
async function failureOfPatient(
  url: string,
  day: number,
  nextAttempt: NextAttempt,
  mailed: readonly string[],
): Promise<string | undefined> {
  const email = `patient-${day}@pacient.example`;
  const headers = from(`203.0.113.${day}`);
  const { status, confirmation } = await postBooking(url, nextAttempt(), { email, headers });
  if (confirmation !== 'email') return `day ${day}: a patient got ${status}, ${confirmation}`;
  const written = await postContactRequest(url, email, headers);
  if (written !== 200) return `day ${day}: a message got ${written}`;
  const deadline = performance.now() + MAIL_MS;
  while (!mailed.includes(email)) {
    if (performance.now() > deadline) return `day ${day}: a patient got no mail`;
    await wait(50);
  }
  return undefined;
}

/** Attacks for {@link DAYS} days, on each of which another patient books. */
async function attackForDays(
  url: string,
  clock: Awaited<ReturnType<typeof movedClock>>,
  mailbox: Awaited<ReturnType<typeof startMailbox>>,
) {
  const failures: string[] = [];
  const answers: Booked[] = [];
  const moves: number[] = [];
  const nextAttempt = await attemptsInOrder(url, 1);
  const nextPatientAttempt = await attemptsInOrder(url, 2);
  for (let day = 1; day <= DAYS; day += 1) {
    const rounds: Awaited<ReturnType<typeof sendAll>>[] = [];
    for (let round = (day - 1) * ROUNDS_PER_DAY; round < day * ROUNDS_PER_DAY; round += 1) {
      await clock.set(round * ROUND_MS);
      rounds.push(await sendAll(url, nextAttempt, round));
    }
    const byAddress = rounds.flatMap((one) => one.byAddress);
    const byNetwork = rounds.flatMap((one) => one.byNetwork);
    answers.push(...byAddress, ...byNetwork);
    moves.push(...rounds.flatMap((one) => one.moves));
    const failure = await failureOfPatient(url, day, nextPatientAttempt, mailbox.recipients);
    if (failure !== undefined) failures.push(failure);
    const reached: Reached = {
      takenByAddress: countWithConfirmation(byAddress, 'email'),
      takenByNetwork: countWithConfirmation(byNetwork, 'email'),
      entries: rounds.flatMap((one) => one.entries).filter((status) => status === 200).length,
      // The mean so far, because a day's last mails arrive on the next.
      mailsToStranger: mailbox.recipients.filter((to) => to === STRANGER).length / day,
      moves: Math.max(...rounds.map((one) => one.moves.filter((status) => status === 303).length)),
    };
    for (const [what, max] of Object.entries(MAX_A_DAY) as [keyof Reached, number][])
      if (reached[what] > max) failures.push(`day ${day}: ${what} ${reached[what]} of ${max}`);
    if (reached.moves === 0) failures.push(`day ${day}: no move was tried`);
  }
  return { answers, moves, failures };
}

export const attack: Trial = {
  promise: `one address, a /48 and a domain of mailboxes do what they can for ${DAYS} days: in a day they take ${MAX_A_DAY.takenByAddress} and ${MAX_A_DAY.takenByNetwork} times at most, ask for ${MAX_A_DAY.entries} entries on the waiting list, cause ${MAX_A_DAY.mailsToStranger} mails to a stranger, and move one appointment ${MAX_A_DAY.moves} times; and every day another patient books at once, writes, and is mailed`,
  run: async (engine) => {
    const [clock, mailbox] = await Promise.all([movedClock(), startMailbox()]);
    try {
      const env = {
        ...WITH_LIMITS,
        TRUST_PROXY: '1',
        RECEPTION_ADDRESSES: '',
        SMTP_URL: mailbox.url,
        ...clock.env,
      };
      const { answers, moves, failures } = await withServers(
        engine,
        1,
        (servers) => attackForDays(urlInTurn(servers, 0), clock, mailbox),
        env,
      );
      const statuses = formatStatuses(answers.map(({ status }) => status));
      const measured = `${statuses}; ${countWithConfirmation(answers, 'email')} times taken, ${countWithConfirmation(answers, 'required')} pending, moves ${formatStatuses(moves)}, ${mailbox.recipients.length} mails`;
      return { isKept: failures.length === 0, measured: [measured, ...failures].join('; ') };
    } finally {
      mailbox.close();
      await clock.remove();
    }
  },
};
