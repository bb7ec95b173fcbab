/** Byte order mark: without it Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Excel's separator in countries with a decimal comma, such as Romania. */
const SEPARATOR = ';';

/** The start of a cell: the text's own, and what follows a character that some program takes for the end of a cell. */
const START = String.raw`(^|[,;\t\r\n])`;
/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = String.raw`(?=[\s"']*[=+\-@])`;

/** Puts an apostrophe before every formula. */
const harmless = (cell: string): string => cell.replace(new RegExp(START + FORMULA, 'g'), "$1'");

/** Returns the cell without the apostrophes of {@link harmless}, trimmed. */
export const plainCell = (cell: string): string =>
  cell.replace(new RegExp(`${START}'${FORMULA}`, 'g'), '$1').trim();

/** Quotes a cell; [quotes inside are doubled](https://www.rfc-editor.org/rfc/rfc4180#section-2). */
const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** Writes a table that Excel and LibreOffice open with correct `ș` and `ț` and without running formulas. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(quoted).join(SEPARATOR)}\r\n`).join('');
}
