import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import { ENTITIES } from '../../staff/entities';
import { titleOf, type AnyRow, type Entity, type Moment } from '../../staff/entity';
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

interface Source {
  readonly tx: Db;
  readonly moment: Moment;
  /** Folder of the file. Paths of pictures are relative to it. */
  readonly folder: string;
  readonly placeOf: Draft['placeOf'];
}
type Context = Source & Applied;

/** Rows of one entity: the file's, and those that were stored before. */
interface List {
  readonly entity: Entity;
  readonly rows: readonly FileRow[];
  readonly before: readonly AnyRow[];
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

/** Removes what the file lacks. Days off that are over stay, unless the file has an overlapping row. */
async function removeMissing({ tx, moment, changes }: Context, { entity, rows, before }: List) {
  const wanted = rows.filter((row) => !isOver(entity, row, moment));
  const keys = new Set(wanted.map((row) => keyOf(entity, row)));
  const isHistory = (row: AnyRow): boolean =>
    isOver(entity, row, moment) && !wanted.some((one) => entity.overlap?.(row, one as AnyRow));
  const missing = before.filter((row) => !keys.has(keyOf(entity, row)) && !isHistory(row));
  await remove(tx, entity, missing, moment);
  changes.push(...missing.map((row) => `- ${titleOf(entity, row)}`));
}

/** Adds or changes one row of the file, if it differs from the stored one. */
async function enterRow(
  { tx, moment, folder, placeOf, changes, warnings }: Context,
  { entity, before }: List,
  index: number,
  written: FileRow,
): Promise<void> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const place = placeOf([entity.name, index, name]);
    Object.assign(row, await at(place, () => resolved(tx, entity, { [name]: value }, folder)));
  }
  const known = before.find((one) => keyOf(entity, one) === keyOf(entity, row));
  const differing = Object.entries(row).filter(([name, value]) => known?.[name] !== value);
  if (differing.length === 0) return;
  const entered = await at(placeOf([entity.name, index]), () =>
    enter(tx, entity, known, Object.fromEntries(differing), moment),
  );
  warnings.push(...entered.warnings);
  const words = differing.map(([name, value]) =>
    changeWords(entity.fields[name]?.heading.toLowerCase() ?? name, known?.[name], value),
  );
  changes.push(
    known ? `~ ${titleOf(entity, known)}: ${words.join('; ')}` : `+ ${titleOf(entity, entered.row)}`,
  );
}

/** Stores the file's order. Reports a change only if rows that existed before are shown in another order. */
async function order({ tx, changes }: Context, { entity, rows, before }: List): Promise<void> {
  const idOf = new Map((await rowsOf(tx, entity)).map((row) => [keyOf(entity, row), row.id]));
  const ids = rows.flatMap((row) => idOf.get(keyOf(entity, row)) ?? []);
  await writeOrder(tx, entity.name, ids);
  const staying = before.map(({ id }) => id).filter((id) => ids.includes(id));
  const shown = (await rowsOf(tx, entity)).map(({ id }) => id).filter((id) => staying.includes(id));
  if (staying.join() !== shown.join()) changes.push(`~ ordinea ${entity.ofAll}`);
}

async function applyProfile({ tx, changes }: Context, wanted: Partial<ClinicProfile>): Promise<void> {
  const profile = await readProfile(tx);
  const names = Object.keys(wanted) as (keyof ClinicProfile)[];
  const changed = names.filter((name) => wanted[name] !== profile[name]);
  await enterProfile(tx, Object.fromEntries(changed.map((name) => [name, wanted[name]])));
  for (const name of changed)
    changes.push(`~ ${changeWords(`${profileFields[name].heading}:`, profile[name], wanted[name])}`);
}

/** Changes the clinic's data to a file's. Call it in a transaction, which a Refusal rolls back. */
export async function apply(file: FactsFile, source: Source): Promise<Applied> {
  const context: Context = { ...source, changes: [], warnings: [] };
  await applyProfile(context, file.profile ?? {});
  let services: List | undefined;
  for (const entity of ENTITIES) {
    const written = file[entity.name];
    if (written === undefined) continue;
    const rows = entity.hasPast ? written.map((row) => ({ to: row.from, ...row })) : written;
    const list: List = { entity, rows, before: await rowsOf(source.tx, entity) };
    // Services are removed last: doctors and prices may move to another service first.
    if (entity.name === 'services') services = list;
    else await removeMissing(context, list);
    for (const [index, row] of rows.entries())
      if (!isOver(entity, row, source.moment)) await enterRow(context, list, index, row);
    if (entity.isOrdered && rows.length > 0) await order(context, list);
  }
  if (services) await removeMissing(context, services);
  return context;
}
