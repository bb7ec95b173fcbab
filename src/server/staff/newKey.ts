import { slug } from '../../domain/text';

/** Returns a key such as `genetica-medicala`, numbered if taken. */
export function newKey(name: string, taken: readonly string[]): string {
  const key = slug(name) || 'fara-nume';
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
