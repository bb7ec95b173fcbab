import { CsvError, parse } from 'csv-parse/sync';
import { bare } from '../input/argumentReaders';
import { writeCsv } from '../output/appointmentsCsv';
import { fileRefusal, type Draft } from './draft';
import { FACTS_VERSION, type PriceRow } from './factsFile';

/** A column for each field, as it is headed. */
const COLUMNS = {
  key: 'Cheie',
  service: 'Serviciu',
  name: 'Nume',
  cost: 'Preț',
  note: 'Notă',
  consultation: 'Consultație',
} as const satisfies Record<keyof PriceRow, string>;

const FIELDS = Object.keys(COLUMNS) as readonly (keyof PriceRow)[];
const HEAD = Object.values(COLUMNS);

export function pricesCsv(prices: readonly PriceRow[]): string {
  return writeCsv(
    HEAD,
    prices.map(({ key, service, name, cost, note, consultation }) => [
      ...[key, service, name, String(cost), note, consultation ? 'da' : 'nu'],
    ]),
  );
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { da: true, nu: false, '': false };

/** Without the apostrophe before what a spreadsheet would take for a formula, see {@link writeCsv}. */
const plainCell = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '').trim();

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
    throw fileRefusal(fileName, [{ line: Number(error.lines), message }]);
  }
}

/**
 * A table as a spreadsheet may have saved it again: with commas or semicolons, its columns in any order.
 * @throws {Refusal} for what is no such table
 */
export function pricesDraft(fileName: string, text: string): Draft {
  const [head, ...rows] = csvRows(fileName, text);
  const fields = (head?.record ?? []).map((title) =>
    FIELDS.find((field) => bare(COLUMNS[field]) === bare(title)),
  );
  if (fields.length !== FIELDS.length || FIELDS.some((field) => !fields.includes(field))) {
    const message = `Coloanele trebuie să fie ${HEAD.join(', ')}, fiecare o dată.`;
    throw fileRefusal(fileName, [{ line: 1, message }]);
  }
  const prices = rows.map(({ record }) => {
    const price: Record<string, string> = Object.fromEntries(
      record.map((cell, column) => [fields[column] ?? '', plainCell(cell)]),
    );
    const consultation = bare(price.consultation ?? '');
    return { ...price, consultation: YES_OR_NO[consultation] ?? consultation };
  });
  return {
    fileName,
    value: { version: FACTS_VERSION, prices },
    lineOf: ([, index]) => rows[Number(index)]?.info.lines ?? 1,
  };
}
