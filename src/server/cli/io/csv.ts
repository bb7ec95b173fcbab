/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Excel's separator where, as in Romania, numbers have a decimal comma. */
const SEPARATOR = ';';

/** A cell that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection). */
const harmless = (cell: string): string => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** Returns a cell that was read as it was before {@link harmless}. */
export const plainCell = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '').trim();

/** RFC 4180: quoted, quotes doubled. */
const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** Writes a table that Excel and LibreOffice open with `ș` and `ț` in place and no formula alive. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(quoted).join(SEPARATOR)}\r\n`).join('');
}
