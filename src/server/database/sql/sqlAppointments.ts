import type { Insertable, Kysely } from 'kysely';
import type { AppointmentRequest, SlotOnDate } from '../ports/entities';
import { isVacationDay } from '../../../domain/slotStatus';
import type { AppointmentKey, AppointmentStore, CancelledBy } from '../ports/appointmentStore';
import type { Receipt } from '../ports/outcome';
import { currentOffers } from './currentOffers';
import { groupCommit } from './groupCommit';
import { shareDoctors } from './holdDoctors';
import { linkHash, newLinkToken } from './linkToken';
import { addBookingMails, addCancellationMails } from './outboxRows';
import { newReference } from './reference';
import { retryConflicts } from './retryConflicts';
import type { ClinicSchema } from './schema';
import { selectAppointments, toStored, whereKey } from './storedAppointments';

interface NewAppointment {
  readonly row: Insertable<ClinicSchema['appointments']>;
  readonly linkToken: string;
}

/** What is asked for, which a repeated key must ask for again. */
function askedFor({ slotId, date, firstName, lastName, phone, email, message }: AppointmentRequest) {
  return { slotId, date, firstName, lastName, phone, email, message };
}

function newAppointment(request: AppointmentRequest, { idempotencyKey, createdAt }: Receipt): NewAppointment {
  const linkToken = newLinkToken();
  const row = {
    ...askedFor(request),
    reference: newReference(),
    idempotencyKey: idempotencyKey ?? null,
    createdAt: new Date(createdAt).toISOString(),
    linkHash: linkHash(linkToken),
  };
  return { row, linkToken };
}

/** The ids of the rows that no index refused, by reference. */
async function insertRows(
  db: Kysely<ClinicSchema>,
  rows: readonly NewAppointment['row'][],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const stored = await db
    .insertInto('appointments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .execute();
  return new Map(stored.map(({ id, reference }) => [reference, id]));
}

/** What became of a row: `refused` by an index. */
type Insertion = 'stored' | 'refused' | 'notOffered' | 'unavailable';

/**
 * One transaction for the whole group: all its winners, and their mails, are synced together. It asks once more
 * what is offered, because staff may have changed that since the patient was let through.
 */
function insertGroup(db: Kysely<ClinicSchema>, group: readonly NewAppointment[]): Promise<Insertion[]> {
  return db.transaction().execute(async (transaction) => {
    const wanted = group.map(({ row }) => row);
    await shareDoctors(transaction, [...new Set(wanted.map(({ slotId }) => slotId))]);
    const offers = await currentOffers(transaction, wanted);
    const obstacle = ({ slotId, date }: SlotOnDate): Insertion | undefined => {
      const offer = offers.get(slotId);
      if (offer === undefined) return 'notOffered';
      return isVacationDay(date, offer.vacations) ? 'unavailable' : undefined;
    };
    const obstacles = wanted.map(obstacle);
    const stored = await insertRows(
      transaction,
      group.flatMap(({ row }, index) => (obstacles[index] === undefined ? [row] : [])),
    );
    const booked = group.flatMap(({ row, linkToken }) => {
      const id = stored.get(row.reference);
      const time = offers.get(row.slotId)?.startTime;
      if (id === undefined || time === undefined) return [];
      return [{ id, linkToken, date: row.date, time, createdAt: row.createdAt }];
    });
    await addBookingMails(transaction, booked);
    return group.map(
      ({ row }, index) => obstacles[index] ?? (stored.has(row.reference) ? 'stored' : 'refused'),
    );
  });
}

async function isTaken(db: Kysely<ClinicSchema>, { slotId, date }: SlotOnDate): Promise<boolean> {
  const row = await db
    .selectFrom('appointments')
    .select('id')
    .where('slotId', '=', slotId)
    .where('date', '=', date)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there was nothing left to cancel. */
function cancelOnce(
  db: Kysely<ClinicSchema>,
  key: AppointmentKey,
  by: CancelledBy,
  at: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('appointments')
      .set({ cancelledAt: at, cancelledBy: by })
      .where(...whereKey(key))
      .where('cancelledAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (cancelled) await addCancellationMails(transaction, cancelled.id, at);
    return cancelled !== undefined;
  });
}

/** Appointments as rows. The insert itself is the check: the unique index decides between two patients. */
export function sqlAppointments(db: Kysely<ClinicSchema>): AppointmentStore {
  const insert = groupCommit((group: readonly NewAppointment[]) => insertGroup(db, group));
  const store: AppointmentStore = {
    async book(request, receipt) {
      const appointment = newAppointment(request, receipt);
      const insertion = await insert(appointment);
      if (insertion === 'stored') return { kind: 'accepted', reference: appointment.row.reference };
      const earlier =
        receipt.idempotencyKey !== undefined && (await store.earlier(receipt.idempotencyKey, request));
      if (earlier) return earlier;
      if (insertion !== 'refused') return { kind: insertion };
      if (await isTaken(db, request)) return { kind: 'taken' };
      // The reference was not new, or the appointment in the way has just been cancelled.
      return store.book(request, receipt);
    },

    async earlier(key, request) {
      const asked = askedFor(request);
      const columns = Object.keys(asked) as (keyof typeof asked)[];
      const row = await db
        .selectFrom('appointments')
        .select(['reference', 'cancelledAt', ...columns])
        .where('idempotencyKey', '=', key)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (columns.some((column) => row[column] !== asked[column])) return { kind: 'keyReused' };
      // Neither booked again nor said to stand: the patient who still wants the time chooses it anew.
      return row.cancelledAt === null
        ? { kind: 'accepted', reference: row.reference }
        : { kind: 'cancelled' };
    },

    async find(key) {
      const row = await selectAppointments(db)
        .where(...whereKey(key))
        .executeTakeFirst();
      return row && toStored(row);
    },

    async cancel(key, by, at) {
      const cancelledAt = new Date(at).toISOString();
      const isNew = await retryConflicts(() => cancelOnce(db, key, by, cancelledAt));
      const appointment = await store.find(key);
      if (appointment === undefined) return { kind: 'unknown' };
      return { kind: isNew ? 'cancelled' : 'alreadyCancelled', appointment };
    },
  };
  return store;
}
