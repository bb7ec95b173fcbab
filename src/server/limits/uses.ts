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
