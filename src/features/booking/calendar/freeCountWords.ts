import { countWords } from '../../../domain/countWords';

/** Formats a count: `un interval liber`, `5 intervale libere`, `20 de intervale libere`. */
export function freeCountWords(count: number): string {
  return countWords(count, ['niciun interval liber', 'un interval liber', 'intervale libere']);
}
