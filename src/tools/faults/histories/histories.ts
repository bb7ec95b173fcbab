import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS, type WireSlots, type WireVacations } from '../../../domain/contract';
import type { EngineUnderTest } from '../../bench/engineUnderTest';
import { askJson } from '../../bench/askJson';
import { ask, book, countStatuses, DOCTOR, freeAttempts } from '../booking';
import { withServers } from '../clinicServers';
import { verdict, type Fault } from '../fault';
import { mailSettings } from '../mailServer';
import { acceptOffers } from './acceptOffers';
import { network, type Network } from './network';
import { moveOn } from './moveOn';
import { firstContradiction, historyLines, type Deed, type Operation } from './operation';
import { planFor, type Disturbance } from './plan';
import { REFUSALS, type Stage } from './stage';
import { clinicStaff } from './staff';
import { untilMorning, wrongClock, type WrongClock } from './wrongClock';

const [PROCESSES, HOURS] = [3, 12];
/** A port without a mail server: offers are made, and taken up past their mails. */
const NOBODY = 9;
/** Within so many ms every process lists what is stored, when nothing disturbs it any more. */
const NEWS_MS = 5000;
/** ms in which a process that is to be killed may acknowledge something. */
const LAST_WORD_MS = 1000;

/** One who wants one hour after the other, and sends again, to another process, what was not answered. */
async function patient(number: number, stage: Stage): Promise<void> {
  const { plan, hours, servers, note, clock, references, waiting, statuses, acknowledged } = stage;
  for (const [turn, { hour, process, after, moveTo }] of (plan.wishes[number] ?? []).entries()) {
    const time = hours[hour];
    if (time === undefined) continue;
    await wait(after);
    const by = `p${number}-${turn}`;
    const began = clock();
    for (let sent = 0; ; sent += 1) {
      const index = (process + sent) % servers.length;
      const answer = await book(servers[index]?.url ?? '', { ...time, key: `${by}/${time.key}` });
      statuses.push(answer.status);
      const { status, reference } = answer;
      if (reference !== undefined) {
        references.set(reference, { by, hour });
        acknowledged.emit(String(index));
      }
      const known = reference === undefined ? REFUSALS[status] : 'done';
      if (known !== undefined) {
        const who = `patient ${number} at process ${index}`;
        note(hour, { who, deed: { name: 'book', by }, began, ended: clock(), answer: known });
        if (answer.link === undefined || reference === undefined) break;
        const mover = { ...answer, by, who };
        if (moveTo !== null && moveTo !== hour) await moveOn(stage, mover, [hour, moveTo]);
        if (moveTo === null) {
          waiting.set(reference, { ...mover, hour });
          await ask(servers[index]?.url ?? '', answer.link);
        }
        break;
      }
      await wait(50);
    }
  }
}

async function staffAtWork({ plan, hours, staff, note, clock, references }: Stage): Promise<void> {
  for (const { kind, hour, after } of plan.staff) {
    await wait(after);
    const noted = async (places: readonly number[], deed: Deed, work: () => Promise<'done' | 'unknown'>) => {
      const began = clock();
      const answer = await work().catch(() => undefined);
      const ended = answer === undefined ? Infinity : clock();
      for (const place of places) note(place, { who: 'staff', deed, began, ended, answer });
    };
    const date = hours[hour]?.date ?? '';
    if (kind === 'cancel') {
      const booked = [...references].filter(([, booking]) => booking.hour === hour).at(-1);
      if (booked === undefined) continue;
      const [reference, { by }] = booked;
      references.delete(reference);
      await noted([hour], { name: 'cancel', by }, () => staff.cancel(reference));
    } else {
      const places = [...hours.keys()].filter((place) => hours[place]?.date === date);
      const began = clock();
      // Whoever writes to SQLite for too long keeps staff out, who then have done nothing.
      const day = await staff.close(kind, date).catch(() => undefined);
      if (day === undefined) continue;
      const closed = { who: 'staff', began, ended: clock(), answer: 'done' } as const;
      for (const place of places) note(place, { ...closed, deed: { name: 'close', id: day.number } });
      await wait(after);
      await noted(places, { name: 'open', id: day.number }, async () => {
        await day.open();
        return 'done';
      });
    }
  }
}

async function disturb(
  { kind, victim, after, lasting, wrongBy }: Disturbance,
  { servers, acknowledged }: Stage,
  { jump }: WrongClock,
  { cut, mend }: Network,
): Promise<void> {
  const server = servers[victim];
  if (server === undefined) return;
  await wait(after);
  if (kind === 'kill' || kind === 'networkCut') {
    // At the worst moment: just when somebody was told that all is well.
    const signal = AbortSignal.timeout(LAST_WORD_MS);
    await once(acknowledged, String(victim), { signal }).catch(() => undefined);
  }
  switch (kind) {
    case 'kill':
    case 'restart':
      await (kind === 'kill' ? server.kill() : server.end());
      await server.restart();
      break;
    case 'pause':
      process.kill(server.processId(), 'SIGSTOP');
      await wait(lasting);
      process.kill(server.processId(), 'SIGCONT');
      break;
    case 'clockJump':
      await jump(wrongBy);
      break;
    case 'networkCut':
      cut();
      await wait(lasting);
      mend();
  }
}

