import Table from 'cli-table3';
import { plainText } from './plainText';

/** Without frames: what is copied from the terminal into a mail stays readable. */
const FRAMELESS = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' },
};

/** Columns with a heading above a line; numbers stand to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return 'Nimic de arătat.';
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const table = new Table({
    chars: FRAMELESS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: isNumber.map((number) => (number ? 'right' : 'left')),
  });
  const cells = rows.map((row) => row.map((cell) => plainText(String(cell))));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  table.push(
    [...head],
    widths.map((width) => '─'.repeat(width)),
    ...cells,
  );
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
