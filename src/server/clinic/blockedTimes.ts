import type { SlotOnDate } from '../db/storedEntities';
import { iso, type Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';

/** Selects slot and date of the blocked times between two dates, both included; none of a slot that was removed. */
export const selectBlockedDates = (db: Db, from: string, until: string) =>
  db
    .selectFrom('blocked_times')
    .innerJoin('slots', 'slots.id', 'slotId')
    .select(['slotId', 'date'])
    .where('slots.removedAt', 'is', null)
    .where('date', '>=', from)
    .where('date', '<=', until);

/** Selects the blocked times between two dates, both included, with their doctors. */
export const selectBlocked = (db: Db, from: string, until: string) =>
  selectBlockedDates(db, from, until)
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select(['startTime', 'endTime', 'reason', 'createdAt', 'doctorId', 'firstName', 'lastName'])
    .orderBy('date')
    .orderBy('slotId');

/** Blocks a slot on some dates. The caller has locked its doctor and checked that no appointment is there. */
export async function blockTimes(
  tx: Db,
  slotId: number,
  dates: readonly string[],
  reason: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('blocked_times')
    .values(dates.map((date) => ({ slotId, date, reason, createdAt: iso(now) })))
    .onConflict((conflict) =>
      conflict.columns(['slotId', 'date']).doUpdateSet({ reason, createdAt: iso(now) }),
    )
    .execute();
  await recordInJournal(tx, 'staff', 'slot.blocked', [{ id: slotId }]);
}

/** Unblocks a slot between two dates, both included, and returns the dates that were blocked. */
export async function unblockTimes(
  tx: Db,
  { slotId, date: from }: SlotOnDate,
  until: string,
): Promise<readonly string[]> {
  const freed = await tx
    .deleteFrom('blocked_times')
    .where('slotId', '=', slotId)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .returning('date')
    .execute();
  await recordInJournal(tx, 'staff', 'slot.unblocked', freed.length === 0 ? [] : [{ id: slotId }]);
  return freed.map(({ date }) => date).sort();
}
