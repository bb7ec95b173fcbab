import { sql, type Kysely } from 'kysely';
import { mondayOf, weekdayOf } from '../../../domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../../domain/clock';
import { isNight, offerEnd } from '../../../domain/offerHours';
import { nextFreeTimes, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { MOST_MOVES } from '../ports/appointmentStore';
import type { SlotOnDate } from '../ports/entities';
import type { TimeWish } from '../ports/timeWish';
import { addToJournal } from './journal';
import { addOfferMail } from './outboxRows';
import type { ClinicSchema } from './schema';
import { readTimetable } from './sqlCatalogue';

type Db = Kysely<ClinicSchema>;

const nameOf = ({ slotId, date }: SlotOnDate): string => `${slotId} ${date}`;

const suits = (
  { days, parts }: Pick<TimeWish, 'days' | 'parts'>,
  { date, startTime }: Pick<FreeTime, 'date' | 'startTime'>,
): boolean => (days & (1 << weekdayOf(date))) > 0 && (parts & (startTime < '12:00' ? 1 : 2)) > 0;

/** Milliseconds after which nobody waits any more who has no appointment. */
const LONGEST = SEARCH_WEEKS * 7 * 86_400_000;

/** Who can still be offered something, in the order in which they asked. */
export const waitingNow = (db: Db, at: number) =>
  db
    .selectFrom('waiting')
    .leftJoin('appointments', 'appointments.id', 'waiting.appointmentId')
    .leftJoin('slots', 'slots.id', 'appointments.slotId')
    .selectAll('waiting')
    .select((row) => [
      ...(['appointments.date', 'startTime'] as const),
      row.fn.coalesce('appointments.email', 'waiting.email', sql.lit('')).as('mailedTo'),
    ])
    .where('leftAt', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('cancelledAt', 'is', null),
          row('appointments.date', '>=', clinicTimeAt(at).date),
          row('moves', '<', MOST_MOVES),
        ]),
        row.and([
          row('waiting.email', '!=', ''),
          row('askedAt', '>', new Date(at - LONGEST).toISOString()),
          // Who has booked since has found a time.
          row.not(
            row.exists(
              row
                .selectFrom('appointments as booked')
                .select('booked.id')
                .where(sql<boolean>`lower(booked.email) = lower(waiting.email)`)
                .whereRef('booked.serviceId', '=', 'waiting.serviceId')
                .whereRef('booked.createdAt', '>', 'askedAt'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('askedAt')
    .orderBy('waiting.id');

/** Offers with what became of their mails. */
const offersTo = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('earlier_offers')
    .innerJoin('outbox', 'offerId', 'earlier_offers.id')
    .select(['waitingId', 'slotId', 'date', 'status', 'attempts', 'createdAt', 'settledAt'])
    .where('waitingId', 'in', ids)
    // Never sent, so nobody was offered anything.
    .where('status', '!=', 'dropped')
    .execute();

/** While nobody could be told, an offer does not run out; one that a mailbox refuses or defers does. */
function isOpen(
  { status, attempts, createdAt, settledAt }: Awaited<ReturnType<typeof offersTo>>[number],
  at: number,
): boolean {
  if (status === 'waiting' && attempts === 0) return true;
  return status !== 'failed' && at < offerEnd(Date.parse(settledAt ?? createdAt));
}

/** A free time of a doctor. */
interface FreeTime extends SlotOnDate {
  readonly startTime: string;
  readonly doctorId: number;
  readonly serviceId: number;
  /** ms since the epoch */
  readonly starts: number;
  readonly name: string;
}

/** What can be booked, earliest first. */
async function freeTimes(db: Db, at: number, bookingWeeks: number): Promise<readonly FreeTime[]> {
  const now = clinicTimeAt(at);
  const { doctors, times } = await readTimetable(db, mondayOf(now.date));
  const free = doctors.flatMap(({ id: doctorId, serviceId }) => {
    const { slots = [], vacations = [] } = times.get(doctorId) ?? {};
    return nextFreeTimes(slots, { now, vacations, bookingWeeks }, Infinity).map(({ date, ...time }) => {
      const own = { slotId: Number(time.slotId), date };
      const starts = clinicInstant({ date, time: time.startTime });
      return { ...own, startTime: time.startTime, doctorId, serviceId, starts, name: nameOf(own) };
    });
  });
  return free.sort((a, b) => a.starts - b.starts);
}

type WaitingNow = Awaited<ReturnType<ReturnType<typeof waitingNow>['execute']>>[number];

/** The names of what was freed for somebody since they asked. What is taken meanwhile is news when it is free again. */
async function freedFor(
  db: Db,
  waiting: WaitingNow,
  free: readonly FreeTime[],
): Promise<ReadonlySet<string>> {
  const { id, known, date, startTime, serviceId, doctorId } = waiting;
  const until = date === null ? Infinity : clinicInstant({ date, time: startTime ?? '' });
  const suiting = free.filter(
    (time) =>
      time.starts < until &&
      time.serviceId === serviceId &&
      (doctorId ?? time.doctorId) === time.doctorId &&
      suits(waiting, time),
  );
  const freed = new Set(suiting.map(({ name }) => name));
  const before = known === null ? [...freed] : (JSON.parse(known) as string[]);
  const still = before.filter((name) => freed.delete(name));
  if (known === null || still.length < before.length)
    await db
      .updateTable('waiting')
      .set({ known: JSON.stringify(still) })
      .where('id', '=', id)
      .execute();
  return freed;
}

async function offer(db: Db, { slotId, date }: SlotOnDate, to: WaitingNow, at: string): Promise<void> {
  const { id } = await db
    .insertInto('earlier_offers')
    .values({ waitingId: to.id, slotId, date })
    // Of one whose mail was dropped unsent.
    .onConflict((conflict) => conflict.columns(['waitingId', 'slotId', 'date']).doUpdateSet({ date }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await addOfferMail(db, {
    id,
    kind: to.appointmentId === null ? 'place.offer' : 'earlier.offer',
    email: to.mailedTo,
    createdAt: at,
  });
  if (to.appointmentId !== null)
    await addToJournal(db, 'system', [{ event: 'appointment.offeredEarlier', subjectId: to.appointmentId }]);
}

/**
 * Remembers what is free now, which is no news to one who has just asked.
 * @param db a transaction that holds the list
 */
export async function rememberFree(
  db: Db,
  waitingId: number,
  at: number,
  bookingWeeks: number,
): Promise<void> {
  const free = await freeTimes(db, at, bookingWeeks);
  const asking = await waitingNow(db, at).where('waiting.id', '=', waitingId).execute();
  for (const one of asking) await freedFor(db, one, free);
}

/**
 * One look at who waits and what is free; see {@link WaitingStore.offerFreed}.
 * @param db a transaction that holds the list
 */
export async function lookForFreed(db: Db, at: number, bookingWeeks: number): Promise<void> {
  const waiting = await waitingNow(db, at).execute();
  if (waiting.length === 0) return;
  const free = await freeTimes(db, at, bookingWeeks);
  const freed = new Map<number, ReadonlySet<string>>();
  for (const one of waiting) freed.set(one.id, await freedFor(db, one, free));
  if (isNight(at)) return;

  const offers = await offersTo(db, [...freed.keys()]);
  const open = offers.filter((one) => isOpen(one, at));
  const isOffered = new Set(open.map(nameOf));
  const isBusy = new Set(open.map(({ waitingId }) => waitingId));
  const wasTold = new Set(offers.map((one) => `${one.waitingId} ${nameOf(one)}`));
  for (const time of free) {
    if (isOffered.has(time.name) || time.starts <= offerEnd(at)) continue;
    const next = waiting.find(
      ({ id }) => freed.get(id)?.has(time.name) && !isBusy.has(id) && !wasTold.has(`${id} ${time.name}`),
    );
    if (next === undefined) continue;
    isBusy.add(next.id);
    await offer(db, time, next, new Date(at).toISOString());
  }
}
