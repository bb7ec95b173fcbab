import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SAMPLE_DOCTORS } from '../../content/sample/doctors';
import { readPortrait } from '../clinic/readFacts';
import type { Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { Refusal, unreadable } from './refusal';

export const MAX_PORTRAIT_BYTES = 300_000;

/** First bytes of each type of picture; a dot matches any byte. */
const PICTURES = [
  { extension: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
] as const;

/**
 * Stores a picture under a name made from its content, so that another picture has another address and caches stay
 * valid.
 * @param nameOrPath the name of a stored picture, or the path of a new one from `folder`; '' for none
 * @returns the picture's name; '' for none
 * @throws {Refusal} if the file cannot be read, is no picture, or is larger than {@link MAX_PORTRAIT_BYTES}
 */
export async function storePortrait(tx: Db, nameOrPath: string, folder: string): Promise<string> {
  if (nameOrPath === '') return '';
  const isSample = SAMPLE_DOCTORS.some(({ portrait }) => portrait === nameOrPath);
  if (isSample || (await readPortrait(tx, nameOrPath))) return nameOrPath;
  const path = resolve(folder, nameOrPath);
  const content = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const beginning = content.subarray(0, 16).toString('latin1');
  const kind = PICTURES.find(({ begins }) => begins.test(beginning));
  if (!kind) throw new Refusal(`Fișierul ${path} nu este o imagine JPEG, PNG sau WebP.`);
  if (content.length > MAX_PORTRAIT_BYTES)
    throw new Refusal(`Imaginea ${path} este mai mare de ${MAX_PORTRAIT_BYTES / 1000} kB.`);
  const portrait = `${hash('sha256', content, 'hex').slice(0, 16)}.${kind.extension}`;
  const stored = await tx
    .insertInto('portraits')
    .values({ name: portrait, type: kind.type, content: content.toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await recordInJournal(tx, 'staff', 'portrait.entered', stored);
  return portrait;
}
