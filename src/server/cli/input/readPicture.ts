import { readFile } from 'node:fs/promises';
import { LARGEST_PORTRAIT, pictureOf, type Picture } from '../../database/staff/portraits';
import { unreadable } from './unreadable';

/** A picture in a file, or why there is none. */
export async function readPicture(path: string): Promise<Picture | string> {
  const content = await readFile(path).catch((error: unknown) => unreadable(path, error));
  if (typeof content === 'string') return content;
  const picture = pictureOf(content);
  if (picture === 'noPicture') return `Fișierul ${path} nu este o imagine JPEG, PNG sau WebP.`;
  if (picture === 'tooLarge') return `Imaginea ${path} este mai mare de ${LARGEST_PORTRAIT / 1000} kB.`;
  return picture;
}
