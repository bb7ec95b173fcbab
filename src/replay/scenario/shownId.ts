import type { Id } from '../../domain/entities';

/** An id as a page or an address shows it, as a scenario writes it: what looks like a number is one. */
export function shownId(text: string): Id {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}
