import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import type { Moment } from '../../staff/change';
import { ENTITIES } from '../../staff/entities';
import { titleOf, type AnyRow, type Entity } from '../../staff/entity';
import { enterProfile, profileFields } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { yesOrNo } from '../../staff/rules';
import { enter, remove, resolved, rowsOf, writeOrder } from '../../staff/rows';
import type { Draft, FactsFile, FileRow } from './file';

export interface Applied {
  /** One line for each change: `+` added, `-` removed, `~` changed, from → to. */
  readonly changes: string[];
  /** Warnings for staff. */
  readonly warnings: string[];
}

interface Context {
  readonly tx: Db;
  readonly moment: Moment;
  /** Folder of the file. Paths of pictures are relative to it. */
  readonly folder: string;
  readonly placeOf: Draft['placeOf'];
}

/** Runs work and prefixes its Refusal with the place in the file. */
async function at<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${place}: ${error.message}`);
  }
}

const isOver = (entity: Entity, row: FileRow, { now }: Moment): boolean =>
  entity.hasPast === true && String(row.to) < now.date;

const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' ? String(value) : `„${typeof value === 'string' ? value : ''}”`;
};

const changeWords = (heading: string, from: unknown, to: unknown): string =>
  `${heading} ${valueWords(from)} → ${valueWords(to)}`;

/** Returns the text that identifies a row of a list, in the database and in a file. */
const keyOf = ({ key, fields }: Entity, row: FileRow): string =>
  (key === undefined ? Object.keys(fields) : [key]).map((name) => String(row[name])).join(' ');

/** Stores the file's order. Reports a change only if rows that existed before are shown in another order. */
async function order(tx: Db, entity: Entity, keys: ReadonlySet<string>, before: readonly AnyRow[]) {
  const idOf = new Map((await rowsOf(tx, entity)).map((row) => [keyOf(entity, row), row.id]));
  const ids = [...keys].flatMap((key) => idOf.get(key) ?? []);
  await writeOrder(tx, entity.name, ids);
  const staying = before.map(({ id }) => id).filter((id) => ids.includes(id));
  const shown = (await rowsOf(tx, entity)).map(({ id }) => id).filter((id) => staying.includes(id));
  return staying.join() === shown.join() ? [] : [`~ ordinea ${entity.ofAll}`];
}

/** Returns the file's rows and their places, with stored values in place of written ones and without past days off. */
async function wantedOf({ tx, moment, folder, placeOf }: Context, entity: Entity, rows: readonly FileRow[]) {
  const wanted: { readonly place: string; readonly row: FileRow }[] = [];
  for (const [index, row] of rows.entries()) {
    const found: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      const place = placeOf([entity.name, index, name]);
      Object.assign(found, await at(place, () => resolved(tx, entity, { [name]: value }, folder)));
    }
    if (entity.hasPast) found.to ??= found.from;
    if (!isOver(entity, found, moment)) wanted.push({ place: placeOf([entity.name, index]), row: found });
  }
  return wanted;
}

/**
 * Applies one list of the file.
 * @returns the last step: removes services missing in the file; does nothing for other lists
 */
async function applyList(
  context: Context,
  entity: Entity,
  rows: readonly FileRow[],
  { changes, warnings }: Applied,
): Promise<() => Promise<void>> {
  const { tx, moment } = context;
  const before = await rowsOf(tx, entity);
  const wanted = await wantedOf(context, entity, rows);
  const keys = new Set(wanted.map(({ row }) => keyOf(entity, row)));
  // Keeps days off that are over, unless the file has an overlapping row.
  const isHistory = (row: AnyRow): boolean =>
    isOver(entity, row, moment) && !wanted.some((one) => entity.overlap?.(row, one.row as AnyRow));
  const removed = before.filter((row) => !keys.has(keyOf(entity, row)) && !isHistory(row));
  const takeAway = async (): Promise<void> => {
    await remove(tx, entity, removed, moment);
    changes.push(...removed.map((row) => `- ${titleOf(entity, row)}`));
  };
  // Services are removed last: rows that refer to them may move to another service first.
  const isLast = entity.name === 'services';
  if (!isLast) await takeAway();
  for (const { place, row } of wanted) {
    const known = before.find((one) => keyOf(entity, one) === keyOf(entity, row));
    const differing = Object.entries(row).filter(([name, value]) => known?.[name] !== value);
    if (differing.length === 0) continue;
    const entered = await at(place, () => enter(tx, entity, known, Object.fromEntries(differing), moment));
    warnings.push(...entered.warnings);
    const words = differing.map(([name, value]) =>
      changeWords(entity.fields[name]?.heading.toLowerCase() ?? name, known?.[name], value),
    );
    changes.push(
      known ? `~ ${titleOf(entity, known)}: ${words.join('; ')}` : `+ ${titleOf(entity, row as AnyRow)}`,
    );
  }
  if (entity.isOrdered && rows.length > 0) changes.push(...(await order(tx, entity, keys, before)));
  return isLast ? takeAway : () => Promise.resolve();
}

/** Changes the clinic's data to a file's. Call it in a transaction, which a Refusal rolls back. */
export async function apply(file: FactsFile, context: Context): Promise<Applied> {
  const { tx } = context;
  const applied: Applied = { changes: [], warnings: [] };
  const profile = await readProfile(tx);
  const changed = Object.entries(file.profile ?? {}).filter(
    ([name, value]) => profile[name as keyof ClinicProfile] !== value,
  );
  await enterProfile(tx, Object.fromEntries(changed));
  for (const [name, value] of changed) {
    const field = name as keyof ClinicProfile;
    applied.changes.push(`~ ${changeWords(`${profileFields[field].heading}:`, profile[field], value)}`);
  }
  const ends = [];
  for (const entity of ENTITIES) {
    const rows = file[entity.name];
    if (rows) ends.push(await applyList(context, entity, rows, applied));
  }
  for (const end of ends) await end();
  for (const entity of ENTITIES) {
    const ids = (await rowsOf(tx, entity)).map(({ id }) => id);
    await entity.verify?.(tx, ids);
  }
  return applied;
}
