import type { Kysely } from 'kysely';
import type { ContactRequest } from '../../../domain/entities';
import type { ContactRequestStore } from '../ports/contactRequestStore';
import type { Outcome, Receipt } from '../ports/outcome';
import { addContactMail } from './outboxRows';
import { newReference } from './reference';
import type { ClinicSchema } from './schema';

const TEXTS = ['name', 'email', 'phone', 'subject', 'message'] as const satisfies (keyof ContactRequest)[];

/** Contact requests as rows. */
export class SqlContactRequests implements ContactRequestStore {
  readonly #db: Kysely<ClinicSchema>;

  constructor(db: Kysely<ClinicSchema>) {
    this.#db = db;
  }

  async keep(request: ContactRequest, receipt: Receipt): Promise<Outcome> {
    const { name, email, phone, subject, message } = request;
    const createdAt = new Date(receipt.createdAt).toISOString();
    const stored = await this.#db.transaction().execute(async (transaction) => {
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
      if (row) await addContactMail(transaction, row.id, createdAt);
      return row;
    });
    if (stored) return { kind: 'accepted', reference: stored.reference };
    const key = receipt.idempotencyKey;
    const earlier = key === undefined ? undefined : await this.#earlier(key, request);
    // Without an earlier request of that key, only the reference was not new.
    return earlier ?? this.keep(request, receipt);
  }

  async #earlier(key: string, request: ContactRequest): Promise<Outcome | undefined> {
    const row = await this.#db
      .selectFrom('contact_requests')
      .select(['reference', ...TEXTS])
      .where('idempotencyKey', '=', key)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isSame = TEXTS.every((text) => row[text] === request[text]);
    return isSame ? { kind: 'accepted', reference: row.reference } : { kind: 'keyReused' };
  }
}
