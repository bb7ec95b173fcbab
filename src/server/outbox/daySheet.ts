import { hasOwnServer } from '../../domain/backend';
import { clinicTimeAt } from '../../domain/clock';
import { lockOne } from '../db/dialect';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { queueMail } from './queue';

/**
 * Queues the mail of the clinic's day once its hour has come, once a day whichever process does it.
 * @param hour `HH:mm` on the clinic's clock
 */
export async function queueDaySheet(db: Db, now: number, hour: string): Promise<void> {
  const { date, time } = clinicTimeAt(now);
  if (time < hour || !hasOwnServer()) return;
  const isQueued = async (one: Db): Promise<boolean> => {
    const mails = one.selectFrom('outbox').select('id').where('date', '=', date);
    return (await mails.where('kind', '=', 'day.notice').executeTakeFirst()) !== undefined;
  };
  // A read first, because every write waits for others.
  if (await isQueued(db)) return;
  await writing(db, async (tx) => {
    await lockOne(tx, 'key', 'day.notice');
    if (!(await isQueued(tx))) await queueMail(tx, 'day.notice', { date }, now);
  });
}
