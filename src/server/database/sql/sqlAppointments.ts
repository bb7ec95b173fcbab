import type { Kysely } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import type { AppointmentKey, AppointmentStore, CancelledBy } from '../ports/appointmentStore';
import type { Attempt } from './attempt';
import { bookGroup } from './bookGroup';
import { groupCommit } from './groupCommit';
import { newSalt } from './hashing';
import { iso } from './iso';
import { addToJournal } from './journal';
import { linkSecret, referenceIn } from './linkToken';
import { moveOnce } from './moveAppointment';
import { addCancellationMails, addLinkMails } from './outboxRows';
import { newReference } from './reference';
import { retryConflicts } from './retryConflicts';
import type { ClinicSchema } from './schema';
import { canBeId } from './sqlCatalogue';
import { selectAppointments, toStored, whereKey } from './storedAppointments';
import { confirmedAttempt, forgetUnconfirmed } from './unconfirmed';

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
      .where(...(await whereKey(transaction, key)))
      .where('cancelledAt', 'is', null)
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (cancelled) {
      await addCancellationMails(transaction, cancelled, at);
      await addToJournal(transaction, by === 'patient' ? by : 'staff', [
        { event: 'appointment.cancelled', subjectId: cancelled.id },
      ]);
    }
    return cancelled !== undefined;
  });
}

/** Appointments as rows. The insert itself is the check: the unique index decides between two patients. */
export function sqlAppointments(db: Kysely<ClinicSchema>): AppointmentStore {
  const settle = groupCommit((group: readonly Attempt[]) => bookGroup(db, group));
  const store: AppointmentStore = {
    async book(request, receipt, brake) {
      if (!canBeId(request.slotId)) return { kind: 'notOffered' };
      const attempt = { request, receipt, reference: newReference(), brake, journalSalt: newSalt() };
      const settled = await settle(attempt);
      return settled === 'again' ? store.book(request, receipt, brake) : settled;
    },

    async confirm(token, at) {
      const reference = referenceIn(await linkSecret(db), token);
      const attempt = reference === undefined ? undefined : await confirmedAttempt(db, reference, at);
      const settled = attempt && (await settle(attempt));
      return settled === 'again' ? store.confirm(token, at) : settled;
    },

    async findUnconfirmed(token) {
      const row = await selectAppointments(db, 'unconfirmed')
        .where(...(await whereKey(db, { linkToken: token })))
        .executeTakeFirst();
      return row && toStored(row);
    },

    forgetUnconfirmed: (at) => forgetUnconfirmed(db, at),

    async sendLinks(email, at) {
      await addLinkMails(db, email, clinicTimeAt(at).date, at);
    },

    async find(key) {
      const row = await selectAppointments(db)
        .where(...(await whereKey(db, key)))
        .executeTakeFirst();
      const isForgotten = row?.email === '' && 'linkToken' in key;
      return row && !isForgotten ? toStored(row) : undefined;
    },

    async move(key, to, options) {
      if (!canBeId(to.slotId)) return 'notOffered';
      const move = await retryConflicts(() => moveOnce(db, key, to, options));
      return move === 'again' ? store.move(key, to, options) : move;
    },

    async cancel(key, by, at) {
      const cancelledAt = iso(at);
      const isNew = await retryConflicts(() => cancelOnce(db, key, by, cancelledAt));
      const appointment = await store.find(key);
      if (appointment === undefined) return { kind: 'unknown' };
      return { kind: isNew ? 'cancelled' : 'alreadyCancelled', appointment };
    },
  };
  return store;
}
