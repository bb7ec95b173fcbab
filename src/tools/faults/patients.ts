import { setTimeout as wait } from 'node:timers/promises';
import type { LaunchedServer } from '../launchServer';
import { book, freeAttempts, type Attempt } from './booking';
import type { StoredAppointment } from '../bench/engineUnderTest';

export interface Patients {
  /** Acknowledged bookings: reference → attempt. */
  readonly acknowledged: ReadonlyMap<string, Attempt>;
  /** Every answer's status so far, 0 for none. */
  readonly statuses: readonly number[];
  /** How many 503 did not say when to try again. */
  readonly withoutRetryAfter: () => number;
  /** Until so many more bookings have been acknowledged. */
  readonly untilMore: (count: number) => Promise<void>;
  /** Lets everybody finish what they have begun. */
  readonly goHome: () => Promise<void>;
}

/**
 * Patients who book without a pause, each time another free hour, over any of the servers. Whoever gets no answer
 * or an error sends the same again, with the same key, as the page does.
 */
export async function sendPatients(servers: readonly LaunchedServer[], count: number): Promise<Patients> {
  const nextAttempt = await freeAttempts(servers[0]?.url ?? '');
  const acknowledged = new Map<string, Attempt>();
  const statuses: number[] = [];
  let turn = 0;
  let hasty = 0;
  let isOver = false;

  const patient = async (): Promise<void> => {
    while (!isOver) {
      const attempt = nextAttempt();
      for (let isDone = false; !isDone;) {
        turn += 1;
        const answer = await book(servers[turn % servers.length]?.url ?? '', attempt);
        statuses.push(answer.status);
        if (answer.status === 503 && answer.retryAfter === undefined) hasty += 1;
        if (answer.reference !== undefined) acknowledged.set(answer.reference, attempt);
        isDone = answer.status !== 0 && answer.status < 500;
        if (!isDone) await wait(100);
      }
    }
  };
  const everybody = Promise.all(Array.from({ length: count }, patient));
  return {
    acknowledged,
    statuses,
    withoutRetryAfter: () => hasty,
    untilMore: async (more) => {
      const enough = acknowledged.size + more;
      while (acknowledged.size < enough) await wait(5);
    },
    goHome: async () => {
      isOver = true;
      await everybody;
    },
  };
}

export interface Ledger {
  readonly lost: number;
  readonly doubled: number;
}

/** Acknowledged bookings that are not stored, and hours or attempts that are stored twice. */
export function compare(
  acknowledged: ReadonlyMap<string, Attempt>,
  stored: readonly StoredAppointment[],
): Ledger {
  const references = new Map(stored.map((row) => [row.reference, row]));
  const lost = [...acknowledged].filter(([reference, { slotId, date }]) => {
    const row = references.get(reference);
    return row?.slotId !== slotId || row.date !== date;
  });
  const hours = new Set(stored.map(({ slotId, date }) => `${slotId} ${date}`));
  const keys = new Set(stored.map(({ key, reference }) => key ?? reference));
  return { lost: lost.length, doubled: 2 * stored.length - hours.size - keys.size };
}
