/** Characters; more is a message to whoever reads the mail. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** Unicode has more that looks like them. */
const [HYPHENS, APOSTROPHES] = [/[\u2010-\u2015\u2212]/g, /[\u2018\u2019\u02bc]/g];

/** A mark that looks like a dot counts as a letter. */
const NAME = /^(?!.*[\ua78f\p{Lm}])\p{L}[\p{L}\p{M}' -]*$/u;

/**
 * Anybody can write in the name of a patient to somebody else's address: what stands in our mail is a name, not a
 * message, an address or a number.
 * @returns undefined for what does not look like a name
 */
export function spokenName(text: string): string | undefined {
  const folded = text.normalize('NFKC').replace(HYPHENS, '-').replace(APOSTROPHES, "'").trim();
  const isShort = folded.length <= LONGEST && folded.split(/[ -]+/).length <= MOST_WORDS;
  return isShort && NAME.test(folded) ? folded : undefined;
}
