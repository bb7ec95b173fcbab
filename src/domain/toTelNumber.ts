/** Returns what a phone dials for a number as people in Romania write it: `0264 123 456`, or one with its country's code. */
export function toTelNumber(number: string): string {
  const digits = number
    // A zero that is dialled within the country only: +40 (0)264 …
    .replace(/^(\s*(?:\+|00)[\d\s.-]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return digits.replace(/^0/, '+40');
}
