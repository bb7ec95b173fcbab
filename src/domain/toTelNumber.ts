/** Returns a number in international form for `tel:` links, from Romanian notation or with a country code. */
export function toTelNumber(number: string): string {
  const digits = number
    // Drops a zero that is dialled within the country only: +40 (0)264 …
    .replace(/^(\s*(?:\+|00)[\d\s.-]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return digits.replace(/^0/, '+40');
}
