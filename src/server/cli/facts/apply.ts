import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import type { Moment } from '../../staff/change';
import { overlap, type Span } from '../../staff/daysOff';
import { ENTITIES } from '../../staff/entities';
import { ownerOf, titleOf, type AnyRow, type Entity } from '../../staff/entity';
import { enterProfile, profileFields } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { yesOrNo } from '../../staff/rules';
import { enter, remove, resolved, rowsOf, writeOrder } from '../../staff/rows';
import type { Draft, FactsFile, FileRow, Path } from './file';

export interface Applied {
  /** A line for each: `+` what was added, `-` what was removed, `~` what was changed, from → to. */
  readonly changes: string[];
  /** Warnings for staff. */
  readonly warnings: string[];
}

interface Context {
  readonly moment: Moment;
  /** The folder of the file; paths of pictures start there. */
  readonly folder: string;
  readonly placeOf: Draft['placeOf'];
}

/** Names the place in the file that is refused. */
async function at<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${place}: ${error.message}`);
  }
}

/** The wanted rows of an entity, each with its place, and the owners whose rows the file lists in full. */
interface Wanted {
  readonly rows: readonly { readonly path: Path; readonly row: FileRow }[];
  readonly isCovered: (row: AnyRow) => boolean;
}

/** @param today days off that are over stay, unless what is wanted overlaps them */
function wantedOf(file: FactsFile, entity: Entity, today: string): Wanted {
  const owner = ownerOf(entity);
  const owners = owner ? ((file[owner.of.name] ?? []) as readonly FileRow[]) : [file as FileRow];
  const lists = owners.flatMap((one, index) => {
    const path = owner ? [owner.of.name, index, entity.name] : [entity.name];
    const own: FileRow = owner ? { [owner.name]: one[owner.of.key ?? 'id'] } : {};
    const rows = one[entity.name] as readonly FileRow[] | undefined;
    return rows === undefined ? [] : [{ path, own, rows }];
  });
  const isField = ([name]: readonly [string, unknown]): boolean => name === 'id' || name in entity.fields;
  const all = lists.flatMap(({ path, own, rows }) =>
    rows.map((row, index) => ({
      path: [...path, index],
      row: { ...own, ...Object.fromEntries(Object.entries(row).filter(isField)) } as FileRow,
    })),
  );
  const isOf = (row: AnyRow, own: FileRow): boolean =>
    Object.entries(own).every(([name, value]) => row[name] === value);
  const isListed = (row: AnyRow): boolean => lists.some(({ own }) => isOf(row, own));
  if (!entity.hasPast) return { rows: all, isCovered: isListed };
  const coming = all
    .map(({ path, row }) => ({ path, row: { ...row, to: row.to ?? row.from } as FileRow & Span }))
    .filter(({ row }) => row.to >= today);
  const isTouched = (span: AnyRow & Span): boolean =>
    coming.some(({ row }) => row.doctor === span.doctor && overlap(row, span));
  return {
    rows: coming,
    isCovered: (row) => isListed(row) && (String(row.to) >= today || isTouched(row as AnyRow & Span)),
  };
}

const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' ? String(value) : `„${typeof value === 'string' ? value : ''}”`;
};

const changeWords = (heading: string, from: unknown, to: unknown): string =>
  `${heading} ${valueWords(from)} → ${valueWords(to)}`;

/** Returns the text that identifies a row of a list, in the database and in a file. */
const keyOf = ({ key, fields }: Entity, row: FileRow): string =>
  (key === undefined ? Object.keys(fields) : [key]).map((name) => String(row[name])).join(' ');

/** Shows rows in the file's order; the words are of those that were there before. */
async function order(tx: Db, entity: Entity, keys: ReadonlySet<string>, before: readonly AnyRow[]) {
  const idOf = new Map((await rowsOf(tx, entity)).map((row) => [keyOf(entity, row), row.id]));
  const ids = [...keys].flatMap((key) => idOf.get(key) ?? []);
  await writeOrder(tx, entity.name, ids);
  const staying = before.map(({ id }) => id).filter((id) => ids.includes(id));
  const shown = (await rowsOf(tx, entity)).map(({ id }) => id).filter((id) => staying.includes(id));
  return staying.join() === shown.join() ? [] : [`~ ordinea ${entity.ofAll}`];
}

/** @returns removes the rows that are no longer wanted */
async function applyList(
  tx: Db,
  entity: Entity,
  { rows, isCovered }: Wanted,
  { changes, warnings }: Applied,
  { moment, folder, placeOf }: Context,
): Promise<() => Promise<void>> {
  const before = await rowsOf(tx, entity);
  const wanted: { readonly place: string; readonly row: FileRow }[] = [];
  for (const { path, row } of rows) {
    const found: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      const place = placeOf([...path, name]);
      Object.assign(found, await at(place, () => resolved(tx, entity, { [name]: value }, folder)));
    }
    wanted.push({ place: placeOf(path), row: found });
  }
  const keys = new Set(wanted.map(({ row }) => keyOf(entity, row)));
  const removed = before.filter((row) => isCovered(row) && !keys.has(keyOf(entity, row)));
  const takeAway = async (): Promise<void> => {
    await remove(tx, entity, removed, moment);
    changes.push(...removed.map((row) => `- ${titleOf(entity, row)}`));
  };
  // A service goes last: what refers to it may go to another one first.
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

/** Changes the clinic's facts to a file's, within a transaction that a refusal undoes. */
export async function apply(tx: Db, file: FactsFile, context: Context): Promise<Applied> {
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
    const wanted = wantedOf(file, entity, context.moment.now.date);
    ends.push(await applyList(tx, entity, wanted, applied, context));
  }
  for (const end of ends) await end();
  for (const entity of ENTITIES) {
    const ids = (await rowsOf(tx, entity)).map(({ id }) => id);
    await entity.verify?.(tx, ids);
  }
  return applied;
}
