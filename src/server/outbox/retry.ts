import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { inTransaction } from '../db/transaction';

/**
 * Makes failed mails due again.
 * @param ids all failed ones if omitted
 * @returns the ids of these mails
 */
export async function retryMails(db: Db, now: number, ids?: readonly number[]): Promise<readonly number[]> {
  const retried = await inTransaction(db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ status: 'waiting', dueAt: iso(now), attempts: 0, settledAt: null })
      .where('status', '=', 'failed')
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .returning('id')
      .execute(),
  );
  return retried.map(({ id }) => id);
}
