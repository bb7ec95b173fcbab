import type { Vacation } from '../../../domain/entities';
import { shortDate } from '../../words/dates';
import { Misuse } from '../output/answer';
import { readDate } from './argumentReaders';

/** The fields of days off. */
export const DATES = {
  from: ['<dată>', 'prima zi, ca 2026-12-22 sau 22.12.2026', readDate],
  to: ['<dată>', 'ultima zi', readDate],
} as const;

export const spanOf = ({ startDate, endDate }: Vacation): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;

/** @throws {Misuse} when they end before they begin */
export function checkSpan(days: Vacation): void {
  if (days.startDate <= days.endDate) return;
  throw new Misuse(`Ultima zi (--to) este înaintea primei (--from): ${spanOf(days)}.`);
}
