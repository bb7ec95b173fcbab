import { InvalidArgumentError } from 'commander';
import type { Weekday } from '../../../domain/entities';

/** Monday to Friday, as the calendar has them (specification §9). */
export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `luni` … `vineri`, with or without diacritics. */
export function readWeekday(text: string): Weekday {
  const weekday = WEEKDAYS.findIndex((name) => bare(name) === bare(text));
  if (weekday === -1) throw new InvalidArgumentError(`Scrieți una dintre zilele ${WEEKDAYS.join(', ')}.`);
  return weekday as Weekday;
}
