import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../sql/inTransaction';
import { addToJournal } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';

/** Bytes. */
export const LARGEST_PORTRAIT = 300_000;

/** What a picture begins with; a dot stands for any byte. */
const KINDS = [
  { extension: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
] as const;

/** A picture and the name by which a doctor has it, or why it is none. */
export type Picture =
  | { readonly kind: 'picture'; readonly name: string; readonly type: string; readonly content: Buffer }
  | { readonly kind: 'noPicture' | 'tooLarge' };

/** Named after what is in it: another picture has another address, and none is ever out of date. */
export function pictureOf(content: Buffer): Picture {
  const beginning = content.subarray(0, 16).toString('latin1');
  const kind = KINDS.find(({ begins }) => begins.test(beginning));
  if (kind === undefined) return { kind: 'noPicture' };
  if (content.length > LARGEST_PORTRAIT) return { kind: 'tooLarge' };
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { kind: 'picture', name: `${hash}.${kind.extension}`, type: kind.type, content };
}

export type PortraitEntry =
  /** By this name a doctor has it. */
  { readonly kind: 'entered'; readonly name: string } | { readonly kind: 'noPicture' | 'tooLarge' };

export async function enterPortrait(db: Kysely<ClinicSchema>, content: Buffer): Promise<PortraitEntry> {
  const picture = pictureOf(content);
  if (picture.kind !== 'picture') return picture;
  const { name, type } = picture;
  await inTransaction(db, async (transaction) => {
    const entered = await transaction
      .insertInto('portraits')
      .values({ name, type, content: content.toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    await addToJournal(
      transaction,
      'staff',
      entered.map(({ id }) => ({ event: 'portrait.entered', subjectId: id })),
    );
  });
  return { kind: 'entered', name };
}
