import type { StoredContactRequest } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { orRefuse } from './refusal';

const selectRequests = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message', 'createdAt', 'answeredAt'])
    .orderBy('id');

/** Returns messages, the one that waits longest first. */
export const contactRequests = (db: Db, onlyOpen: boolean): Promise<readonly StoredContactRequest[]> =>
  selectRequests(db)
    .$if(onlyOpen, (query) => query.where('answeredAt', 'is', null))
    .execute();

export async function findContactRequest(db: Db, reference: string): Promise<StoredContactRequest> {
  const found = await selectRequests(db).where('reference', '=', reference).executeTakeFirst();
  return orRefuse(found, `Nu există mesajul ${reference}. Codurile lor: clinic contact-requests list --all.`);
}

/** @param at ms since the epoch, or null to open it again */
export function markAnswered(db: Db, reference: string, at: number | null): Promise<StoredContactRequest> {
  return writing(db, async (tx) => {
    const marked = await tx
      .updateTable('contact_requests')
      .set({ answeredAt: at === null ? null : iso(at) })
      .where('reference', '=', reference)
      .returning('id')
      .execute();
    const event = at === null ? 'contactRequest.reopened' : 'contactRequest.answered';
    await note(
      tx,
      'staff',
      event,
      marked.map(({ id }) => id),
    );
    return findContactRequest(tx, reference);
  });
}
