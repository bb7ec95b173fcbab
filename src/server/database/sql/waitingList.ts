import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import type { Waiting } from '../ports/timeWish';
import type { WaitingStore } from '../ports/waitingStore';
import { holdWaiting } from './holdDoctors';
import { addToJournal } from './journal';
import { lookForFreed, rememberFree, waitingNow } from './lookForFreed';
import { retryConflicts } from './retryConflicts';
import type { ClinicSchema } from './schema';
import { selectAppointments, toStored, whereKey } from './storedAppointments';

type Db = Kysely<ClinicSchema>;

const iso = (instant: number): string => new Date(instant).toISOString();

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

/** Removes who waits, with what was offered to them. */
export async function deleteWaiting(
  db: Db,
  appointmentIds: SelectQueryBuilder<ClinicSchema, 'appointments', { id: number }>,
): Promise<void> {
  // Nothing is offered meanwhile.
  await holdWaiting(db);
  const waiting = db.selectFrom('waiting').select('waiting.id').where('appointmentId', 'in', appointmentIds);
  const offers = db
    .selectFrom('earlier_offers')
    .select('earlier_offers.id')
    .where('waitingId', 'in', waiting);
  await db.deleteFrom('outbox').where('offerId', 'in', offers).execute();
  await db.deleteFrom('earlier_offers').where('waitingId', 'in', waiting).execute();
  await db.deleteFrom('waiting').where('appointmentId', 'in', appointmentIds).execute();
}

/** Who waits as rows. */
export function sqlWaiting(db: Db): WaitingStore {
  const inTurn = (work: (transaction: Db) => Promise<void>): Promise<void> =>
    retryConflicts(() =>
      db.transaction().execute(async (transaction) => {
        await holdWaiting(transaction);
        await work(transaction);
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
      const rows = await waitingNow(db, clinicTimeAt(at).date).execute();
      const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
      if (ids.length === 0) return [];
      const appointments = await selectAppointments(db).where('appointments.id', 'in', ids).execute();
      return rows.flatMap((row) => {
        const own = appointments.find(({ id }) => id === row.appointmentId);
        return own === undefined ? [] : [{ ...toWaiting(row), appointment: toStored(own) }];
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
        await transaction
          .insertInto('waiting')
          .values({ appointmentId, ...asked })
          .onConflict((conflict) => conflict.column('appointmentId').doUpdateSet(asked))
          .execute();
        await addToJournal(transaction, 'patient', [
          { event: 'appointment.awaitsEarlier', subjectId: appointmentId },
        ]);
        await rememberFree(transaction, appointmentId, at, bookingWeeks);
      }),

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
      const anyone = await waitingNow(db, clinicTimeAt(at).date).limit(1).executeTakeFirst();
      if (anyone !== undefined) await inTurn((transaction) => lookForFreed(transaction, at, bookingWeeks));
    },
  };
}
