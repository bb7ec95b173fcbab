import { CsvError, parse } from 'csv-parse/sync';
import { prices } from '../../staff/prices';
import { folded } from '../../staff/search';
import { plainCell } from '../io/csv';
import { FACTS_VERSION, fileRefusal, type Draft } from './file';

interface CsvRow {
  readonly record: readonly string[];
  /** Number of the record's last line. */
  readonly info: { readonly lines: number };
}

/** @throws {Refusal} for a malformed table */
function csvRows(fileName: string, text: string): readonly CsvRow[] {
  const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  try {
    const options = { bom: true, delimiter, info: true, skip_empty_lines: true };
    return parse(text, options) as unknown as readonly CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'
        ? 'Rândul nu are atâtea celule câte coloane are tabelul.'
        : 'Ghilimelele nu se închid sau stau unde nu trebuie.';
    throw fileRefusal(fileName, [`linia ${Number(error.lines)}: ${message}`]);
  }
}

/**
 * Reads a price table, also as a spreadsheet saved it: with commas or semicolons, columns in any order.
 * @throws {Refusal} if the table is malformed or has other columns
 */
export function pricesDraft(fileName: string, text: string): Draft {
  const fields = Object.entries(prices.fields);
  const [head, ...rows] = csvRows(fileName, text);
  const columns = (head?.record ?? []).map(
    (title) => fields.find(([, { heading }]) => folded(heading) === folded(title))?.[0],
  );
  if (columns.length !== fields.length || fields.some(([name]) => !columns.includes(name)))
    throw fileRefusal(fileName, [
      `linia 1: Coloanele trebuie să fie ${fields.map(([, { heading }]) => heading).join(', ')}, fiecare o dată.`,
    ]);
  return {
    fileName,
    value: {
      version: FACTS_VERSION,
      prices: rows.map(({ record }) =>
        Object.fromEntries(record.map((cell, column) => [columns[column] ?? '', plainCell(cell)])),
      ),
    },
    placeOf: ([, index, field]) => {
      const line = `linia ${rows[Number(index)]?.info.lines ?? 1}`;
      return field === undefined ? line : `${line}, ${prices.fields[field]?.heading ?? ''}`;
    },
  };
}
