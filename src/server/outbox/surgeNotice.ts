import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { SITE, surgeWarning } from '../limits/surge';
import { spendLimit } from '../limits/uses';
import { queueMail } from './queue';

/** Mails the clinic about a surge, once a day while it lasts. */
export async function mailSurge(
  db: Db,
  now: number,
  config: Pick<Config, 'unconfirmedPercent' | 'smtpUrl'>,
): Promise<void> {
  if ((await surgeWarning(db, now, config)) === '') return;
  await writing(db, async (tx) => {
    if (await spendLimit(tx, 'surge', SITE, now, 1)) await queueMail(tx, 'surge.notice', {}, now);
  });
}
