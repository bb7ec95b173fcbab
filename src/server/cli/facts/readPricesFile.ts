import { CsvError, parse } from 'csv-parse/sync';
import { prices } from '../../staff/prices';
import { Refusal } from '../../staff/refusal';
import type { Values } from '../../staff/rows';
import { folded } from '../../staff/search';
import { plainCell } from '../io/csv';
import { FACTS_VERSION, type UncheckedFile } from './file';

const FIELDS = Object.entries(prices.fields);

function wrongColumns(): Refusal {
  const headings = FIELDS.map(([, { heading }]) => heading).join(', ');
  return new Refusal(`linia 1: Coloanele trebuie să fie ${headings}, fiecare o dată.`);
}

/** @throws {Refusal} if a column is missing, unknown or repeated */
function fieldNames(titles: readonly string[]): string[] {
  const names = titles.map(
    (title) => FIELDS.find(([, { heading }]) => folded(heading) === folded(title))?.[0] ?? '',
  );
  if (names.length === FIELDS.length && FIELDS.every(([name]) => names.includes(name))) return names;
  throw wrongColumns();
}

/**
 * Reads a price table, also as a spreadsheet saved it: with commas or semicolons, columns in any order.
 * @throws {Refusal} if the table is malformed or has other columns
 */
export function readPricesFile(text: string): UncheckedFile {
  const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  // The parser asks for no columns of an empty file, whose import would remove all prices.
  if (text.trim() === '') throw wrongColumns();
  const options = {
    columns: fieldNames,
    cast: plainCell,
    delimiter,
    info: true,
    skip_empty_lines: true,
    // A spreadsheet keeps rows whose cells were emptied.
    skip_records_with_empty_values: true,
  };
  try {
    const rows = parse(text, options) as unknown as readonly { record: Values; info: { lines: number } }[];
    return {
      value: { version: FACTS_VERSION, prices: rows.map(({ record }) => record) },
      placeOf: ([, index, field]) => {
        const line = `linia ${rows[Number(index)]?.info.lines ?? 1}`;
        return field === undefined ? line : `${line}, ${prices.fields[field]?.heading ?? ''}`;
      },
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const words = error.code.startsWith('CSV_RECORD_INCONSISTENT')
      ? 'Rândul nu are atâtea celule câte coloane are tabelul.'
      : 'Ghilimelele nu se închid sau stau unde nu trebuie.';
    throw new Refusal(`linia ${Number(error.lines)}: ${words}`);
  }
}
