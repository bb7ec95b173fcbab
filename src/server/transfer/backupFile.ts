import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '../staff/refusal';
import { noRows, TABLES, type Row, type Rows, type TableName } from './tables';

/**
 * Format of a backup: lines of JSON, the same for both engines. A header, a line `[table, row]` for each row, then a
 * checksum of all lines before.
 */
const FORMAT = 'clinic-backup';

const header = v.object({
  format: v.literal(FORMAT),
  writtenAt: v.string(),
  /** Names of the migrations that had been applied. */
  migrations: v.array(v.string()),
});
type BackupHeader = v.InferOutput<typeof header>;

const line = v.tuple([v.picklist(TABLES), v.looseObject({ id: v.number() })]);
const tail = v.object({ sha256: v.string() });

const notWhole = (): Refusal => new Refusal('Fișierul nu este o copie de siguranță întreagă. Folosiți alta.');

/** @yields the lines of a backup, with their line breaks */
export async function* backupLines(about: Omit<BackupHeader, 'format'>, rows: Rows): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const written = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    checksum.update(text);
    return text;
  };
  yield written({ format: FORMAT, ...about });
  for await (const row of rows) yield written(row);
  yield `${JSON.stringify({ sha256: checksum.digest('hex') })}\n`;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw notWhole();
  }
}

/**
 * Reads a backup to its end and validates it.
 * @throws {Refusal} if it is incomplete or changed
 */
export async function checkBackup(lines: AsyncIterable<string>) {
  const checksum = createHash('sha256');
  const counts = noRows();
  let first: BackupHeader | undefined;
  let last = '';
  for await (const text of lines) {
    if (last !== '') throw notWhole();
    if (first === undefined) first = parsed(header, text);
    else if (text.startsWith('[')) counts[parsed(line, text)[0]] += 1;
    else last = parsed(tail, text).sha256;
    if (last === '') checksum.update(`${text}\n`);
  }
  if (first === undefined || last !== checksum.digest('hex')) throw notWhole();
  return { header: first, counts };
}

/** @yields the rows of a validated backup */
export async function* backupRows(lines: AsyncIterable<string>): AsyncGenerator<readonly [TableName, Row]> {
  for await (const text of lines) if (text.startsWith('[')) yield JSON.parse(text) as [TableName, Row];
}
