import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { StaffContactRequest } from '../ports/contactRequestStore';
import { iso } from '../sql/iso';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';

export interface ContactRequestFilter {
  readonly reference?: string | undefined;
  /** A query of ids. */
  readonly ids?: SelectQueryBuilder<ClinicSchema, 'contact_requests', { id: number }> | undefined;
  readonly onlyOpen?: boolean | undefined;
}

/** Oldest first: the one that waits longest leads. */
export function staffContactRequests(
  db: Kysely<ClinicSchema>,
  { reference, ids, onlyOpen }: ContactRequestFilter,
): Promise<readonly StaffContactRequest[]> {
  let query = db
    .selectFrom('contact_requests')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message'])
    .select(['createdAt', 'answeredAt'])
    .orderBy('id');
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  if (onlyOpen) query = query.where('answeredAt', 'is', null);
  return query.execute();
}

/** @param at ms since the epoch, or null to open it again */
export function markAnswered(db: Kysely<ClinicSchema>, reference: string, at: number | null): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('contact_requests')
      .set({ answeredAt: at === null ? null : iso(at) })
      .where('reference', '=', reference)
      .returning('id')
      .execute();
    const event = at === null ? 'contactRequest.reopened' : 'contactRequest.answered';
    await noteRows(transaction, event, marked);
  });
}
