import type { ContactRequest } from '../../domain/entities';
import { newReference, requestHash, type RequestMeta } from '../booking/request';
import { lockOne } from '../db/dialect';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import type { Budget } from '../limits/budget';
import { normalizedEmail } from '../limits/mailbox';
import { queueMail } from '../outbox/queue';

/**
 * Result of storing a message. `kept`: also for a repeated key. `keyReused`: the key belongs to another request.
 * `overBudget`: the daily budget is used up.
 */
export type ContactOutcome =
  | { readonly kind: 'kept'; readonly reference: string }
  | { readonly kind: 'keyReused' | 'overBudget' };

async function outcomeOfKey(tx: Db, key: string | null, hash: string): Promise<ContactOutcome | undefined> {
  if (key === null) return undefined;
  // Locks the key: a second request with the same key waits for the first to commit.
  await lockOne(tx, 'key', key);
  const before = await tx
    .selectFrom('contact_requests')
    .select(['reference', 'requestHash'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
  if (before === undefined) return undefined;
  return before.requestHash === hash ? { kind: 'kept', reference: before.reference } : { kind: 'keyReused' };
}

/** Stores a contact message. The clinic's notice enters the outbox in the same transaction. */
export function keep(
  db: Db,
  request: ContactRequest,
  { key, now }: RequestMeta,
  budget: Budget,
): Promise<ContactOutcome> {
  const hash = requestHash(request);
  return writing(db, async (tx): Promise<ContactOutcome> => {
    const repeated = await outcomeOfKey(tx, key, hash);
    if (repeated !== undefined) return repeated;
    if ((await budget(tx, 'message', now)) === 'refused') return { kind: 'overBudget' };
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
    return { kind: 'kept', reference };
  });
}
