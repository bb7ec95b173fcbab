import type { Kysely } from 'kysely';
import { addToJournal, type JournalEntry } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';

/** Writes into the journal what was done with rows. */
export function noteRows(
  db: Kysely<ClinicSchema>,
  event: JournalEntry['event'],
  rows: readonly { readonly id: number }[],
  by: Parameters<typeof addToJournal>[1] = 'staff',
): Promise<void> {
  const entries = rows.map(({ id }) => ({ event, subjectId: id }));
  return addToJournal(db, by, entries);
}
