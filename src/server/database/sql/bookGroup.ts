import { sql, type Kysely } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import { timeOffer } from '../../../domain/timeOffer';
import { timeKey, type SlotOnDate } from '../ports/entities';
import type { Outcome } from '../ports/outcome';
import { attemptRow, type Agreed, type Attempt } from './attempt';
import { currentOffers, type Offer } from './currentOffers';
import { shareDoctors } from './holdDoctors';
import { iso } from './iso';
import { addToJournal, appointmentDigest } from './journal';
import { linkSecret, linkToken } from './linkToken';
import { addBookingMails } from './outboxRows';
import { consultationCosts } from './priceRows';
import type { ClinicSchema } from './schema';
import { dropConfirmed, holdUnconfirmed, keepUnconfirmed, PATIENT_COLUMNS, roomLeft } from './unconfirmed';

/** What is asked for, which a repeated key must ask for again. */
const ASKED_FOR = ['slotId', 'date', ...PATIENT_COLUMNS] as const;

/** Undefined when the doctor offers this slot on this date. */
function refusal(offer: Offer | undefined, { request, receipt }: Attempt): Outcome | undefined {
  const own = offer?.doctorId === request.doctorId ? offer : undefined;
  const now = clinicTimeAt(receipt.createdAt);
  const kind = timeOffer(own, request.date, { now, vacations: own?.vacations ?? [] });
  return kind === 'offered' ? undefined : { kind };
}

