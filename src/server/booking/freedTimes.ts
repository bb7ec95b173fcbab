import type { SlotOnDate } from '../db/storedEntities';
import { iso, type Db } from '../db/schema';

/** Rows per statement, below the engines' limit on bound parameters. */
const BATCH = 500;

/** Records freed times, to be offered to the waiting list from an instant on. Call it in the transaction that frees them. */
export async function recordFreedTimes(tx: Db, times: readonly SlotOnDate[], from: number): Promise<void> {
  const freedAt = iso(from);
  for (let first = 0; first < times.length; first += BATCH)
    await tx
      .insertInto('freed_times')
      .values(times.slice(first, first + BATCH).map(({ slotId, date }) => ({ slotId, date, freedAt })))
      .onConflict((conflict) => conflict.columns(['slotId', 'date']).doUpdateSet({ freedAt }))
      .execute();
}
