import { sql } from 'kysely';
import { opensOn } from '../../domain/bookingHorizon';
import { weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { isNight, offerEnd } from '../../domain/offerHours';
import { isExpired } from '../../domain/slotStatus';
import { timeOffer } from '../../domain/timeOffer';
import type { StoredAppointment } from '../booking/find';
import { daysOff } from '../clinic/timetable';
import { lockOne } from '../db/dialect';
import { timeKey } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { queueOffer } from '../outbox/queue';
import { waitingNow } from './list';

/** Selects freed times, earliest first, with what makes them free no more. */
const selectFreed = (db: Db) =>
  db
    .selectFrom('freed_times')
    .innerJoin('slots', 'slots.id', 'freed_times.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .leftJoin('appointments as taken', (join) =>
      join
        .onRef('taken.slotId', '=', 'freed_times.slotId')
        .onRef('taken.date', '=', 'freed_times.date')
        .on('taken.state', '=', sql.lit('booked')),
    )
    .leftJoin(daysOff, (join) =>
      join
        .onRef('daysOff.doctorId', '=', 'doctors.id')
        .onRef('daysOff.startDate', '<=', 'freed_times.date')
        .onRef('daysOff.endDate', '>=', 'freed_times.date'),
    )
    .select(['freed_times.id', 'freed_times.slotId', 'freed_times.date', 'freedAt'])
    .select(['doctors.id as doctorId', 'doctors.serviceId', 'weekday', 'startTime'])
    .select(({ fn }) => [
      fn
        .coalesce(
          'slots.removedAt',
          'doctors.removedAt',
          'daysOff.startDate',
          sql<string | null>`cast(taken.id as text)`,
        )
        .as('goneFor'),
    ])
    .orderBy('freed_times.date')
    .orderBy('startTime')
    .orderBy('freed_times.id');

type Freed = Awaited<ReturnType<ReturnType<typeof selectFreed>['executeTakeFirstOrThrow']>>;
type Candidate = Awaited<ReturnType<ReturnType<typeof waitingNow>['executeTakeFirstOrThrow']>>;

/** Returns whether a freed time can still be booked when an offer of it would end. */
function isOfferable(freed: Freed, now: number, bookingWeeks: number): boolean {
  if (freed.goneFor !== null) return false;
  if (opensOn(freed.date, clinicTimeAt(now).date, bookingWeeks) !== undefined) return false;
  return timeOffer(freed, freed.date, { now: clinicTimeAt(offerEnd(now)), vacations: [] }) === 'offered';
}

/** Returns whether a person wants a freed time: one freed after they asked, and before their own. */
function wants(candidate: Candidate, freed: Freed): boolean {
  const { serviceId, doctorId, days, parts, rankedAt, date, startTime, movedFrom } = candidate;
  const part = freed.startTime < '12:00' ? 1 : 2;
  if (serviceId !== freed.serviceId || (doctorId ?? freed.doctorId) !== freed.doctorId) return false;
  if ((days & (1 << weekdayOf(freed.date))) === 0 || (parts & part) === 0) return false;
  if ((rankedAt ?? '') > freed.freedAt) return false;
  if (date === null || startTime === null) return true;
  const before = JSON.parse(movedFrom ?? 'null') as StoredAppointment['movedFrom'];
  // The clinic has just moved them from there.
  if (before?.date === freed.date && before.startTime === freed.startTime) return false;
  return isExpired(freed.date, freed.startTime, { date, time: startTime });
}

/** Selects offers of coming times with the results of their mails; one that was not sent was not made. */
const selectOffers = (db: Db, now: number) =>
  db
    .selectFrom('offers')
    .innerJoin('outbox', 'offerId', 'offers.id')
    .select(['offers.waitingId', 'slotId', 'date', 'status', 'attempts', 'outbox.createdAt', 'settledAt'])
    .where('date', '>=', clinicTimeAt(now).date)
    .where('status', '!=', 'dropped');

type Offer = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>;

/** An offer whose mail could not leave yet does not run out; one that a mailbox refuses or defers does. */
function isOpen({ status, attempts, createdAt, settledAt }: Offer, now: number): boolean {
  if (status === 'waiting' && attempts === 0) return true;
  return status !== 'failed' && now < offerEnd(Date.parse(settledAt ?? createdAt));
}

interface Plan {
  readonly offers: readonly { readonly freed: Freed; readonly to: Candidate }[];
  /** Ids of freed times that need not be kept. */
  readonly settled: readonly number[];
}

/** Matches freed times with the persons who wait, in three statements, however many there are of both. */
async function plan(db: Db, now: number, bookingWeeks: number): Promise<Plan> {
  const freedTimes = await selectFreed(db).execute();
  const candidates = await waitingNow(db, now).execute();
  const made = await selectOffers(db, now).execute();
  const open = made.filter((one) => isOpen(one, now));
  const openTimes = new Set(open.map(timeKey));
  const busy = new Set(open.map(({ waitingId }) => waitingId));
  const known = new Set(made.map((one) => `${one.waitingId} ${timeKey(one)}`));

  const offers: { freed: Freed; to: Candidate }[] = [];
  const settled: number[] = [];
  for (const freed of freedTimes) {
    const key = timeKey(freed);
    const isOfferedNow = openTimes.has(key);
    const wanting = isOfferable(freed, now, bookingWeeks)
      ? candidates.filter((one) => wants(one, freed) && !known.has(`${one.id} ${key}`))
      : undefined;
    if (wanting === undefined || (wanting.length === 0 && !isOfferedNow)) settled.push(freed.id);
    const next = isOfferedNow ? undefined : wanting?.find(({ id }) => !busy.has(id));
    if (next === undefined) continue;
    busy.add(next.id);
    offers.push({ freed, to: next });
  }
  return { offers, settled };
}

async function offer(tx: Db, { slotId, date }: Freed, to: Candidate, now: number): Promise<void> {
  const offeredAt = iso(now);
  const { id } = await tx
    .insertInto('offers')
    .values({ waitingId: to.id, slotId, date, offeredAt })
    // The mail of an earlier one was dropped.
    .onConflict((conflict) => conflict.columns(['waitingId', 'slotId', 'date']).doUpdateSet({ offeredAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueOffer(tx, id, now);
  if (to.appointmentId !== null) await note(tx, 'system', 'appointment.offered', [to.appointmentId]);
}

/**
 * Offers each freed time to the first person who wants it, was not offered it before and has no offer open, and to
 * the next one once that offer has ended. Any process may do it at any time.
 * @param bookingWeeks weeks ahead that can be booked
 */
export async function offerFreed(db: Db, now: number, bookingWeeks: number): Promise<void> {
  if (isNight(now)) return;
  const any = await db.selectFrom('freed_times').select('id').limit(1).executeTakeFirst();
  if (any === undefined) return;
  // Matched once without a transaction, because every write waits for others.
  const first = await plan(db, now, bookingWeeks);
  if (first.offers.length === 0 && first.settled.length === 0) return;
  await writing(db, async (tx) => {
    await lockOne(tx, 'waiting');
    const { offers, settled } = await plan(tx, now, bookingWeeks);
    for (const { freed, to } of offers) await offer(tx, freed, to, now);
    if (settled.length > 0) await tx.deleteFrom('freed_times').where('id', 'in', settled).execute();
  });
}