/** The {@link timeKey}s of live appointments, among them those at the wanted times. */
async function takenTimes(
  db: Kysely<ClinicSchema>,
  wanted: readonly SlotOnDate[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('appointments')
    .select(['slotId', 'date'])
    .where('slotId', 'in', [...new Set(wanted.map(({ slotId }) => slotId))])
    .where('date', 'in', [...new Set(wanted.map(({ date }) => date))])
    .where('cancelledAt', 'is', null)
    .execute();
  return new Set(rows.map(timeKey));
}

/** What became of the attempts that had the group's keys before. */
async function earlierOutcomes(
  db: Kysely<ClinicSchema>,
  group: readonly Attempt[],
  accepted: (reference: string) => Outcome,
): Promise<(attempt: Attempt) => Outcome | undefined> {
  const keys = group.flatMap(({ receipt }) => receipt.idempotencyKey ?? []);
  if (keys.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('appointments')
    .select([
      'idempotencyKey',
      'reference',
      'cancelledAt',
      sql.lit(0).as('isUnconfirmed'),
      ...ASKED_FOR,
      'moves',
    ])
    .where('idempotencyKey', 'in', keys)
    .unionAll(
      db
        .selectFrom('unconfirmed')
        .select(['idempotencyKey', 'reference', sql<null>`null`.as('cancelledAt')])
        .select([sql.lit(1).as('isUnconfirmed'), ...ASKED_FOR, sql.lit(0).as('moves')])
        .where('idempotencyKey', 'in', keys),
    )
    .execute();
  const byKey = new Map(rows.map((row) => [row.idempotencyKey, row]));
  return ({ request, receipt, confirmed }) => {
    const row = byKey.get(receipt.idempotencyKey ?? null);
    if (row === undefined || (row.isUnconfirmed && confirmed)) return undefined;
    // A move has changed what was asked for.
    const asked = row.moves > 0 ? PATIENT_COLUMNS : ASKED_FOR;
    if (asked.some((column) => row[column] !== request[column])) return { kind: 'keyReused' };
    if (row.isUnconfirmed) return { kind: 'unconfirmed' };
    // Neither booked again nor said to stand: the patient who still wants the time chooses it anew.
    return row.cancelledAt === null ? accepted(row.reference) : { kind: 'cancelled' };
  };
}

/** The ids of the rows that no index refused, by reference. */
async function insertRows(
  db: Kysely<ClinicSchema>,
  attempts: readonly Agreed[],
): Promise<ReadonlyMap<string, number>> {
  if (attempts.length === 0) return new Map();
  const stored = await db
    .insertInto('appointments')
    .values(attempts.map((attempt) => ({ ...attemptRow(attempt), journalSalt: attempt.journalSalt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .execute();
  return new Map(stored.map(({ id, reference }) => [reference, id]));
}

/** In one order, so that of two groups that want the same times one waits for the other, never both. */
const byTime = (a: Attempt, b: Attempt): number =>
  a.request.slotId - b.request.slotId || a.request.date.localeCompare(b.request.date);

/** The keys of attempts that are booked. */
async function keysAmong(db: Kysely<ClinicSchema>, attempts: readonly Attempt[]) {
  const keys = attempts.flatMap(({ receipt }) => receipt.idempotencyKey ?? []);
  const rows = keys.length
    ? await db
        .selectFrom('appointments')
        .select('idempotencyKey')
        .where('idempotencyKey', 'in', keys)
        .execute()
    : [];
  return new Set(rows.map(({ idempotencyKey }) => idempotencyKey ?? undefined));
}

/** What the brake does with a group, in its order: those that are booked, those that wait, and those it refuses. */
async function braked(db: Kysely<ClinicSchema>, open: readonly Agreed[]) {
  const counted = open.filter(({ brake }) => brake);
  const [first] = counted;
  if (first?.brake === undefined) return { booking: open, waiting: [], refused: [] };
  const left = await roomLeft(db, first.brake, first.receipt.createdAt);
  const beyond = new Set(counted.slice(Math.max(0, left)));
  const booking = open.filter((attempt) => !beyond.has(attempt));
  // The same attempt may be booked just now, here or by who held the brake before.
  const known = await keysAmong(db, [...beyond]);
  for (const { receipt } of booking) known.add(receipt.idempotencyKey);
  known.delete(undefined);
  const held = [...beyond].filter(({ receipt }) => !known.has(receipt.idempotencyKey));
  return first.brake.further === 'confirm'
    ? { booking, waiting: held, refused: [] }
    : { booking, waiting: [], refused: held };
}

/** `again`: somebody else was stored at the same moment; who that was shows to whoever asks once more. */
type Settled = Outcome | 'again';

/**
 * One transaction for the whole group: all its winners, and their mails, are synced together, and whoever comes
 * too late hears it without waiting. What it checks stays true until the commit, whatever staff change meanwhile.
 */
export function bookGroup(db: Kysely<ClinicSchema>, group: readonly Attempt[]): Promise<readonly Settled[]> {
  return db.transaction().execute(async (transaction) => {
    const wanted = group.map(({ request }) => request);
    const secret = await linkSecret(transaction);
    const accepted = (reference: string): Outcome => ({
      kind: 'accepted',
      reference,
      linkToken: linkToken(secret, reference),
    });
    await shareDoctors(transaction, [...new Set(wanted.map(({ slotId }) => slotId))]);
    const offers = await currentOffers(transaction, wanted);
    const taken = await takenTimes(transaction, wanted);
    // After what is taken: a time that is, and by the same key, is the patient's own.
    const earlier = await earlierOutcomes(transaction, group, accepted);
    const confirmed = group.flatMap((attempt) => (attempt.confirmed ? [attempt.reference] : []));
    const held = await holdUnconfirmed(transaction, confirmed);
    const settled = group.map(
      (attempt): Outcome | undefined =>
        earlier(attempt) ??
        (attempt.confirmed && !held.has(attempt.reference) ? { kind: 'notOffered' } : undefined) ??
        refusal(offers.get(attempt.request.slotId), attempt) ??
        (taken.has(timeKey(attempt.request)) ? { kind: 'taken' } : undefined),
    );
    const costs = settled.includes(undefined) ? await consultationCosts(transaction) : undefined;
    const open = group.flatMap((attempt, index): Agreed[] => {
      const offer = offers.get(attempt.request.slotId);
      if (settled[index] !== undefined || offer === undefined) return [];
      const { serviceId, startTime: time } = offer;
      const prices = JSON.stringify(costs?.get(serviceId) ?? []);
      return [{ ...attempt, time, serviceId, prices, ...attempt.confirmed }];
    });
    const { booking, waiting, refused } = await braked(transaction, open);
    const kept = await keepUnconfirmed(transaction, waiting);
    const ids = await insertRows(transaction, booking.toSorted(byTime));
    const booked = booking.flatMap(({ request, receipt, reference, journalSalt, time, ...agreed }) => {
      const id = ids.get(reference);
      if (id === undefined) return [];
      const createdAt = iso(receipt.createdAt);
      const digest = appointmentDigest(journalSalt, request, agreed);
      const { date, email } = request;
      return [{ id, date, time, email, createdAt, digest }];
    });
    await addBookingMails(transaction, booked);
    await addToJournal(
      transaction,
      'patient',
      booked.map(({ id, digest }) => ({ event: 'appointment.booked', subjectId: id, digest })),
    );
    const isConfirmed = new Set(confirmed);
    const nowBooked = new Map([...ids].filter(([reference]) => isConfirmed.has(reference)));
    await dropConfirmed(transaction, nowBooked, new Date().toISOString());
    const tooMany = new Set(refused.map(({ reference }) => reference));
    const newOutcome = (reference: string): Settled => {
      if (ids.has(reference)) return accepted(reference);
      if (kept.has(reference)) return { kind: 'unconfirmed' };
      return tooMany.has(reference) ? { kind: 'tooMany' } : 'again';
    };
    return group.map(({ reference }, index) => settled[index] ?? newOutcome(reference));
  });
}
