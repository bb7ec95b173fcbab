import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { nextFreeTimes } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import { recordFreedTimes } from '../booking/freedTimes';
import { readTimes, searchedDates } from '../clinic/timetable';
import { announce, lockDoctors, lockOne, inTransaction } from '../db/transaction';
import type { SlotOnDate } from '../db/storedEntities';
import type { Db } from '../db/schema';
import { checkServices } from './services';

/** Returns all free times of the site within 26 weeks. */
async function freeTimes(tx: Db, now: ClinicTime): Promise<readonly SlotOnDate[]> {
  const times = await readTimes(tx, ...searchedDates(now));
  return [...times.values()].flatMap(({ slots, vacations }) =>
    nextFreeTimes({ slots, now, vacations }, Infinity).map(({ slotId, date }) => ({
      slotId: Number(slotId),
      date,
    })),
  );
}

/** Thrown to roll back a trial. Carries its result. */
class Tried extends Error {
  constructor(readonly result: unknown) {
    super('Nothing has changed');
  }
}

/**
 * Changes the clinic's facts in one transaction. Bookings wait for its commit, so that its checks stay true; freed times
 * are recorded for the waiting list.
 * @param work throws a Refusal to roll back
 * @param isTrial true to roll back after all checks
 */
export async function changeFacts<Result>(
  db: Db,
  at: number,
  work: (tx: Db) => Promise<Result>,
  isTrial = false,
): Promise<Result> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockOne(tx, 'catalogue');
      await lockDoctors(tx, 'all');
      const now = clinicTimeAt(at);
      const before = new Set((await freeTimes(tx, now)).map(timeKey));
      const result = await work(tx);
      await checkServices(tx);
      if (isTrial) throw new Tried(result);
      const freed = (await freeTimes(tx, now)).filter((time) => !before.has(timeKey(time)));
      await recordFreedTimes(tx, freed, at);
      announce(tx, 'all');
      return result;
    });
  } catch (error) {
    if (error instanceof Tried) return error.result as Result;
    throw error;
  }
}
