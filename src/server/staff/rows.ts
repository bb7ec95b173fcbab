import { sql, type Kysely } from 'kysely';
import { newKey } from './newKey';
import { iso, type Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { titleOf, type AnyRow, type Entity, type Moment } from './entity';
import { orRefuse, Refusal } from './refusal';

/** Types the database as tables with any entity's fields. */
const tables = (db: Db) =>
  db as unknown as Kysely<Record<Entity['name'], Record<string, unknown> & { id: number }>>;

/** Returns the journal's name of one row: `service`. */
export const singular = ({ name }: Pick<Entity, 'name'>) => name.slice(0, -1) as Singular<Entity['name']>;
type Singular<Name> = Name extends `${infer One}s` ? One : never;

/** Returns an entity's rows in display order; with `not null`, its removed rows. */
export async function rowsOf<Row extends AnyRow>(
  db: Db,
  entity: Entity<Row>,
  removedAt = sql`null`,
): Promise<readonly Row[]> {
  const { name: table, fields, shown } = entity;
  const columns = Object.entries(fields).map(
    ([name, { column = name, select = sql.ref(`${table}.${column}`) }]) => sql`${select} as ${sql.ref(name)}`,
  );
  const id = sql.ref(`${table}.id`);
  const { rows } = await sql<AnyRow>`
    select ${sql.join([id, ...columns])} from ${sql.table(table)} ${shown(removedAt)}`.execute(db);
  return rows.map((stored) => {
    const row = Object.entries(fields).map(([name, field]) => [
      name,
      field.load ? field.load(stored[name] as never) : stored[name],
    ]);
    return { id: stored.id, ...Object.fromEntries(row) } as Row;
  });
}

/**
 * Finds a row by its number or key.
 * @param more further rows to search, such as removed ones
 * @throws {Refusal} if there is no such row
 */
export async function find<Row extends AnyRow>(
  db: Db,
  entity: Entity<Row>,
  wanted: number | string,
  more: readonly Row[] = [],
): Promise<Row> {
  const rows = [...(await rowsOf(db, entity)), ...more];
  const by = (name: string) => rows.find((row) => String(row[name]) === String(wanted));
  const all = entity.hasPast ? ' --all' : '';
  return orRefuse(
    by(entity.key ?? 'id') ?? by('id'),
    `Nu există ${entity.one} ${wanted}. Vedeți: clinic ${entity.name} list${all}`,
  );
}

/** Values by field name. */
export type Values = Readonly<Record<string, unknown>>;

/** Converts staff's input to stored values: a service's number to its key, a portrait's file to its name. */
export async function resolveFields(
  tx: Db,
  { fields }: Pick<Entity, 'fields'>,
  given: Values,
  folder = '',
): Promise<Record<string, unknown>> {
  const all = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const { [name]: field } = fields;
    const { refersTo } = field ?? {};
    if (refersTo && value !== undefined)
      all[name] = (await find(tx, refersTo, value as string))[refersTo.key ?? 'id'];
    if (field?.resolve) all[name] = await field.resolve(tx, value, folder);
  }
  return all;
}

export async function writeOrder(tx: Db, table: Entity['name'], ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tables(tx)
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
}

/** Fills in the omitted fields of a new row. A key is made from its name. */
async function withDefaults<Row extends AnyRow>(
  tx: Db,
  { name: table, fields }: Entity<Row>,
  given: Partial<Row>,
): Promise<Row> {
  const row: Record<string, unknown> = { id: given.id };
  for (const [name, { blank }] of Object.entries(fields))
    row[name] =
      given[name] ?? (typeof blank === 'function' ? (blank as (row: unknown) => unknown)(given) : blank);
  if ('key' in fields && row.key === undefined) {
    const rows = await tables(tx).selectFrom(table).select('key').execute();
    const taken = rows.map(({ key }) => String(key));
    row.key = newKey(String(row.name), taken);
  }
  return row as Row;
}

