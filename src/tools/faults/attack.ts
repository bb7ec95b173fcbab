import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { addDays, mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, type WireDoctors, type WireSlots, type WireVacations } from '../../domain/contract';
import { isSameTime, isVacationDay } from '../../domain/slotStatus';
import { patientConfirmPath } from '../../server/patient/patientPath';
import { askJson } from '../bench/askJson';
import type { ClinicData } from '../bench/engineUnderTest';
import { freePort, type LaunchedServer } from '../launchServer';
import { book, countStatuses, type Answer, type Attempt } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { openMailServer, type AcceptedMail } from './mailServer';

const [PROCESSES, VANDALS] = [2, 8];
/** What ten minutes bring at 200 a minute, as fast as they are taken: the brake counts an hour's. */
const ATTACKS = 2_000;
/** Patients who book meanwhile, one in a minute. */
const PATIENTS = 10;
/** Mailboxes of vandals who read their mail, and how many hours each of them asks for. */
const [READERS, HOURS_EACH] = [5, 12];
/** Of next week's hours. */
const PROMISED = 0.8;
/** Milliseconds until a mail is there, behind all those before it. */
const DELIVERY = 20_000;

type Hour = Omit<Required<Attempt>, 'key'>;

/** All that next week offers at this moment. */
async function freeHours(url: string): Promise<readonly Hour[]> {
  const monday = addDays(mondayOf(clinicTimeAt(Date.now()).date), 7);
  const doctors = await askJson<WireDoctors>(url + CALLS.doctors);
  const hours = doctors.map(async ({ id: doctorId }): Promise<Hour[]> => {
    const slots = await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${doctorId}`);
    const { payload } = await askJson<WireVacations>(`${url}${CALLS.vacations}?id=${doctorId}`);
    const off = payload.map((row) => ({ startDate: row.start_date, endDate: row.end_date }));
    return slots.flatMap(({ slot, appointments }) => {
      const date = addDays(monday, slot.day);
      const isFree = !isVacationDay(date, off) && !appointments.some((one) => one.date === date);
      return isFree ? [{ doctorId, slotId: slot.id, date }] : [];
    });
  });
  return (await Promise.all(hours)).flat();
}

/** Each from an address of its own, as a proxy says. */
function bookFromAfar(url: string, attempt: Attempt, email?: string): Promise<Answer> {
  return book(url, attempt, '', email, [`X-Forwarded-For: 10.${[...randomBytes(3)].join('.')}`]);
}

/** Presses the button of the page that a mail links to. */
async function confirm(url: string, { raw }: AcceptedMail): Promise<void> {
  const { text = '' } = await PostalMime.parse(raw);
  const token = /\/programare\/([\w-]+)/.exec(text)?.[1];
  if (token !== undefined)
    await fetch(url + patientConfirmPath(token), { method: 'POST', redirect: 'manual' });
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

export const attack: Fault = {
  name: `a vandal books all hours of next week, ${ATTACKS} times in ten minutes, with unlimited addresses`,
  promise: `${percent(PROMISED)} of next week's hours stay free at every moment, and whoever books with a mailbox of their own gets theirs`,
  run: async (engine) => {
    const port = await freePort();
    // The clinic's own limit, as its week gives it.
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: '1', BOOKING_WEEKS: '52' };
    const mail = await openMailServer(port);
    const mailsTo = (email: string) => mail.accepted.filter(({ to }) => to.includes(email));

    const work = async (servers: readonly LaunchedServer[], data: ClinicData) => {
      const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';
      const hours = await freeHours(urlOf(0));
      const kept: Attempt[] = [];
      let leastShare = 1;
      const look = async (turn: number): Promise<readonly Hour[]> => {
        const free = await freeHours(urlOf(turn));
        const ours = kept.filter((one) => !free.some((hour) => isSameTime(hour, one)));
        leastShare = Math.min(leastShare, (free.length + ours.length) / hours.length);
        return free;
      };
      const patient = async (turn: number): Promise<void> => {
        const free = await look(turn);
        const hour = free[(turn * 7) % free.length];
        if (hour === undefined) return;
        const attempt = { ...hour, key: randomUUID() };
        const email = `${attempt.key}@mail.example`;
        kept.push(attempt);
        await bookFromAfar(urlOf(turn), attempt, email);
        const began = performance.now();
        while (mailsTo(email).length === 0 && performance.now() - began < DELIVERY) await wait(50);
        for (const request of mailsTo(email)) await confirm(urlOf(turn), request);
      };

      const patients: Promise<void>[] = [];
      const statuses: number[] = [];
      const vandal = async (): Promise<void> => {
        while (statuses.length < ATTACKS) {
          const turn = statuses.push(0) - 1;
          const hour = hours[turn % hours.length];
          if (hour === undefined) return;
          statuses[turn] = (await bookFromAfar(urlOf(turn), { ...hour, key: randomUUID() })).status;
          if (turn % (ATTACKS / PATIENTS) === 100) patients.push(patient(turn));
        }
      };
      await Promise.all(Array.from({ length: VANDALS }, vandal));
      await Promise.all(patients);
      await look(0);
      const keys = new Set((await data.appointments()).map(({ key }) => key));
      const served = kept.filter(({ key }) => keys.has(key)).length;

      const wanted = (await freeHours(urlOf(0))).slice(0, READERS * HOURS_EACH);
      const before = keys.size;
      for (const [turn, hour] of wanted.entries()) {
        const email = `vandal+${turn}@reader${turn % READERS}.example`;
        await bookFromAfar(urlOf(turn), { ...hour, key: randomUUID() }, email);
      }
      await wait(2_000);
      for (const [turn] of wanted.entries()) {
        for (const one of mailsTo(`vandal+${turn}@reader${turn % READERS}.example`))
          await confirm(urlOf(0), one);
      }
      const taken = (await data.appointments()).length - before;
      const left = (await freeHours(urlOf(0))).length / hours.length;
      return verdict(
        leastShare >= PROMISED && served === kept.length && kept.length === PATIENTS,
        `${countStatuses(statuses)}; never less than ${percent(leastShare)} free, ${served} of ${PATIENTS} patients have their hour; ${READERS} mailboxes that answer, which asked for ${wanted.length} more, got ${taken}: ${percent(left)} left`,
      );
    };
    try {
      return await withServers(engine, PROCESSES, work, { env });
    } finally {
      await mail.close();
    }
  },
};
