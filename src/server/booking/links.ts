import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { announce } from '../db/dialect';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';

/** Makes and checks the unguessable part of patients' links: a reference and 256 bits that vouch for it. */
export class Links {
  #secret = '';

  /** Reads the secret again, which staff may have renewed. */
  async reload(db: Db): Promise<void> {
    const secrets = db.selectFrom('secrets').select('value').where('name', '=', 'link');
    this.#secret = (await secrets.executeTakeFirstOrThrow()).value;
  }

  /** Returns a digest by which addresses are told apart without being stored. */
  digest(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  tokenFor(reference: string): string {
    return `${reference}-${this.digest(reference)}`;
  }

  /**
   * Returns the reference that a token vouches for, without a query; undefined for one that was not made here. What
   * a mail program appended to it, such as a full stop, is passed over.
   */
  referenceIn(text: string): string | undefined {
    const [token = '', reference = ''] = /^([0-9A-Z]+)-[\w-]+/.exec(text) ?? [];
    const [given, made] = [Buffer.from(token), Buffer.from(this.tokenFor(reference))];
    return given.length === made.length && timingSafeEqual(given, made) ? reference : undefined;
  }
}

/** @throws when the database cannot be read */
export async function openLinks(db: Db): Promise<Links> {
  const links = new Links();
  await links.reload(db);
  return links;
}

/** Makes a new secret: every link that was sent before leads to the lost-link page from now on. */
export function renewLinks(db: Db): Promise<void> {
  return writing(db, async (tx) => {
    const renewed = await tx
      .updateTable('secrets')
      .set({ value: randomBytes(32).toString('base64url') })
      .where('name', '=', 'link')
      .returning('id')
      .execute();
    await note(tx, 'staff', 'links.renewed', renewed);
    await announce(tx, 'all');
  });
}
