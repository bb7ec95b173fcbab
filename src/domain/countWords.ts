/** For example `['niciun interval', 'un interval', 'intervale']`. */
export type CountForms = readonly [none: string, one: string, many: string];

/** Formats a count in Romanian: `un interval`, `5 intervale`, `20 de intervale`, `101 intervale`. */
export function countWords(count: number, [none, one, many]: CountForms): string {
  if (count === 0) return none;
  if (count === 1) return one;
  const lastTwo = count % 100;
  return `${count} ${lastTwo >= 1 && lastTwo <= 19 ? '' : 'de '}${many}`;
}
