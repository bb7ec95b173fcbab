import { clinicTimeAt } from '../../domain/clock';
import type { Config } from '../config/config';
import { inTransaction } from '../db/transaction';
import type { Db } from '../db/schema';
import { surgeWarning } from '../limits/uses';
import { newMail } from './queue';

/** Queues a notice to the clinic once on a date, whichever process does it. */
async function queueOnce(db: Db, kind: 'day.notice' | 'surge.notice', date: string, now: number) {
  const queued = db.selectFrom('outbox').select('id').where('date', '=', date).where('kind', '=', kind);
  // A read first, because every write waits for others.
  if ((await queued.executeTakeFirst()) !== undefined) return;
  await inTransaction(db, (tx) =>
    tx
      .insertInto('outbox')
      .values(newMail(kind, { date }, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/**
 * Queues the mail of the clinic's day once its hour has come.
 * @param hour `HH:mm` on the clinic's clock
 */
export async function queueDaySheet(db: Db, now: number, hour: string): Promise<void> {
  const { date, time } = clinicTimeAt(now);
  if (time >= hour) await queueOnce(db, 'day.notice', date, now);
}

/** Queues a notice to the clinic about a surge, once a day while it lasts. */
export async function queueSurgeNotice(
  db: Db,
  now: number,
  config: Pick<Config, 'unconfirmedPercent' | 'smtpUrl'>,
): Promise<void> {
  if ((await surgeWarning(db, now, config)) !== '')
    await queueOnce(db, 'surge.notice', clinicTimeAt(now).date, now);
}
