import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Waiting } from '../ports/timeWish';
import type { WaitingStore } from '../ports/waitingStore';
import { engineAdapter } from '../engines/engine';
import { holdWaiting } from './holdDoctors';
import { iso } from './iso';
import { addToJournal } from './journal';
import { linkSecret, referenceIn } from './linkToken';
import { lookForFreed, rememberFree, waitingNow } from './lookForFreed';
import { newReference } from './reference';
import { retryConflicts } from './retryConflicts';
import type { ClinicSchema } from './schema';
import { selectAppointments, toStored, whereKey } from './storedAppointments';

type Db = Kysely<ClinicSchema>;

/** As it is told. */
export const toWaiting = ({
  days,
  parts,
  doctorId,
  askedAt,
}: Selectable<ClinicSchema['waiting']>): Waiting => ({
  days,
  parts,
  anyDoctor: doctorId === null,
  askedAt,
});

const ownId = async (db: Db, linkToken: string) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where(...(await whereKey(db, { linkToken })));

const placeId = async (db: Db, linkToken: string) =>
  db
    .selectFrom('waiting')
    .select('waiting.id')
    .where('reference', '=', referenceIn(await linkSecret(db), linkToken) ?? '');

/**
 * Removes who waits, with what was offered to them.
 * @returns how many
 */
export async function deleteWaiting(
  db: Db,
  ids: SelectQueryBuilder<ClinicSchema, 'waiting', { id: number }>,
): Promise<number> {
  // Nothing is offered meanwhile.
  await holdWaiting(db);
  const offers = db.selectFrom('earlier_offers').select('earlier_offers.id').where('waitingId', 'in', ids);
  await db.deleteFrom('outbox').where('offerId', 'in', offers).execute();
  await db.deleteFrom('earlier_offers').where('waitingId', 'in', ids).execute();
  return (await db.deleteFrom('waiting').where('id', 'in', ids).returning('id').execute()).length;
}

/** Of one address, which may be a stranger's; and of all, because every look at what is free asks for each of them. */
const MOST_PLACES = { ofOne: 3, inAll: 500 };

/** Who waits as rows. */
export function sqlWaiting(db: Db): WaitingStore {
  const inTurn = <Result>(work: (transaction: Db) => Promise<Result>): Promise<Result> =>
    retryConflicts(() =>
      db.transaction().execute(async (transaction) => {
        await holdWaiting(transaction);
        return work(transaction);
      }),
    );
  return {
    async find(linkToken) {
      const row = await db
        .selectFrom('waiting')
        .selectAll()
        .where('appointmentId', 'in', await ownId(db, linkToken))
        .where('leftAt', 'is', null)
        .executeTakeFirst();
      return row && toWaiting(row);
    },

    async list(at) {
      const rows = await waitingNow(db, at).execute();
      const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
      const appointments =
        ids.length === 0 ? [] : await selectAppointments(db).where('appointments.id', 'in', ids).execute();
      return rows.map((row) => {
        const own = appointments.find(({ id }) => id === row.appointmentId);
        return { ...toWaiting(row), email: row.mailedTo, appointment: own ? toStored(own) : null };
      });
    },

    ask: (linkToken, { days, parts, anyDoctor }, at, bookingWeeks) =>
      inTurn(async (transaction) => {
        const own = await selectAppointments(transaction)
          .where(...(await whereKey(transaction, { linkToken })))
          .where('cancelledAt', 'is', null)
          .executeTakeFirst();
        if (own === undefined) return;
        const { id: appointmentId, bookedServiceId: serviceId, doctorId } = own;
        const asked = {
          ...{ serviceId, doctorId: anyDoctor ? null : doctorId, days, parts },
          ...{ known: null, askedAt: iso(at), leftAt: null },
        };
        const { id } = await transaction
          .insertInto('waiting')
          .values({ appointmentId, ...asked, reference: null, email: null })
          .onConflict((conflict) => conflict.column('appointmentId').doUpdateSet(asked))
          .returning('id')
          .executeTakeFirstOrThrow();
        await addToJournal(transaction, 'patient', [
          { event: 'appointment.awaitsEarlier', subjectId: appointmentId },
        ]);
        await rememberFree(transaction, id, at, bookingWeeks);
      }),

    askPlace: ({ email, serviceId, doctorId, days, parts }, at, bookingWeeks) =>
      inTurn(async (transaction) => {
        const { all, own } = await waitingNow(transaction, at)
          .clearSelect()
          .clearOrderBy()
          .select(({ fn }) => [
            fn.countAll().as('all'),
            fn
              .countAll()
              .filterWhere(sql<boolean>`lower(waiting.email) = lower(${email})`)
              .as('own'),
          ])
          .where('waiting.reference', 'is not', null)
          .executeTakeFirstOrThrow();
        if (Number(own) >= MOST_PLACES.ofOne) return true;
        if (Number(all) >= MOST_PLACES.inAll) return false;
        const { id } = await transaction
          .insertInto('waiting')
          .values({
            ...{ appointmentId: null, reference: newReference(), email, serviceId, doctorId, days, parts },
            ...{ known: null, askedAt: iso(at), leftAt: null },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await rememberFree(transaction, id, at, bookingWeeks);
        return true;
      }),

    async hasPlace(linkToken) {
      return (await (await placeId(db, linkToken)).executeTakeFirst()) !== undefined;
    },

    async leavePlace(linkToken) {
      await inTurn(async (transaction) => deleteWaiting(transaction, await placeId(transaction, linkToken)));
      await engineAdapter(db).wipeTraces(db);
    },

    leave: (linkToken, at) =>
      inTurn(async (transaction) => {
        const left = await transaction
          .updateTable('waiting')
          .set({ leftAt: iso(at) })
          .where('appointmentId', 'in', await ownId(transaction, linkToken))
          .where('leftAt', 'is', null)
          .returning('appointmentId')
          .execute();
        await addToJournal(
          transaction,
          'patient',
          left.map(({ appointmentId }) => ({ event: 'appointment.waitsNoMore', subjectId: appointmentId })),
        );
      }),

    async offerFreed(at, bookingWeeks) {
      // Looked at first, because a transaction waits for others.
      const anyone = await waitingNow(db, at).limit(1).executeTakeFirst();
      if (anyone !== undefined) await inTurn((transaction) => lookForFreed(transaction, at, bookingWeeks));
    },
  };
}
