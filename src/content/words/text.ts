/**
 * Text that a stranger typed, safe to print in a terminal: without the control characters that could move
 * the cursor, colour or hide what stands around it. Line breaks become spaces unless they are kept.
 */
export function plainText(text: string, { keepLines = false } = {}): string {
  const lines = keepLines ? text.replace(/\r\n?/g, '\n') : text.replace(/[\t\r\n\u2028\u2029]+/g, ' ');
  return lines.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** A fact's name and its text. */
export type NamedText = readonly [name: string, text: string];

/** `Nume: valoare`, one a line; longer values keep their own lines, indented. Empty ones are left out. */
export function factLines(facts: readonly NamedText[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${plainText(value, { keepLines: true }).replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** Columns on the screen, as far as names in Latin letters go. */
const widthOf = (text: string): number => Array.from(text.normalize('NFC').replace(/\p{M}/gu, '')).length;

/**
 * Columns with a heading above a line, without frames, so that what is copied into a mail stays readable; numbers
 * stand to the right. Our own: cli-table3 takes half a minute for nine thousand rows.
 */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return 'Nimic de afișat.';
  const cells = [head, ...rows].map((row) => row.map((cell) => plainText(String(cell))));
  const columns = head.map((_, column) => ({
    width: cells.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
    isNumber: rows.every((row) => typeof row[column] === 'number'),
  }));
  const lines = cells.map((row) =>
    columns.map(({ width, isNumber }, column) => {
      const cell = row[column] ?? '';
      const space = ' '.repeat(width - widthOf(cell));
      return isNumber ? space + cell : cell + space;
    }),
  );
  lines.splice(
    1,
    0,
    columns.map(({ width }) => '─'.repeat(width)),
  );
  return lines.map((line) => line.join('  ').trimEnd()).join('\n');
}
