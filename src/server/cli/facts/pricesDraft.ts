import { CsvError, parse } from 'csv-parse/sync';
import { folded } from '../input/search';
import { plainCell } from '../output/csv';
import { PRICE_COLUMNS } from '../output/pricesCsv';
import { FACTS_VERSION, fileRefusal, type Draft } from './file';

const FIELDS = Object.keys(PRICE_COLUMNS) as readonly (keyof typeof PRICE_COLUMNS)[];

interface CsvRow {
  readonly record: readonly string[];
  /** The line at which it ends. */
  readonly info: { readonly lines: number };
}

/** @throws {Refusal} for what is no table */
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
 * Reads a table as a spreadsheet may have saved it again: with commas or semicolons, its columns in any order.
 * @throws {Refusal} for what is no such table
 */
export function pricesDraft(fileName: string, text: string): Draft {
  const [head, ...rows] = csvRows(fileName, text);
  const fields = (head?.record ?? []).map((title) =>
    FIELDS.find((field) => folded(PRICE_COLUMNS[field]) === folded(title)),
  );
  if (fields.length !== FIELDS.length || FIELDS.some((field) => !fields.includes(field)))
    throw fileRefusal(fileName, [
      `linia 1: Coloanele trebuie să fie ${Object.values(PRICE_COLUMNS).join(', ')}, fiecare o dată.`,
    ]);
  const prices = rows.map(({ record }) => {
    const price: Record<string, string> = Object.fromEntries(
      record.map((cell, column) => [fields[column] ?? '', plainCell(cell)]),
    );
    return { ...price, consultation: price.consultation === '' ? 'nu' : price.consultation };
  });
  return {
    fileName,
    value: { version: FACTS_VERSION, prices },
    placeOf: ([, index, field]) =>
      [
        `linia ${rows[Number(index)]?.info.lines ?? 1}`,
        ...(field === undefined ? [] : [PRICE_COLUMNS[field as keyof typeof PRICE_COLUMNS]]),
      ].join(', '),
  };
}
