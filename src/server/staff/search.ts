import type { Patient } from '../../domain/entities';

/** Folds a text for comparison: drops diacritics, case, spaces, invisible characters, apostrophes and hyphens. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s'’‘ʼ`´\p{Pd}]/gu, '')
    .toLowerCase();

/**
 * Returns a Romanian telephone number's digits without country code and leading 0: equal for `0740 …` and `+40740…`.
 */
const significant = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:(?:\+|00)40|40(?=0?\d{9}$))/, '')
    .replace(/^0|\+/, '');

/** Returns true if the search text is part of a person's name, e-mail address or telephone number. */
export function isFound({ firstName, lastName, phone, email }: Patient, search: string): boolean {
  const wanted = folded(search);
  if ([firstName + lastName, lastName + firstName, email].some((text) => folded(text).includes(wanted)))
    return true;
  const digits = significant(search);
  return digits !== '' && !/\p{L}/u.test(search) && significant(phone).includes(digits);
}
