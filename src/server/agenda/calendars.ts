import type { Selectable } from 'kysely';
import { newReference, iso, type ClinicSchema, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';

export type StaffCalendar = Selectable<ClinicSchema['calendars']>;

export const selectCalendars = (db: Db) => db.selectFrom('calendars').selectAll().orderBy('id');

export function addCalendar(
  db: Db,
  doctorId: number | null,
  hasNames: boolean,
  now: number,
  label = '',
): Promise<StaffCalendar> {
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('calendars')
      .values({ reference: newReference(), doctorId, label, hasNames: Number(hasNames), createdAt: iso(now) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordInJournal(tx, 'staff', 'calendar.entered', [added]);
    return added;
  });
}

/** Removes calendars, whose addresses then lead nowhere. */
export function removeCalendars(db: Db, ids: readonly number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.deleteFrom('calendars').where('id', 'in', ids).returning('id').execute();
    await recordInJournal(tx, 'staff', 'calendar.removed', removed);
  });
}
