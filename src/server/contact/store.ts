import { CONTACT_FIELDS, type ContactRequest } from '../../domain/entities';
import { lockOne, inTransaction } from '../db/transaction';
import { requestHash, newReference, iso, type RequestMeta, type Db } from '../db/schema';
import type { Budget } from '../booking/budget';
import { Declined } from '../errors/problem';
import { recordInJournal } from '../journal/recordInJournal';
import { normalizedEmail } from '../limits/uses';
import { queueMail } from '../outbox/queue';

/** @throws {Declined} if the key was used for another request */
async function referenceOfKey(tx: Db, key: string, hash: string): Promise<string | undefined> {
  const before = await tx
    .selectFrom('contact_requests')
    .select(['reference', 'requestHash'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
  if (before === undefined) return undefined;
  if (before.requestHash !== hash) throw new Declined('keyReused');
  return before.reference;
}

/**
 * Stores a contact message. The clinic's notice enters the outbox in the same transaction.
 * @returns its reference; that of the first attempt for a repeated key
 * @throws {Problem} 422 or 429 if the message is not accepted
 */
export function storeContactRequest(
  db: Db,
  request: ContactRequest,
  { key, now }: RequestMeta,
  budget: Budget,
): Promise<string> {
  const hash = requestHash(request);
  return inTransaction(db, async (tx) => {
    // Locks the key: a second request with the same key waits for the first to commit.
    if (key !== null) await lockOne(tx, 'key', key);
    const repeated = key === null ? undefined : await referenceOfKey(tx, key, hash);
    if (repeated !== undefined) return repeated;
    await budget(tx, 'message', now);
    const reference = newReference();
    const row = await tx
      .insertInto('contact_requests')
      .values({
        ...request,
        reference,
        createdAt: iso(now),
        idempotencyKey: key,
        requestHash: hash,
        normalizedEmail: normalizedEmail(request.email),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(tx, 'contact.notice', { contactRequestId: row.id }, now);
    return reference;
  });
}

/** Selects messages with all their stored data, oldest first. */
export const selectRequests = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .select(['reference', ...CONTACT_FIELDS, 'createdAt', 'answeredAt'])
    .orderBy('id');

/** Stores when a message was answered, in ms since the epoch; null opens it again. */
export async function setAnsweredAt(tx: Db, reference: string, answeredAt: number | null): Promise<void> {
  const marked = await tx
    .updateTable('contact_requests')
    .set({ answeredAt: answeredAt === null ? null : iso(answeredAt) })
    .where('reference', '=', reference)
    .returning('id')
    .execute();
  const event = answeredAt === null ? 'contactRequest.reopened' : 'contactRequest.answered';
  await recordInJournal(tx, 'staff', event, marked);
}