function storedValues({ fields }: Pick<Entity, 'fields'>, given: object): Record<string, unknown> {
  const values = Object.entries(given).flatMap(([name, value]) => {
    const { [name]: field } = fields;
    if (field === undefined || value === undefined) return [];
    return [[field.column ?? name, field.store ? field.store(value) : value]];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

/**
 * Updates the row with this id, or inserts a new one.
 * @returns its id
 */
async function write<Row extends AnyRow>(
  tx: Db,
  entity: Entity<Row>,
  id: number | undefined,
  row: Partial<Row>,
): Promise<number> {
  const table = tables(tx);
  const values = { ...storedValues(entity, row), ...(entity.isKept && { removedAt: null }) };
  if (id !== undefined) {
    await table.updateTable(entity.name).set(values).where('id', '=', id).execute();
    return id;
  }
  // The transaction has locked the catalogue, so that no other one takes the id.
  const [newest] = await table.selectFrom(entity.name).select('id').orderBy('id', 'desc').limit(1).execute();
  const number = entity.isKept && { id: row.id ?? (newest?.id ?? 0) + 1 };
  const added = table.insertInto(entity.name).values({ ...values, ...number });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

/** A row as saved, with warnings for staff. */
export interface Saved<Row = AnyRow> {
  readonly row: Row;
  readonly warnings: readonly string[];
}

/** @throws {Refusal} that names the other row, if one excludes this row, or if it takes no time */
function refuseConflict<Row extends AnyRow>(entity: Entity<Row>, row: Row, others: readonly Row[]): void {
  const { name, one, fields } = entity;
  if (String(row.from) > String(row.to))
    throw new Refusal(`Sfârșitul este înaintea începutului: ${entity.nameOf(row)}.`);
  // What takes any time at all overlaps itself.
  if (entity.overlap?.(row, row) === false)
    throw new Refusal(`Începutul și sfârșitul sunt aceeași oră: ${entity.nameOf(row)}.`);
  const other = others.find((each) => entity.overlap?.(each, row));
  if (other)
    throw new Refusal(
      `Se suprapune cu ${one} ${other.id}: ${entity.nameOf(other)}. Alegeți altceva, sau întâi: clinic ${name} remove ${other.id}`,
    );
  const twin = 'key' in fields ? others.find(({ key }) => key === row.key) : undefined;
  if (twin)
    throw new Refusal(`Cheia ${String(row.key)} este a altui rând: ${titleOf(entity, twin)}. Alegeți alta.`);
}

/** Returns that another row looks the same to patients, then what the entity itself warns of. */
async function warningsOf<Row extends AnyRow>(
  tx: Db,
  entity: Entity<Row>,
  row: Row,
  { known, others, moment }: { known: Row | undefined; others: readonly Row[]; moment: Moment },
): Promise<readonly string[]> {
  const look = entity.shownAs?.(row);
  const twin = others.find((one) => look !== undefined && entity.shownAs?.(one) === look);
  const twins = twin ? [`La această specialitate este și ${titleOf(entity, twin)}, cu același nume.`] : [];
  return [...twins, ...((await entity.warnings?.(tx, row, known, moment)) ?? [])];
}

/** Moves a row to a position of its group, or to its end if it is new there. `before` are the rows as they were. */
async function moveTo<Row extends AnyRow>(
  tx: Db,
  entity: Entity<Row>,
  row: Row,
  before: readonly Row[],
  position: number | undefined,
): Promise<void> {
  const own = entity.orderedIn?.(row);
  if (own === undefined) return;
  const group = before.filter((one) => entity.orderedIn?.(one) === own).map(({ id }) => id);
  if (position === undefined && group.includes(row.id)) return;
  const rest = group.filter((id) => id !== row.id);
  await writeOrder(tx, entity.name, rest.toSpliced((position ?? group.length + 1) - 1, 0, row.id));
}

/**
 * Adds a row, or changes a known one, moves it to its position, and notes it in the journal. If nothing differs,
 * nothing is written.
 * @param input staff's input, see {@link resolveFields}
 * @param folder folder of relative paths in the input
 * @throws {Refusal} that names the row in the way
 */
export async function save<Row extends AnyRow>(
  tx: Db,
  entity: Entity<Row>,
  known: Row | undefined,
  { position, ...input }: Values & { readonly position?: number },
  moment: Moment,
  folder = '',
): Promise<Saved<Row>> {
  const given = (await resolveFields(tx, entity, input, folder)) as Row;
  const isSame = Object.entries(given).every(([name, value]) => known?.[name] === value);
  if (known && isSame && position === undefined) return { row: known, warnings: [] };
  const before = await rowsOf(tx, entity);
  const former = known ?? entity.former?.(given, await rowsOf(tx, entity, sql`not null`));
  const row = await withDefaults(tx, entity, { ...(entity.isKept ? former : known), ...given });
  const others = before.filter((one) => one.id !== known?.id);
  refuseConflict(entity, row, others);
  const entered = { ...row, id: await write(tx, entity, former?.id, row) };
  await moveTo(tx, entity, entered, before, position);
  await recordInJournal(tx, 'staff', `${singular(entity)}.entered`, [entered]);
  return { row: entered, warnings: await warningsOf(tx, entity, entered, { known, others, moment }) };
}

/**
 * Removes rows and notes it in the journal.
 * @throws {Refusal} if they are still needed
 */
export async function remove<Row extends AnyRow>(
  tx: Db,
  entity: Entity<Row>,
  rows: readonly Row[],
  moment: Moment,
): Promise<void> {
  if (rows.length === 0) return;
  await entity.beforeRemoval?.(tx, rows, moment);
  const ids = rows.map(({ id }) => id);
  const table = tables(tx);
  if (entity.isKept)
    await table
      .updateTable(entity.name)
      .set({ removedAt: iso(moment.at) })
      .where('id', 'in', ids)
      .execute();
  else await table.deleteFrom(entity.name).where('id', 'in', ids).execute();
  await recordInJournal(tx, 'staff', `${singular(entity)}.removed`, rows);
}
