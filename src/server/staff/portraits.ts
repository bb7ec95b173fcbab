import { createHash } from 'node:crypto';
import type { Db } from '../db/schema';
import { note } from '../journal/note';

/** Bytes. */
export const LARGEST_PORTRAIT = 300_000;

/** The first bytes of each kind of picture; a dot stands for any byte. */
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

/** Names a picture after its content: another picture has another address, and none is ever out of date. */
export function pictureOf(content: Buffer): Picture | 'noPicture' | 'tooLarge' {
  const beginning = content.subarray(0, 16).toString('latin1');
  const kind = KINDS.find(({ begins }) => begins.test(beginning));
  if (kind === undefined) return 'noPicture';
  if (content.length > LARGEST_PORTRAIT) return 'tooLarge';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { name: `${hash}.${kind.extension}`, type: kind.type, content };
}

/** @returns its name */
export async function storePortrait(tx: Db, { name, type, content }: Picture): Promise<string> {
  const stored = await tx
    .insertInto('portraits')
    .values({ name, type, content: content.toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await note(
    tx,
    'staff',
    'portrait.entered',
    stored.map(({ id }) => id),
  );
  return name;
}
