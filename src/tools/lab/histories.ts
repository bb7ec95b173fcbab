import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { HOUR } from '../../domain/durations';
import type { LaunchedServer } from '../launchServer';
import { postBooking, attemptsInOrder, getSlots, postForm, type LabAttempt } from './calls';
import { movedClock, type MovedClock } from './movedClock';
import { historyText, isLinearizable, type Operation } from './linearizability';
import { urlInTurn, withServers, type Trial } from './servers';

const PROCESSES = 2;
const TIMES = 4;
const PATIENTS = 6;
const RUNS = 20;
/** Milliseconds within which every process must list another one's changes. */
const NEWS_MS = 5000;

/** A patient books a time through one process, waits, and may cancel. */
const plan = fc.record({
  time: fc.nat(TIMES - 1),
  process: fc.nat(PROCESSES - 1),
  pause: fc.integer({ min: 0, max: 60 }),
  cancels: fc.boolean(),
});
const disturbance = fc.record({
  kind: fc.constantFrom('kill', 'clock'),
  process: fc.nat(PROCESSES - 1),
  pause: fc.integer({ min: 0, max: 300 }),
  ahead: fc.integer({ min: -HOUR, max: HOUR }),
});
const history = fc.record({
  patients: fc.array(fc.array(plan, { maxLength: 20 }), { minLength: 2, maxLength: PATIENTS }),
  disturbances: fc.array(disturbance, { maxLength: 3 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

const ANSWERS: Readonly<Partial<Record<number, Operation['answer']>>> = {
  200: 'done',
  303: 'done',
  404: 'refused',
  409: 'refused',
};

interface TestSystem {
  readonly servers: readonly LaunchedServer[];
  readonly clock: MovedClock;
  readonly times: readonly LabAttempt[];
  readonly notes: ReadonlyMap<LabAttempt, Operation[]>;
}

async function playPatient(
  name: string,
  plans: History['patients'][number],
  system: TestSystem,
): Promise<void> {
  const { servers, times, notes } = system;
  for (const [turn, { time: index, process, pause, cancels }] of plans.entries()) {
    const time = times[index];
    if (time === undefined) continue;
    const booking = `${name}-${turn}`;
    /** Sends to each process in turn until one answers. A repeated request must not act twice. */
    const act = async <Reply extends { status: number }>(
      action: 'book' | 'cancel',
      send: (url: string) => Promise<Reply>,
    ): Promise<Reply> => {
      const began = performance.now();
      for (let sent = process; ; sent += 1) {
        const reply = await send(urlInTurn(servers, sent));
        const answer = ANSWERS[reply.status];
        const ended = performance.now();
        if (answer !== undefined) {
          notes.get(time)?.push({ who: name, action, booking, began, ended, answer });
          return reply;
        }
        if (reply.status !== 0 && reply.status < 500)
          throw new Error(`${action} was answered ${reply.status}.`);
        await wait(20);
      }
    };
    const { link } = await act('book', (url) => postBooking(url, { ...time, key: `${booking}/${time.key}` }));
    await wait(pause);
    if (cancels && link !== undefined)
      await act('cancel', async (url) => ({ status: await postForm(url + link) }));
  }
}

async function disturb({ disturbances }: History, { servers, clock }: TestSystem): Promise<void> {
  for (const { kind, process, pause, ahead } of disturbances) {
    await wait(pause);
    if (kind === 'clock') await clock.set(ahead);
    else {
      await servers[process]?.kill();
      await servers[process]?.restart();
    }
  }
}

/** Returns the histories that do not explain what the first process lists. */
async function unexplained({ servers, notes }: TestSystem): Promise<readonly string[]> {
  const slots = await getSlots(urlInTurn(servers, 0), 1);
  return [...notes].flatMap(([{ slotId, date }, operations]) => {
    const isTaken = slots.some(
      ({ slot, appointments }) => slot.id === slotId && appointments.some((one) => one.date === date),
    );
    const now = performance.now();
    // The list does not name the holder of a time: it may be any of its bookings.
    const holders = isTaken ? operations.map(({ booking }) => booking) : [undefined];
    const isRight = holders.some((booking) =>
      isLinearizable([
        ...operations,
        { who: 'the list', action: 'look', booking, began: now, ended: now, answer: 'done' },
      ]),
    );
    return isRight ? [] : [`${historyText(operations)}\nlisted as ${isTaken ? 'taken' : 'free'}`];
  });
}

/** @returns the histories that no order of the operations explains */
async function play(planned: History, system: TestSystem): Promise<readonly string[]> {
  const patients = planned.patients.map((plans, index) => playPatient(`p${index}`, plans, system));
  await Promise.all([...patients, disturb(planned, system)]);
  const began = performance.now();
  for (;;) {
    const found = await unexplained(system);
    if (found.length === 0 || performance.now() - began > NEWS_MS) return found;
    await wait(100);
  }
}

export const histories: Trial = {
  promise: `patients book and cancel the same times through ${PROCESSES} processes, which are killed and whose clock jumps: an order of what was done explains every answer`,
  run: async (engine) => {
    const clock = await movedClock();
    try {
      return await withServers(
        engine,
        PROCESSES,
        async (servers) => {
          const nextTime = await attemptsInOrder(urlInTurn(servers, 0));
          const property = fc.asyncProperty(history, async (planned) => {
            const times = Array.from({ length: TIMES }, nextTime);
            const notes = new Map(times.map((time): [LabAttempt, Operation[]] => [time, []]));
            const found = await play(planned, { servers, clock, times, notes });
            if (found.length > 0) throw new Error(found.join('\n\n'));
          });
          const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
          const result = await fc.check(property, { numRuns: RUNS, seed });
          if (result.failed) console.log(fc.defaultReportMessage(result));
          return { isKept: !result.failed, measured: `${result.numRuns} histories from SEED=${seed}` };
        },
        clock.env,
      );
    } finally {
      await clock.remove();
    }
  },
};
