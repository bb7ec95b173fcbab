import { userInfo } from 'node:os';
import type { JournalEvent } from '../db/storedEntities';
import type { Db } from '../db/schema';

/** Returns the account that runs the staff's command, and the one that claims to have called it by sudo. */
function accountName(): string {
  const { SUDO_USER: claimed } = process.env;
  const beside = claimed === undefined ? '' : ` (SUDO_USER: ${claimed})`;
  try {
    return userInfo().username + beside;
  } catch {
    // In a container the user may have no name.
    return String(process.getuid?.()) + beside;
  }
}

/** Subject of an event that is about no single row. */
export const WHOLE_CLINIC = [{ id: 0 }] as const;

/** Writes an event of each row to the journal, in the same transaction. It contains no personal data. */
export async function recordInJournal(
  tx: Db,
  by: 'patient' | 'staff' | 'system',
  event: JournalEvent,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const actor = by === 'staff' ? (`staff:${accountName()}` as const) : by;
  const at = new Date().toISOString();
  await tx
    .insertInto('journal')
    .values(rows.map(({ id: subjectId }) => ({ at, actor, event, subjectId })))
    .execute();
}
