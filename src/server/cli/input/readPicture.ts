import { readFile } from 'node:fs/promises';
import { LARGEST_PORTRAIT, pictureOf, type Picture } from '../../database/staff/portraits';
import { unreadable } from './unreadable';

/** A picture in a file, or why there is none. */
export async function readPicture(
  path: string,
): Promise<Extract<Picture, { kind: 'picture' }> | { readonly kind: 'none'; readonly why: string }> {
  const none = (why: string) => ({ kind: 'none', why }) as const;
  const content = await readFile(path).catch((error: unknown) => unreadable(path, error));
  if (typeof content === 'string') return none(content);
  const picture = pictureOf(content);
  if (picture.kind === 'picture') return picture;
  return none(
    picture.kind === 'tooLarge'
      ? `Imaginea ${path} este mai mare de ${LARGEST_PORTRAIT / 1000} kB.`
      : `Fișierul ${path} nu este o imagine JPEG, PNG sau WebP.`,
  );
}
