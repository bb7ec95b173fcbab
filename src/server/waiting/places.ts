import { newReference } from '../booking/reference';
import { wipeLog } from '../db/dialect';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import type { Budget } from '../limits/budget';
import { normalizedEmail } from '../limits/mailbox';
import { queuePlaceRequest } from '../outbox/queue';
import { alone, deleteWaiting, waitingNow, type TimeWish } from './list';

/** What a person waits for who found no free time. */
export interface PlaceWish extends TimeWish {
  readonly email: string;
  readonly serviceId: number;
  /** Null where any doctor of the service will do. */
  readonly doctorId: number | null;
}

/** Milliseconds. */
const DAY = 86_400_000;
/** Places of one mailbox, and of all. */
const MOST_PLACES = { ofOne: 3, inAll: 500 };

/** Selects the places of persons without an appointment. */
const placesNow = (db: Db, now: number) => waitingNow(db, now).where('waiting.appointmentId', 'is', null);

/**
 * Keeps a place without a rank until its mailbox confirms it. What is known about the mailbox changes nothing in the
 * answer.
 */
export function askPlace(
  db: Db,
  wish: PlaceWish,
  now: number,
  { budget, confirmationsPerEmail }: { readonly budget: Budget; readonly confirmationsPerEmail: number },
): Promise<'asked' | 'full' | 'overBudget'> {
  const { email, serviceId, doctorId, days, parts } = wish;
  return alone(db, async (tx) => {
    const places = await placesNow(tx, now).execute();
    if (places.length >= MOST_PLACES.inAll) return 'full';
    if ((await budget.spend(tx, 'waiting', now)) === 'refused') return 'overBudget';
    const person = { email, normalizedEmail: normalizedEmail(email) };
    const own = places.filter(({ normalizedEmail: known }) => known === person.normalizedEmail);
    if (own.length >= MOST_PLACES.ofOne) return 'asked';
    const { id } = await tx
      .insertInto('waiting')
      .values({ reference: newReference(), ...person, serviceId, doctorId, days, parts, askedAt: iso(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queuePlaceRequest(tx, { id, email }, now, confirmationsPerEmail);
    return 'asked';
  });
}

/** Returns a person's place; undefined where there is none. */
export const findPlace = (db: Db, reference: string) =>
  db.selectFrom('waiting').select(['id', 'rankedAt']).where('reference', '=', reference).executeTakeFirst();

/** Gives a place its rank. */
export function confirmPlace(db: Db, reference: string, now: number): Promise<'waits' | 'full' | 'unknown'> {
  return alone(db, async (tx) => {
    const place = await findPlace(tx, reference);
    if (place === undefined) return 'unknown';
    if (place.rankedAt !== null) return 'waits';
    if ((await placesNow(tx, now).execute()).length >= MOST_PLACES.inAll) return 'full';
    await tx
      .updateTable('waiting')
      .set({ rankedAt: iso(now) })
      .where('id', '=', place.id)
      .execute();
    return 'waits';
  });
}

export async function leavePlace(db: Db, reference: string): Promise<void> {
  await writing(db, (tx) =>
    deleteWaiting(tx, tx.selectFrom('waiting').select('waiting.id').where('reference', '=', reference)),
  );
  await wipeLog(db);
}

/** Removes places that were not confirmed within a day. */
export async function expirePlaces(db: Db, now: number): Promise<void> {
  const expired = (tx: Db) =>
    tx
      .selectFrom('waiting')
      .select('waiting.id')
      .where('rankedAt', 'is', null)
      .where('askedAt', '<=', iso(now - DAY));
  // Looked at first, because every write waits for others.
  if ((await expired(db).limit(1).executeTakeFirst()) === undefined) return;
  await writing(db, (tx) => deleteWaiting(tx, expired(tx)));
  await wipeLog(db);
}
