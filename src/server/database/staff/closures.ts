import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { Vacation } from '../../../domain/entities';
import type { StoredAppointment } from '../ports/appointmentStore';
import { holdCatalogue, holdDoctors } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';
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
  | { readonly kind: 'overlaps'; readonly closure: Closure }
  /** There is no such closure to be replaced. */
  | { readonly kind: 'unknown' };

/**
 * Closed days, which from now on refuse bookings with every doctor; appointments that are already inside stay and
 * are named. All closures or, when one overlaps another, none.
 * @param replaced the closure that becomes this one, or undefined for new ones
 */
export function enterClosures(
  db: Kysely<ClinicSchema>,
  closures: readonly Closure[],
  now: ClinicTime,
  replaced?: number,
): Promise<ClosureEntry> {
  return inTransaction(db, async (transaction): Promise<ClosureEntry> => {
    // Nobody adds a doctor or a closure meanwhile.
    await holdCatalogue(transaction);
    await holdDoctors(transaction, 'all');
    const stored = await staffClosures(transaction);
    const present: Closure[] = stored.filter(({ id }) => id !== replaced);
    for (const closure of closures) {
      const other = present.find(
        ({ startDate, endDate }) => startDate <= closure.endDate && closure.startDate <= endDate,
      );
      if (other) return { kind: 'overlaps', closure: other };
      present.push(closure);
    }
    const rows = closures.map(({ startDate, endDate, name }) => ({ startDate, endDate, name }));
    const entered =
      replaced === undefined
        ? await transaction.insertInto('closures').values(rows).returning('id').execute()
        : await transaction
            .updateTable('closures')
            .set({ ...rows[0] })
            .where('id', '=', replaced)
            .returning('id')
            .execute();
    if (entered.length === 0) return { kind: 'unknown' };
    await noteRows(transaction, 'closure.entered', entered);
    const inside: StoredAppointment[] = [];
    for (const { startDate, endDate } of closures)
      inside.push(...(await comingAppointments(transaction, { from: startDate, to: endDate }, now)));
    return { kind: 'entered', ids: entered.map(({ id }) => id), inside };
  });
}

/** @returns false when there is no such closure */
export function removeClosure(db: Kysely<ClinicSchema>, id: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const removed = await transaction.deleteFrom('closures').where('id', '=', id).returning('id').execute();
    await noteRows(transaction, 'closure.removed', removed);
    return removed.length > 0;
  });
}
