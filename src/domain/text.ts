export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The forms of a noun, e.g. `['niciun interval', 'un interval', 'intervale']`. */
type CountForms = readonly [none: string, one: string, many: string];

/** Formats a count in Romanian: `un interval`, `5 intervale`, `20 de intervale`, `101 intervale`. */
export function countWords(count: number, [none, one, many]: CountForms): string {
  if (count === 0) return none;
  if (count === 1) return one;
  const lastTwo = count % 100;
  return `${count} ${lastTwo >= 1 && lastTwo <= 19 ? '' : 'de '}${many}`;
}

/** Returns a text in which no line breaks inside `s-a`, `luni–vineri` and `400 lei`, by means of unseen characters. */
export const unbroken = (text: string): string =>
  text.replace(/(\S[-–])(?=\S)/g, '$1\u2060').replace(/(\d) (?=lei\b)/g, '$1\u00a0');

/** Returns JSON data with {@link unbroken} texts. Single words, as paths and keys are, stay as they are. */
export const unbrokenTexts = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && value.includes(' ') ? unbroken(value) : value,
  ) as Data;

/** Returns a text in small letters without diacritics: `Genetică medicală` → `genetica medicala`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns a text for addresses and files: `Genetică medicală` → `genetica-medicala`; empty without Latin letters or digits. */
export const slug = (text: string): string =>
  plain(text)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
