import type { InferResult } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import { isNight, offerEnd } from './offerHours';
import { isEarlier } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import { suits } from '../../domain/timePreference';
import { parseMovedFrom } from '../booking/find';
import { offerAt } from '../clinic/timetable';
import type { Config } from '../config/config';
import { lockOne, inTransaction } from '../db/transaction';
import { iso, type Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { spendLimit } from '../limits/uses';
import { queueMail } from '../outbox/queue';
import { selectOfferableEntries } from './entries';

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

type Freed = InferResult<ReturnType<typeof selectFreed>>[number];

type Candidate = InferResult<ReturnType<typeof selectOfferableEntries>>[number];

/** Returns true if a person on the list wants a freed time: it was freed after they joined, and is before their own. */
function wants(candidate: Candidate, freed: Freed): boolean {
  const { serviceId, doctorId, rankedAt, date, startTime } = candidate;
  if (serviceId !== freed.serviceId || (doctorId ?? freed.doctorId) !== freed.doctorId) return false;
  if (!suits(candidate, freed) || (rankedAt ?? '') > freed.freedAt) return false;
  if (date === null || startTime === null) return true;
  // The clinic has just moved the patient away from that time.
  const movedFrom = parseMovedFrom(candidate.movedFrom);
  if (movedFrom?.date === freed.date && movedFrom.startTime === freed.startTime) return false;
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

type Offer = InferResult<ReturnType<typeof selectOffers>>[number];

/**
 * Returns true if an offer is still open. It does not expire before the first attempt to mail it; it ends when the
 * mailbox refuses the mail, and expires while the mailbox defers it.
 */
function isOpen({ status, attempts, createdAt, settledAt }: Offer, now: number): boolean {
  if (status === 'waiting' && attempts === 0) return true;
  return status !== 'failed' && now < offerEnd(Date.parse(settledAt ?? createdAt));
}

interface OfferOptions extends Pick<Config, 'bookingWeeks' | 'confirmationsPerEmail'> {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Offers each due time with the waiting list locked. The number of statements grows only with the times to offer. */
async function offerEachFreedTime(tx: Db, options: OfferOptions): Promise<void> {
  const { now, bookingWeeks, confirmationsPerEmail } = options;
  await lockOne(tx, 'waiting');
  const candidates = await selectOfferableEntries(tx, now).execute();
  const offers = await selectOffers(tx, now).execute();
  const openOffers = offers.filter((offer) => isOpen(offer, now));
  const openTimes = new Set(openOffers.map(timeKey));
  const mailboxesWithOpenOffer = new Set(openOffers.map(({ mailbox }) => mailbox));
  const alreadyOffered = new Set(offers.map((offer) => `${offer.mailbox} ${timeKey(offer)}`));
  const candidatesFor = (freed: Freed) =>
    candidates.filter((one) => wants(one, freed) && !alreadyOffered.has(`${one.mailbox} ${timeKey(freed)}`));
  const mayOffer = async (freed: Freed) =>
    (await offerAt(tx, freed, clinicTimeAt(offerEnd(now)), bookingWeeks))?.kind === 'offered';
  // Half of the day's mails are left for bookings.
  const offersPerDay = Math.ceil(confirmationsPerEmail / 2);
  /** Counts a mail to the first candidate whose mailbox may get one; undefined if every mailbox's limit is used up. */
  const reserveMail = async (ready: readonly Candidate[]) => {
    for (const one of ready) if (await spendLimit(tx, 'mail', one.mailbox, now, offersPerDay)) return one;
    return undefined;
  };

  const over: number[] = [];
  for (const freed of await selectFreed(tx, now).execute()) {
    if (openTimes.has(timeKey(freed))) continue;
    const wanting = candidatesFor(freed);
    const ready = wanting.filter(({ mailbox }) => !mailboxesWithOpenOffer.has(mailbox));
    // Waits for the end of another offer to the same mailbox.
    if (wanting.length > 0 && ready.length === 0) continue;
    if (ready.length === 0 || !(await mayOffer(freed))) {
      over.push(freed.id);
      continue;
    }
    const next = await reserveMail(ready);
    if (next === undefined) continue;
    mailboxesWithOpenOffer.add(next.mailbox);
    const { id: waitingId, appointmentId } = next;
    await queueMail(tx, 'waiting.offer', { waitingId, slotId: freed.slotId, date: freed.date }, now);
    const patient = appointmentId === null ? [] : [{ id: appointmentId }];
    await recordInJournal(tx, 'system', 'appointment.offered', patient);
  }
  if (over.length > 0) await tx.deleteFrom('freed_times').where('id', 'in', over).execute();
}

/**
 * Offers each freed time to the first entry on the list that wants it and whose mailbox was not offered it before and
 * has no open offer; after that offer has ended, to the next one. Does nothing at night. Any process may run it at any
 * time.
 */
export async function offerFreedTimes(db: Db, options: OfferOptions): Promise<void> {
  if (isNight(options.now)) return;
  // A read first, because every write waits for others.
  const due = db.selectFrom('freed_times').select('id').where('freedAt', '<=', iso(options.now));
  if ((await due.limit(1).executeTakeFirst()) === undefined) return;
  await inTransaction(db, (tx) => offerEachFreedTime(tx, options));
}
