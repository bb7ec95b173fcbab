/** Folds a text as staff write it: without diacritics, capitals, spaces, invisible signs, apostrophes and hyphens. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s'’‘ʼ`´\p{Pd}]/gu, '')
    .toLowerCase();

/** Returns the digits that identify a Romanian telephone number, however it is written: `0740 …`, `+40740…`. */
const significant = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:(?:\+|00)40|40(?=0?\d{9}$))/, '')
    .replace(/^0|\+/, '');

/** Returns whether a person is found by a part of a name, an e-mail address or a telephone number. */
export function isFound(
  {
    firstName,
    lastName,
    phone,
    email,
  }: Readonly<Record<'firstName' | 'lastName' | 'phone' | 'email', string>>,
  search: string,
): boolean {
  const wanted = folded(search);
  if ([firstName + lastName, lastName + firstName, email].some((text) => folded(text).includes(wanted)))
    return true;
  const digits = significant(search);
  return digits !== '' && !/\p{L}/u.test(search) && significant(phone).includes(digits);
}
