/** Returns `luni, marți și joi`. `Intl.ListFormat` would first load its data, for 50 ms and more on a phone. */
export const listWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' și ');
