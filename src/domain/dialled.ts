/** What a phone dials: a number as people in Romania read it, `0264 123 456`, or one with its country's code. */
export function dialled(number: string): string {
  return number.replace(/[^\d+]/g, '').replace(/^0/, '+40');
}
