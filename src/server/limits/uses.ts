import type { Config } from '../config/config';
import { lockOne } from '../db/dialect';
import { DAY, iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';

type Kind = ClinicSchema['limit_uses']['kind'];

/** Returns uses within 24 hours. Those in the future do not count: they were stored while a clock was wrong. */
export function usesOfDay(tx: Db, kinds: readonly Kind[], counted: readonly string[], now: number) {
  return tx
    .selectFrom('limit_uses')
    .select(['counted', 'kind', 'at'])
    .where('counted', 'in', counted)
    .where('kind', 'in', kinds)
    .where('at', '>', iso(now - DAY))
    .where('at', '<=', iso(now))
    .execute();
}

/** Records a use by each of `counted`. */
export async function recordUse(tx: Db, kind: Kind, counted: readonly string[], now: number): Promise<void> {
  const at = iso(now);
  await tx
    .insertInto('limit_uses')
    .values(counted.map((one) => ({ counted: one, kind, at })))
    .execute();
}

/**
 * Records a use unless the limit is used up. Erasing or dropping what it was used for changes nothing.
 * @param most uses within 24 hours
 * @returns false if the limit is used up
 */
export async function spendLimit(
  tx: Db,
  kind: Kind,
  counted: string,
  now: number,
  most: number,
): Promise<boolean> {
  await lockOne(tx, 'limit', counted);
  if ((await usesOfDay(tx, [kind], [counted], now)).length >= most) return false;
  await recordUse(tx, kind, [counted], now);
  return true;
}

/** Deletes uses that no limit counts any longer. */
export async function forgetUses(db: Db, now: number): Promise<void> {
  await writing(db, (tx) =>
    tx
      .deleteFrom('limit_uses')
      .where('at', '<=', iso(now - DAY))
      .execute(),
  );
}

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
