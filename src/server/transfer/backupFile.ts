import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { TABLES, type Row, type RowCounts, type Rows, type TableName } from './tables';

/**
 * A backup is a text of lines of JSON that either engine can read: what it is, then a line `[table, row]` for
 * each row, then how many there were and a checksum of all lines before.
 */
const FORMAT = 'clinic-backup';
const VERSION = 1;

const header = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  writtenAt: v.string(),
  /** The names of the changes that had made the tables. */
  migrations: v.array(v.string()),
});
export type BackupHeader = v.InferOutput<typeof header>;

const line = v.tuple([v.picklist(TABLES), v.looseObject({ id: v.number() })]);

const tail = v.object({ rows: v.record(v.string(), v.number()), sha256: v.string() });

/** A file that is no backup, is cut off or was changed. */
export class BadBackup extends Error {}

const noRows = (): Record<TableName, number> =>
  Object.fromEntries(TABLES.map((table) => [table, 0])) as Record<TableName, number>;

/** @yields the lines of a backup, each with its end */
export async function* backupLines(
  about: Omit<BackupHeader, 'format' | 'version'>,
  rows: Rows,
): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const counts = noRows();
  const written = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    checksum.update(text);
    return text;
  };
  yield written({ format: FORMAT, version: VERSION, ...about });
  for await (const row of rows) {
    counts[row[0]] += 1;
    yield written(row);
  }
  yield `${JSON.stringify({ rows: counts, sha256: checksum.digest('hex') })}\n`;
}

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly counts: RowCounts;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new BadBackup('A line is not what a backup holds there.');
  }
}

/**
 * Reads a backup to its end without using it.
 * @throws {BadBackup} unless it is whole and unchanged
 */
export async function checkBackup(lines: AsyncIterable<string>): Promise<CheckedBackup> {
  const checksum = createHash('sha256');
  const counts = noRows();
  let first: BackupHeader | undefined;
  // One line behind, because the last one is of another kind.
  let held: string | undefined;
  for await (const text of lines) {
    if (held !== undefined) {
      checksum.update(`${held}\n`);
      if (first === undefined) first = parsed(header, held);
      else counts[parsed(line, held)[0]] += 1;
    }
    held = text;
  }
  if (held === undefined || first === undefined) throw new BadBackup('The file is no backup, or is cut off.');
  const end = parsed(tail, held);
  const isWhole = TABLES.every((table) => (end.rows[table] ?? 0) === counts[table]);
  if (!isWhole || end.sha256 !== checksum.digest('hex')) throw new BadBackup('The file was changed.');
  return { header: first, counts };
}

/** @yields the rows of a backup that was checked */
export async function* backupRows(lines: AsyncIterable<string>): AsyncGenerator<readonly [TableName, Row]> {
  for await (const text of lines) if (text.startsWith('[')) yield JSON.parse(text) as [TableName, Row];
}
