import type { Kysely } from 'kysely';
import type { ContactRequest } from '../../../domain/entities';
import type { ContactRequestStore } from '../ports/contactRequestStore';
import type { Outcome } from '../ports/outcome';
import { iso } from './iso';
import { addContactMail } from './outboxRows';
import { newReference } from './reference';
import type { ClinicSchema } from './schema';

const TEXTS = ['name', 'email', 'phone', 'subject', 'message'] as const satisfies (keyof ContactRequest)[];

/** Contact requests as rows. */
export function sqlContactRequests(db: Kysely<ClinicSchema>): ContactRequestStore {
  const earlier = async (key: string, request: ContactRequest): Promise<Outcome | undefined> => {
    const row = await db
      .selectFrom('contact_requests')
      .select(['reference', ...TEXTS])
      .where('idempotencyKey', '=', key)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isSame = TEXTS.every((text) => row[text] === request[text]);
    return isSame ? { kind: 'accepted', reference: row.reference } : { kind: 'keyReused' };
  };
  const keep: ContactRequestStore['keep'] = async (request, receipt) => {
    const { name, email, phone, subject, message } = request;
    const createdAt = iso(receipt.createdAt);
    const stored = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('contact_requests')
        .values({
          ...{ name, email, phone, subject, message },
          reference: newReference(),
          idempotencyKey: receipt.idempotencyKey ?? null,
          createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'reference'])
        .executeTakeFirst();
      if (row) await addContactMail(transaction, row.id, request, createdAt);
      return row;
    });
    if (stored) return { kind: 'accepted', reference: stored.reference };
    const key = receipt.idempotencyKey;
    // Without an earlier request of that key, only the reference was not new.
    return (key && (await earlier(key, request))) || keep(request, receipt);
  };
  return { keep };
}
