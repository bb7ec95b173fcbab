import { sql, type Kysely } from 'kysely';
import { addDays, mondayOf, openingMonday, weekdayOf } from '../../../domain/calendarDate';
import { clinicTimeAt, type ClinicTime } from '../../../domain/clock';
import { isNight, offerEnd } from '../../../domain/offerHours';
import { isExpired, nextFreeTimes, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { MOST_MOVES } from '../ports/appointmentStore';
import { timeKey, type Doctor, type SlotOnDate } from '../ports/entities';
import { iso } from './iso';
import { addToJournal } from './journal';
import { addOfferMail } from './outboxRows';
import type { ClinicSchema } from './schema';
import { readTimetable } from './sqlCatalogue';

type Db = Kysely<ClinicSchema>;

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
          row('waiting.email', 'is not', null),
          row('askedAt', '>', iso(at - LONGEST)),
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

type WaitingNow = Awaited<ReturnType<ReturnType<typeof waitingNow>['execute']>>[number];

/** Whether somebody would go to this doctor. */
const accepts = ({ serviceId, doctorId }: WaitingNow, doctor: Doctor): boolean =>
  serviceId === doctor.serviceId && (doctorId ?? doctor.id) === doctor.id;

/** A free time of a doctor. */
interface FreeTime extends SlotOnDate, ClinicTime {
  readonly doctor: Doctor;
  /** Its bits in a wish. */
  readonly day: number;
  readonly part: number;
  readonly key: string;
}

const startOf = ({ date, time }: ClinicTime): string => `${date} ${time}`;

/** What can be booked with those doctors whom somebody waits for. */
async function freeTimes(
  db: Db,
  waiting: readonly WaitingNow[],
  at: number,
  bookingWeeks: number,
): Promise<readonly FreeTime[]> {
  const now = clinicTimeAt(at);
  const { doctors, times } = await readTimetable(db, mondayOf(now.date));
  // Whether a week is open is asked for every slot: not where all that are searched are.
  const opening = bookingWeeks < SEARCH_WEEKS ? { bookingWeeks } : {};
  const asked = doctors.filter((doctor) => waiting.some((one) => accepts(one, doctor)));
  return asked.flatMap((doctor) => {
    const { slots = [], vacations = [] } = times.get(doctor.id) ?? {};
    return nextFreeTimes(slots, { now, vacations, ...opening }, Infinity).map(
      ({ date, startTime, ...slot }) => {
        const [slotId, day, part] = [Number(slot.slotId), 1 << weekdayOf(date), startTime < '12:00' ? 1 : 2];
        return { slotId, date, time: startTime, doctor, day, part, key: timeKey({ slotId, date }) };
      },
    );
  });
}

/** What was freed for somebody since they asked. What is taken meanwhile is news when it is free again. */
async function freedFor(
  db: Db,
  waiting: WaitingNow,
  free: readonly FreeTime[],
): Promise<readonly FreeTime[]> {
  const { id, known, date, startTime, days, parts, askedAt } = waiting;
  // Beyond what was searched then, times come into view by themselves.
  const inView = addDays(openingMonday(clinicTimeAt(Date.parse(askedAt)).date), SEARCH_WEEKS * 7);
  const suiting = free.filter(
    (time) =>
      accepts(waiting, time.doctor) &&
      (days & time.day) > 0 &&
      (parts & time.part) > 0 &&
      time.date < inView &&
      // An earlier one than their own.
      (date === null || !isExpired(date, startTime ?? '', time)),
  );
  const keys = new Set(suiting.map(({ key }) => key));
  const before = new Set(known === null ? keys : (JSON.parse(known) as string[]));
  const still = [...before].filter((key) => keys.has(key));
  if (known === null || still.length < before.size)
    await db
      .updateTable('waiting')
      .set({ known: JSON.stringify(still) })
      .where('id', '=', id)
      .execute();
  return suiting.filter(({ key }) => !before.has(key));
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
  const asking = await waitingNow(db, at).where('waiting.id', '=', waitingId).execute();
  const free = await freeTimes(db, asking, at, bookingWeeks);
  for (const one of asking) await freedFor(db, one, free);
}

/**
 * One look at who waits and what is free; see {@link WaitingStore.offerFreed}.
 * @param db a transaction that holds the list
 */
export async function lookForFreed(db: Db, at: number, bookingWeeks: number): Promise<void> {
  const waiting = await waitingNow(db, at).execute();
  if (waiting.length === 0) return;
  const free = await freeTimes(db, waiting, at, bookingWeeks);
  /** For whom each was freed, in their order. */
  const freed = new Map<FreeTime, WaitingNow[]>();
  for (const one of waiting)
    for (const time of await freedFor(db, one, free)) freed.set(time, [...(freed.get(time) ?? []), one]);
  if (freed.size === 0 || isNight(at)) return;

  const offers = await offersTo(
    db,
    waiting.map(({ id }) => id),
  );
  const open = offers.filter((one) => isOpen(one, at));
  const isOffered = new Set(open.map(timeKey));
  const isBusy = new Set(open.map(({ waitingId }) => waitingId));
  const wasTold = new Set(offers.map((one) => `${one.waitingId} ${timeKey(one)}`));
  const ends = clinicTimeAt(offerEnd(at));
  for (const [time, wanting] of [...freed].sort(([a], [b]) => startOf(a).localeCompare(startOf(b)))) {
    if (isOffered.has(time.key) || isExpired(time.date, time.time, ends)) continue;
    const next = wanting.find(({ id }) => !isBusy.has(id) && !wasTold.has(`${id} ${time.key}`));
    if (next === undefined) continue;
    isBusy.add(next.id);
    await offer(db, time, next, iso(at));
  }
}
