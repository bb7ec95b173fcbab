import { weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { isNight, offerEnd } from './offerHours';
import { isEarlier } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import type { StoredAppointment } from '../booking/find';
import { offerAt } from '../clinic/timetable';
import type { Config } from '../config/config';
import { lockOne, inTransaction } from '../db/transaction';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { spendLimit } from '../limits/uses';
import { queueMail } from '../outbox/queue';
import { waitingNow } from './list';

/** Selects the freed times that may be offered now, earliest first. */
const selectFreed = (db: Db, now: number) =>
  db
    .selectFrom('freed_times')
    .innerJoin('slots', 'slots.id', 'freed_times.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .select(['freed_times.id', 'slotId', 'date', 'freedAt', 'doctorId', 'serviceId', 'startTime'])
    .where('freedAt', '<=', iso(now))
    .orderBy('date')
    .orderBy('startTime')
    .orderBy('freed_times.id');

type Freed = Awaited<ReturnType<ReturnType<typeof selectFreed>['executeTakeFirstOrThrow']>>;
type Candidate = Awaited<ReturnType<ReturnType<typeof waitingNow>['executeTakeFirstOrThrow']>>;

/** Returns true if a person on the list wants a freed time: it was freed after they joined, and is before their own. */
function wants(candidate: Candidate, freed: Freed): boolean {
  const { serviceId, doctorId, days, parts, rankedAt, date, startTime, movedFrom } = candidate;
  const part = freed.startTime < '12:00' ? 1 : 2;
  if (serviceId !== freed.serviceId || (doctorId ?? freed.doctorId) !== freed.doctorId) return false;
  if ((days & (1 << weekdayOf(freed.date))) === 0 || (parts & part) === 0) return false;
  if ((rankedAt ?? '') > freed.freedAt) return false;
  if (date === null || startTime === null) return true;
  const before = JSON.parse(movedFrom ?? 'null') as StoredAppointment['movedFrom'];
  // The clinic has just moved the patient away from that time.
  if (before?.date === freed.date && before.startTime === freed.startTime) return false;
  return isEarlier(freed, { date, startTime });
}

/** Selects the mails that offered upcoming times; dropped ones offered nothing. */
const selectOffers = (db: Db, now: number) =>
  db
    .selectFrom('outbox')
    .innerJoin('waiting', 'waiting.id', 'waitingId')
    .select(['mailbox', 'slotId', 'date', 'status', 'attempts', 'createdAt', 'settledAt'])
    .where('date', '>=', clinicTimeAt(now).date)
    .where('status', '!=', 'dropped')
    .$narrowType<{ slotId: number; date: string }>();

type Offered = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>;

/**
 * Returns true if an offer is still open. It does not expire before the first attempt to mail it; it ends when the
 * mailbox refuses the mail, and expires while the mailbox defers it.
 */
function isOpen({ status, attempts, createdAt, settledAt }: Offered, now: number): boolean {
  if (status === 'waiting' && attempts === 0) return true;
  return status !== 'failed' && now < offerEnd(Date.parse(settledAt ?? createdAt));
}

interface OfferOptions extends Pick<Config, 'bookingWeeks' | 'confirmationsPerEmail'> {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Counts a mail to the first candidate whose mailbox may get one, and returns that one; half of the day's are left for bookings. */
async function reserveMail(
  tx: Db,
  candidates: readonly Candidate[],
  { now, confirmationsPerEmail }: OfferOptions,
): Promise<Candidate | undefined> {
  const most = Math.ceil(confirmationsPerEmail / 2);
  for (const candidate of candidates)
    if (most === 0 || (await spendLimit(tx, 'mail', candidate.mailbox, now, most))) return candidate;
  return undefined;
}

/** Offers freed times with the waiting list locked. The number of statements grows only with the times to offer. */
async function offerAlone(tx: Db, options: OfferOptions): Promise<void> {
  const { now, bookingWeeks } = options;
  await lockOne(tx, 'waiting');
  const candidates = await waitingNow(tx, now).execute();
  const made = await selectOffers(tx, now).execute();
  const open = made.filter((one) => isOpen(one, now));
  const openTimes = new Set(open.map(timeKey));
  const busy = new Set(open.map(({ mailbox }) => mailbox));
  const known = new Set(made.map((one) => `${one.mailbox} ${timeKey(one)}`));
  const unwanted: number[] = [];
  for (const freed of await selectFreed(tx, now).execute()) {
    const { slotId, date } = freed;
    if (openTimes.has(timeKey(freed))) continue;
    const wanting = candidates.filter(
      (one) => wants(one, freed) && !known.has(`${one.mailbox} ${timeKey(freed)}`),
    );
    const ready = wanting.filter(({ mailbox }) => !busy.has(mailbox));
    if (ready.length === 0) {
      if (wanting.length === 0) unwanted.push(freed.id);
    } else if ((await offerAt(tx, freed, clinicTimeAt(offerEnd(now)), bookingWeeks))?.kind === 'offered') {
      const next = await reserveMail(tx, ready, options);
      if (next === undefined) continue;
      busy.add(next.mailbox);
      await queueMail(tx, 'waiting.offer', { waitingId: next.id, slotId, date }, now);
      if (next.appointmentId !== null)
        await recordInJournal(tx, 'system', 'appointment.offered', [{ id: next.appointmentId }]);
    } else unwanted.push(freed.id);
  }
  if (unwanted.length > 0) await tx.deleteFrom('freed_times').where('id', 'in', unwanted).execute();
}

/**
 * Offers each freed time to the first entry on the list that wants it and whose mailbox was not offered it before and
 * has no open offer; after that offer has ended, to the next one. Does nothing at night. Any process may run it at any
 * time.
 */
export async function matchWaitlist(db: Db, options: OfferOptions): Promise<void> {
  if (isNight(options.now)) return;
  // A read first, because every write waits for others.
  const due = db.selectFrom('freed_times').select('id').where('freedAt', '<=', iso(options.now));
  const any = await due.limit(1).executeTakeFirst();
  if (any !== undefined) await inTransaction(db, (tx) => offerAlone(tx, options));
}
