import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/schema';
import { announce, inTransaction } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';

/** Creates and checks the tokens of patients' links. A token is the reference and its HMAC-SHA256. */
export class Links {
  #secret = '';

  /** Reads the secret, which staff may have renewed. */
  async reload(db: Db): Promise<void> {
    const secrets = db.selectFrom('secrets').select('value').where('name', '=', 'link');
    this.#secret = (await secrets.executeTakeFirstOrThrow()).value;
  }

  /** Returns a keyed digest, by which addresses can be compared without being stored. */
  digest(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  tokenFor(reference: string): string {
    return `${reference}-${this.digest(reference)}`;
  }

  /**
   * Returns the reference of a valid token without a query; undefined for an invalid one. Ignores characters that a
   * mail program appended, such as a full stop.
   */
  referenceIn(text: string): string | undefined {
    const [token = '', reference = ''] = /^([0-9A-Z]+)-[\w-]+/.exec(text) ?? [];
    const given = Buffer.from(token);
    const made = Buffer.from(this.tokenFor(reference));
    return given.length === made.length && timingSafeEqual(given, made) ? reference : undefined;
  }
}

/** @throws {Error} if the database cannot be read */
export async function openLinks(db: Db): Promise<Links> {
  const links = new Links();
  await links.reload(db);
  return links;
}

/** Replaces the secret: every link sent before now leads to the lost-link page. */
export function renewLinks(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    const renewed = await tx
      .updateTable('secrets')
      .set({ value: randomBytes(32).toString('base64url') })
      .where('name', '=', 'link')
      .returning('id')
      .execute();
    await recordInJournal(tx, 'staff', 'links.renewed', renewed);
    announce(tx, 'all');
  });
}
