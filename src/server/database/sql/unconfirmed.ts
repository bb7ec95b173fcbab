import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { engineAdapter } from '../engines/engine';
import { CONFIRM_WITHIN, type Brake } from '../ports/appointmentStore';
import type { MailKind } from '../ports/outboxStore';
import { attemptRow, type Agreed, type Attempt } from './attempt';
import { newSalt } from './hashing';
import { holdBrake } from './holdDoctors';
import { iso } from './iso';
import { addConfirmationRequests } from './outboxRows';
import type { ClinicSchema } from './schema';

type Db = Kysely<ClinicSchema>;

/** Milliseconds. */
const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Written into the text, because SQLite uses an index of some rows only for a value that it can read there. */
const REQUEST = sql.lit<MailKind>('booking.request');
const NOTICE = sql.lit<MailKind>('brake.notice');

/** Whose personal data are gone. */
export const NOBODY = { firstName: '', lastName: '', phone: '', email: '', message: '' };

/** The columns that say whose something is. */
export const PATIENT_COLUMNS = Object.keys(NOBODY) as readonly (keyof typeof NOBODY)[];

/**
 * How many more may be booked at once, which stays so until the transaction's end.
 * @param at ms since the epoch
 */
export async function roomLeft(db: Db, { most }: Brake, at: number): Promise<number> {
  await holdBrake(db);
  // By their ids: no index of its own that every booking would have to write.
  const recent = (table: 'appointments' | 'unconfirmed') =>
    db
      .selectFrom(db.selectFrom(table).select('createdAt').orderBy('id', 'desc').limit(most).as('newest'))
      .select((row) => row.fn.countAll().as('count'))
      .where('newest.createdAt', '>', iso(at - HOUR));
  const { booked, kept } = await db
    .selectNoFrom([recent('appointments').as('booked'), recent('unconfirmed').as('kept')])
    .executeTakeFirstOrThrow();
  return most - Number(booked) - Number(kept);
}

/**
 * Keeps attempts until their patients confirm them. They take nobody's time.
 * The clinic is told too, once an hour.
 * @returns the references of those that are kept; a key that is kept already is not
 */
export async function keepUnconfirmed(db: Db, attempts: readonly Agreed[]): Promise<ReadonlySet<string>> {
  const [first] = attempts;
  if (first === undefined) return new Set();
  const notice = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', NOTICE)
    .where('createdAt', '>', iso(first.receipt.createdAt - HOUR))
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .insertInto('unconfirmed')
    .values(attempts.map(attemptRow))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .execute();
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  await addConfirmationRequests(
    db,
    attempts.flatMap(({ request: { email }, receipt, reference }) => {
      const id = ids.get(reference);
      return id === undefined ? [] : [{ id, email, createdAt: iso(receipt.createdAt) }];
    }),
    notice === undefined,
  );
  return new Set(ids.keys());
}

/**
 * What its patient confirms now; undefined when there is no such thing, or it is too late.
 * @param at ms since the epoch
 */
export async function confirmedAttempt(db: Db, reference: string, at: number): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('unconfirmed')
    .innerJoin('slots', 'slots.id', 'slotId')
    .selectAll('unconfirmed')
    .select('doctorId')
    .where('reference', '=', reference)
    .where('createdAt', '>', iso(at - CONFIRM_WITHIN))
    .where('email', '!=', '')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { slotId, date, doctorId, firstName, lastName, phone, email, message } = row;
  const { serviceId, prices, idempotencyKey } = row;
  return {
    request: { slotId, date, doctorId, firstName, lastName, phone, email, message },
    receipt: { createdAt: at, ...(idempotencyKey !== null && { idempotencyKey }) },
    ...{ reference, journalSalt: newSalt(), brake: undefined },
    confirmed: { serviceId, prices },
  };
}

/**
 * Keeps what is being confirmed from being forgotten meanwhile.
 * @returns the references of those that nobody has forgotten before
 */
export async function holdUnconfirmed(db: Db, references: readonly string[]): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .updateTable('unconfirmed')
    .set((row) => ({ reference: row.ref('reference') }))
    .where('reference', 'in', references)
    .where('email', '!=', '')
    .returning('reference')
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/**
 * Takes away what is booked now, and asks nobody for it any more; the mail that asked belongs to the appointment then,
 * with which it is forgotten.
 * @param booked the appointments' ids by their references
 */
export async function dropConfirmed(db: Db, booked: ReadonlyMap<string, number>, at: string): Promise<void> {
  if (booked.size === 0) return;
  const rows = await db
    .deleteFrom('unconfirmed')
    .where('reference', 'in', [...booked.keys()])
    .returning(['id', 'reference'])
    .execute();
  for (const { id, reference } of rows)
    await db
      .updateTable('outbox')
      .set({ appointmentId: booked.get(reference) ?? null })
      .where('kind', '=', REQUEST)
      .where('unconfirmedId', '=', id)
      .execute();
  await db
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: at })
    .where('kind', '=', REQUEST)
    .where(
      'unconfirmedId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
}

/**
 * Removes what somebody wished gone, with its mails.
 * @returns how many
 */
export async function deleteUnconfirmed(
  db: Db,
  ids: SelectQueryBuilder<ClinicSchema, 'unconfirmed', { id: number }>,
): Promise<number> {
  await db.deleteFrom('outbox').where('unconfirmedId', 'in', ids).execute();
  return (await db.deleteFrom('unconfirmed').where('id', 'in', ids).returning('id').execute()).length;
}

/**
 * Empties what nobody confirmed in time; a day later nothing of it is left, so that until then its page can say what
 * became of it and its mails count for their mailbox's limits.
 * @param at ms since the epoch
 */
export async function forgetUnconfirmed(db: Db, at: number): Promise<void> {
  const [expired, gone] = [iso(at - CONFIRM_WITHIN), iso(at - CONFIRM_WITHIN - DAY)];
  // Looked at first, because a transaction that deletes waits for others.
  const due = await db
    .selectFrom('unconfirmed')
    .select('id')
    .where('createdAt', '<=', expired)
    .where('email', '!=', '')
    .union(db.selectFrom('outbox').select('id').where('kind', '=', REQUEST).where('createdAt', '<=', gone))
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('unconfirmed')
      .set({ ...NOBODY, idempotencyKey: null })
      .where('createdAt', '<=', expired)
      .where('email', '!=', '')
      .execute();
    await transaction.deleteFrom('unconfirmed').where('createdAt', '<=', gone).execute();
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', REQUEST)
      .where('createdAt', '<=', gone)
      .execute();
  });
  await engineAdapter(db).wipeTraces(db);
}
