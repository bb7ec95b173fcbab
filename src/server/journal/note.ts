import { userInfo } from 'node:os';
import type { JournalEvent } from '../db/entities';
import type { Db } from '../db/schema';

/** Returns the account that runs the staff's command; a person who became another user for it is named as before. */
function accountName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    // In containers a user may have a number only.
    return String(process.getuid?.());
  }
}

/** Writes a change of rows into the journal, in the same transaction. It holds nothing about a person. */
export async function note(
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
