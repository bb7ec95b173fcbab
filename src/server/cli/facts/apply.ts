import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/readFacts';
import type { Db } from '../../db/schema';
import { ENTITIES } from '../../staff/entities';
import { titleOf, type AnyRow, type Entity, type Moment } from '../../staff/entity';
import { saveProfile, profileFields } from '../../staff/profile';
import { prefixRefusals } from '../../staff/refusal';
import { save, remove, rowsOf, writeOrder, type Values } from '../../staff/rows';
import { cellOf } from '../framework/entityGroup';
import type { UncheckedFile, FactsFile } from './file';

export interface Applied {
  /** One line for each change: `+` added, `-` removed, `~` changed, from → to. */
  readonly changes: string[];
  readonly warnings: string[];
}

interface Source extends Pick<UncheckedFile, 'placeOf'> {
  readonly tx: Db;
  readonly moment: Moment;
  /** Folder of the file. Paths of pictures are relative to it. */
  readonly folder: string;
}
type Context = Source & Applied;

/** Rows of one entity: the file's, and those that were stored before. */
interface List {
  readonly entity: Entity;
  readonly rows: readonly Values[];
  readonly before: readonly AnyRow[];
}

const isOver = (entity: Entity, row: Values, { now }: Moment): boolean =>
  entity.hasPast === true && String(row.to) < now.date;

const changeWords = (heading: string, from: unknown, to: unknown): string =>
  `${heading} „${cellOf(from)}” → „${cellOf(to)}”`;

/** Returns the text that identifies a row of a list, in the database and in a file. */
const keyOf = ({ key, fields }: Entity, row: Values): string =>
  (key === undefined ? Object.keys(fields) : [key]).map((name) => String(row[name])).join(' ');

/** Removes what the file lacks, except days off that are over. */
async function removeMissing({ tx, moment, changes }: Context, { entity, rows, before }: List) {
  const keys = new Set(rows.map((row) => keyOf(entity, row)));
  const missing = before.filter((row) => !keys.has(keyOf(entity, row)) && !isOver(entity, row, moment));
  await remove(tx, entity, missing, moment);
  changes.push(...missing.map((row) => `- ${titleOf(entity, row)}`));
}

/** Adds or changes the rows of the file that differ from the stored ones. */
async function saveRows({ tx, moment, folder, placeOf, ...applied }: Context, list: List): Promise<void> {
  const { entity, rows, before } = list;
  for (const [index, written] of rows.entries()) {
    if (isOver(entity, written, moment)) continue;
    const known = before.find((one) => keyOf(entity, one) === keyOf(entity, written));
    const { row, warnings } = await prefixRefusals(`${placeOf([entity.name, index])}: `, () =>
      save(tx, entity, known, written, moment, folder),
    );
    applied.warnings.push(...warnings);
    const words = Object.entries(entity.fields)
      .filter(([name]) => known?.[name] !== row[name])
      .map(([name, { heading }]) => changeWords(heading.toLowerCase(), known?.[name], row[name]));
    if (!known) applied.changes.push(`+ ${titleOf(entity, row)}`);
    else if (words.length > 0) applied.changes.push(`~ ${titleOf(entity, known)}: ${words.join('; ')}`);
  }
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
  await saveProfile(tx, Object.fromEntries(changed.map((name) => [name, wanted[name]])));
  for (const name of changed)
    changes.push(`~ ${changeWords(`${profileFields[name].heading}:`, profile[name], wanted[name])}`);
}

/** Changes the clinic's facts to a file's. Call it in a transaction, which a Refusal rolls back. */
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
    await saveRows(context, list);
    if (entity.orderedIn && rows.length > 0) await order(context, list);
  }
  if (services) await removeMissing(context, services);
  return context;
}
