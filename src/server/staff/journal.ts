import { sql, type Selectable } from 'kysely';
import type { ClinicSchema, Db } from '../db/schema';

export type JournalEntry = Selectable<ClinicSchema['journal']>;

/**
 * Returns who did what and when, the latest first.
 * @param reference of the only appointment that is asked for
 */
export function journalEntries(db: Db, limit: number, reference?: string): Promise<readonly JournalEntry[]> {
  let query = db.selectFrom('journal').selectAll().orderBy('id', 'desc').limit(limit);
  if (reference !== undefined)
    query = query
      .where(sql<boolean>`event like 'appointment.%'`)
      .where(
        'subjectId',
        'in',
        db.selectFrom('appointments').select('id').where('reference', '=', reference),
      );
  return query.execute();
}
