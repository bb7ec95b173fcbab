/**
 * Returns a text for display in which no line breaks inside `s-a`, `luni–vineri` and `400 lei`, by means of
 * characters that are not seen.
 */
export const unbroken = (text: string): string =>
  text.replace(/([\p{L}\d][-–])(?=[\p{L}\d])/gu, '$1\u2060').replace(/(\d) (?=lei\b)/g, '$1\u00a0');

/** Returns data with {@link unbroken} texts. Single words, as paths and keys are, stay as they are. */
export const unbrokenTexts = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && value.includes(' ') ? unbroken(value) : value,
  ) as Data;