/** @returns what a process says of the hours that is not stored, a line each */
async function wrongNews({ servers, hours }: Stage, taken: ReadonlySet<number>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, { url }] of servers.entries()) {
    const slots = await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${DOCTOR}`);
    const { payload } = await askJson<WireVacations>(`${url}${CALLS.vacations}?id=${DOCTOR}`);
    for (const [place, { slotId, date }] of hours.entries()) {
      const isListed = slots.some(
        ({ slot, appointments }) => slot.id === slotId && appointments.some((taken) => taken.date === date),
      );
      const isClosed = payload.some(({ start_date, end_date }) => start_date <= date && date <= end_date);
      if (isListed !== taken.has(place)) wrong.push(`process ${index} shows hour ${place} wrongly`);
      if (isClosed) wrong.push(`process ${index} shows ${date} as closed`);
    }
  }
  return wrong;
}

async function untilNewsAreRight(stage: Stage, taken: ReadonlySet<number>): Promise<string[]> {
  const began = performance.now();
  for (;;) {
    const wrong = await wrongNews(stage, taken);
    if (wrong.length === 0 || performance.now() - began > NEWS_MS) return wrong;
    await wait(100);
  }
}

/** @returns in words what the product cannot have done rightly; empty when all can be explained */
async function playHistory(
  engine: EngineUnderTest,
  seed: number,
): Promise<{ readonly findings: readonly string[]; readonly statuses: readonly number[] }> {
  const plan = planFor(seed, HOURS, PROCESSES);
  const line = await network();
  const wrong = await wrongClock(untilMorning());
  const surroundings = { env: { ...wrong.env, ...mailSettings(NOBODY) }, through: line.through };
  try {
    return await withServers(
      engine,
      PROCESSES,
      async (servers, data) => {
        const nextHour = await freeAttempts(servers[0]?.url ?? '');
        const hours = Array.from({ length: HOURS }, nextHour);
        const histories = hours.map((): Operation[] => []);
        const staff = await clinicStaff(data.url, DOCTOR);
        const zero = performance.now();
        const stage: Stage = {
          ...{ plan, hours, servers, staff },
          note: (hour, operation) => histories[hour]?.push(operation),
          clock: () => performance.now() - zero,
          references: new Map(),
          waiting: new Map(),
          statuses: [],
          acknowledged: new EventEmitter(),
        };
        try {
          const disturbances = async (): Promise<void> => {
            for (const disturbance of plan.disturbances) await disturb(disturbance, stage, wrong, line);
          };
          let isOver = false;
          const played = Promise.all([
            disturbances(),
            staffAtWork(stage),
            ...plan.wishes.map((_wishes, number) => patient(number, stage)),
          ]).finally(() => {
            isOver = true;
          });
          await Promise.all([played, acceptOffers(stage, () => isOver)]);
          const stored = await staff.stored();
          const taken = new Set<number>();
          for (const [place, { slotId, date }] of hours.entries()) {
            const row = stored.find((other) => other.slotId === slotId && other.date === date);
            const holder = row?.key?.split('/')[0];
            const now = stage.clock();
            stage.note(place, {
              ...{ who: 'the end', began: now, ended: now, answer: 'done' },
              deed: { name: 'look', holder },
            });
            // Every process has to hear of half of them being freed, and nobody who books tells it.
            if (row !== undefined && place % 2 === 0) await staff.cancel(row.reference);
            else if (row !== undefined) taken.add(place);
          }
          const contradictions = histories.map(firstContradiction).filter(({ length }) => length > 0);
          const news = await untilNewsAreRight(stage, taken);
          return { findings: [...contradictions.map(historyLines), ...news], statuses: stage.statuses };
        } finally {
          await staff.leave();
        }
      },
      surroundings,
    );
  } finally {
    await Promise.all([line.end(), wrong.end()]);
  }
}

export const histories: Fault = {
  name: 'patients and staff at the same hours while processes are killed, paused and restarted, the clock jumps and the network breaks',
  promise: 'an order of all that was done explains every answer, and every process soon lists what is stored',
  run: async (engine, { seed, seeds }) => {
    const statuses: number[] = [];
    const broken: number[] = [];
    for (let next = seed; next < seed + seeds; next += 1) {
      const played = await playHistory(engine, next);
      statuses.push(...played.statuses);
      if (played.findings.length === 0) continue;
      broken.push(next);
      console.log(`seed ${next}:\n${played.findings.join('\n\n')}\n`);
    }
    const counted = `seeds ${seed} to ${seed + seeds - 1}: ${countStatuses(statuses)}`;
    return verdict(
      broken.length === 0,
      broken.length === 0 ? counted : `${counted}; broken with ${broken.join(', ')}`,
    );
  },
};
