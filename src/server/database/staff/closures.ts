import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { Vacation } from '../../../domain/entities';
import type { StoredAppointment } from '../ports/appointmentStore';
import { holdCatalogue, holdDoctors } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import { addToJournal } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';
import { comingAppointments } from './staffAppointments';

/** Days on which the whole clinic is closed, and why. */
export interface Closure extends Vacation {
  readonly name: string;
}

export interface StaffClosure extends Closure {
  readonly id: number;
}

/**
 * By first day.
 * @param from closures that ended before this date are left out
 */
export function staffClosures(db: Kysely<ClinicSchema>, from = ''): Promise<readonly StaffClosure[]> {
  return db
    .selectFrom('closures')
    .select(['id', 'startDate', 'endDate', 'name'])
    .where('endDate', '>=', from)
    .orderBy('startDate')
    .execute();
}

export type ClosureEntry =
  | {
      readonly kind: 'entered';
      readonly ids: readonly number[];
      readonly inside: readonly StoredAppointment[];
    }
  | { readonly kind: 'overlaps'; readonly closure: Closure };

/**
 * Closed days, which from now on refuse bookings with every doctor; appointments that are already inside stay and
 * are named. All closures or, when one overlaps another, none.
 */
export function enterClosures(
  db: Kysely<ClinicSchema>,
  closures: readonly Closure[],
  now: ClinicTime,
): Promise<ClosureEntry> {
  return inTransaction(db, async (transaction): Promise<ClosureEntry> => {
    // Nobody adds a doctor or a closure meanwhile.
    await holdCatalogue(transaction);
    await holdDoctors(transaction, 'all');
    const present: Closure[] = [...(await staffClosures(transaction))];
    for (const closure of closures) {
      const other = present.find(
        ({ startDate, endDate }) => startDate <= closure.endDate && closure.startDate <= endDate,
      );
      if (other) return { kind: 'overlaps', closure: other };
      present.push(closure);
    }
    const rows = closures.map(({ startDate, endDate, name }) => ({ startDate, endDate, name }));
    const entered = await transaction.insertInto('closures').values(rows).returning('id').execute();
    const ids = entered.map(({ id }) => id);
    await addToJournal(
      transaction,
      'staff',
      ids.map((subjectId) => ({ event: 'closure.entered', subjectId })),
    );
    const inside: StoredAppointment[] = [];
    for (const { startDate, endDate } of closures)
      inside.push(...(await comingAppointments(transaction, { from: startDate, to: endDate }, now)));
    return { kind: 'entered', ids, inside };
  });
}

/** @returns false when there is no such closure */
export function removeClosure(db: Kysely<ClinicSchema>, id: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const removed = await transaction.deleteFrom('closures').where('id', '=', id).returning('id').execute();
    await addToJournal(
      transaction,
      'staff',
      removed.map((row) => ({ event: 'closure.removed', subjectId: row.id })),
    );
    return removed.length > 0;
  });
}
