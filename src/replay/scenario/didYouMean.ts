import { closest, distance } from 'fastest-levenshtein';

/** Returns `; did you mean "…"?` where a known name is near enough to be meant, else an empty text. */
export function didYouMean(written: string, known: readonly string[]): string {
  const meant = known.length === 0 ? written : closest(written, known);
  const isNear = meant !== written && distance(written, meant) <= Math.max(2, written.length / 3);
  return isNear ? `; did you mean "${meant}"?` : '';
}
