/** The texts of a page for search engines and link previews. */
export interface PageMetadata {
  /** Title of at most 60 characters; the clinic's name is added where both fit. */
  readonly title: string;
  /** One or two sentences, 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Number of characters after which search engines cut a title. */
const TITLE_LENGTH = 60;

/** Returns the first title of at most 60 characters; the last one if all are longer. */
export function fittingTitle(...choices: readonly [string, ...string[]]): string {
  return choices.find(({ length }) => length <= TITLE_LENGTH) ?? choices[choices.length - 1] ?? choices[0];
}
