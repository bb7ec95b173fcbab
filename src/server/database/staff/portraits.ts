import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../sql/inTransaction';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';

/** Bytes. */
export const LARGEST_PORTRAIT = 300_000;

/** What a picture begins with; a dot stands for any byte. */
const KINDS = [
  { extension: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
] as const;

/** A picture and the name by which a doctor has it. */
export interface Picture {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Named after what is in it: another picture has another address, and none is ever out of date. */
export function pictureOf(content: Buffer): Picture | 'noPicture' | 'tooLarge' {
  const beginning = content.subarray(0, 16).toString('latin1');
  const kind = KINDS.find(({ begins }) => begins.test(beginning));
  if (kind === undefined) return 'noPicture';
  if (content.length > LARGEST_PORTRAIT) return 'tooLarge';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { name: `${hash}.${kind.extension}`, type: kind.type, content };
}

export function enterPortrait(db: Kysely<ClinicSchema>, { name, type, content }: Picture): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const entered = await transaction
      .insertInto('portraits')
      .values({ name, type, content: content.toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    await noteRows(transaction, 'portrait.entered', entered);
  });
}
