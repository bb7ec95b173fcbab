import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import { usesOfDay } from './uses';

/** What bookings without a confirmation are counted by: the whole site. */
export const SITE = 'site';

/** Most unconfirmed bookings in a day that are no surge, however few times the clinic has. */
const ALWAYS = 50;
/** Weeks whose times the day's unconfirmed bookings are compared with. */
const WEEKS = 2;

/**
 * Returns true if bookings that took effect without a confirmation are more than 50 and more than a share of the times
 * of two weeks: more than patients book, from more addresses than have a budget.
 * @param unconfirmed their number within 24 hours
 */
export async function isSurge(
  db: Db,
  unconfirmed: number,
  { unconfirmedPercent }: Pick<Config, 'unconfirmedPercent'>,
): Promise<boolean> {
  if (unconfirmedPercent === 0 || unconfirmed <= ALWAYS) return false;
  const { weekly } = await db
    .selectFrom('slots')
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select((row) => row.fn.countAll<number>().as('weekly'))
    .where('slots.removedAt', 'is', null)
    .where('doctors.removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unconfirmed > (weekly * WEEKS * unconfirmedPercent) / 100;
}

type SurgeOptions = Pick<Config, 'unconfirmedPercent' | 'smtpUrl'>;

/** Returns a warning to the operator; empty without a surge. */
export async function surgeWarning(db: Db, now: number, options: SurgeOptions): Promise<string> {
  const { length } = await usesOfDay(db, ['booking'], [SITE], now);
  if (!(await isSurge(db, length, options))) return '';
  return options.smtpUrl === ''
    ? 'Far more is booked than usual (UNCONFIRMED_PERCENT), and without SMTP_URL patients cannot be asked to confirm.'
    : 'Far more is booked than usual (UNCONFIRMED_PERCENT): until it is less, every patient confirms by mail.';
}
