import { changeFacts } from '../../staff/change';
import type { Db } from '../../db/schema';
import { titleOf, type AnyRow, type Entity, type Field } from '../../staff/entity';
import { save, find, remove, resolveFields, rowsOf, type Saved, type Values } from '../../staff/rows';
import { oneOf, rowKey, wholeNumber } from '../../staff/rules';
import { textTable } from '../../../content/words/text';
import { confirm, UsageError } from '../io/terminal';
import { writeCsv } from '../io/csv';
import { flagOf, leaf, type Output, type Group, type Leaf, type Tree } from './command';
import { argument, flag, option, OUTPUT, several, YES } from './options';
import type { CommandContext } from './withDatabase';

type Fields = Readonly<Record<string, Field>>;

/** Returns a value as lists and changes show it. */
export const cellOf = (value: unknown): string | number => {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return (value as string | number | null) ?? '';
};

/** Returns the names of the rows of an entity by its key. */
async function namesOf(db: Db, entity: Entity): Promise<ReadonlyMap<unknown, string>> {
  return new Map((await rowsOf(db, entity)).map((row) => [row[entity.key ?? 'id'], entity.nameOf(row)]));
}

/** Formats rows as a table; references are shown by name. */
async function tableOf(db: Db, entity: Entity, rows: readonly AnyRow[]): Promise<string> {
  const columns = Object.entries(entity.fields);
  const names = new Map<string, ReadonlyMap<unknown, string>>();
  for (const [name, { refersTo }] of columns) if (refersTo) names.set(name, await namesOf(db, refersTo));
  return textTable(
    ['Nr.', ...columns.map(([, { heading }]) => heading)],
    rows.map((row) => [
      row.id,
      ...columns.map(
        ([name, one]) => names.get(name)?.get(row[name]) ?? one.cell?.(row[name]) ?? cellOf(row[name]),
      ),
    ]),
  );
}

const csvOf = (entity: Entity, rows: readonly AnyRow[]): string =>
  writeCsv(
    Object.values(entity.fields).map(({ heading }) => heading),
    rows.map((row) => Object.keys(entity.fields).map((name) => String(cellOf(row[name])))),
  );

/** Formats rows in place of the default table. `wanted` holds the list's filters. */
export type ListText = (db: Db, rows: readonly AnyRow[], wanted: Values) => Promise<string>;

function list(entity: Entity, listText?: ListText): Leaf {
  const filters = Object.entries(entity.fields)
    .filter(([, { refersTo }]) => refersTo)
    .map(([name, { placeholder, about, rule }]) => [name, { placeholder, about: `numai cu ${about}`, rule }]);
  return leaf({
    about: `arată ${entity.about}${entity.hasPast ? ', de azi înainte' : ''}`,
    fields: {
      ...(Object.fromEntries(filters) as Fields),
      ...(entity.hasPast && { all: flag('și cele trecute') }),
      format: option('<fel>', 'csv, tabel pentru Excel sau LibreOffice', oneOf('csv')),
      output: OUTPUT,
    },
    work: async ({ db, now }, given) => {
      const { all, format } = given as Values;
      const wanted = Object.entries(given).filter(([name]) => name in entity.fields);
      const only = await resolveFields(db, entity, Object.fromEntries(wanted));
      const isShown = (row: AnyRow): boolean =>
        Object.entries(only).every(([name, value]) => row[name] === value) &&
        (!entity.hasPast || all === true || String(row.to) >= now.date);
      const rows = (await rowsOf(db, entity)).filter(isShown);
      if (format !== undefined) return { text: csvOf(entity, rows), noun: `lista ${entity.ofAll}` };
      return { data: rows, text: await (listText?.(db, rows, only) ?? tableOf(db, entity, rows)) };
    },
  });
}

export const warningText = (warnings: readonly string[]): string =>
  warnings.map((warning) => `\n\nAtenție: ${warning}`).join('');

/** Adds rows in one transaction, all or none. */
export const addAll = <Row extends AnyRow>(
  { db, ...moment }: CommandContext,
  entity: Entity<Row>,
  all: readonly Values[],
): Promise<readonly Saved<Row>[]> =>
  changeFacts(db, moment.at, async (tx) => {
    const added: Saved<Row>[] = [];
    for (const values of all) added.push(await save(tx, entity, undefined, values, moment));
    return added;
  });

/** Changes the row with the key, or adds one. */
async function saveOne(
  { db, ...moment }: CommandContext,
  entity: Entity,
  given: Values,
  key?: string,
): Promise<Output> {
  const { row, warnings } = await changeFacts(db, moment.at, async (tx) => {
    const known = key === undefined ? undefined : await find(tx, entity, key);
    return save(tx, entity, known, given, moment);
  });
  const done = `${key === undefined ? 'Am adăugat' : 'Am schimbat'} ${titleOf(entity, row)}`;
  // Names what the row refers to, so that a mistyped number shows.
  const whose: string[] = [];
  for (const [name, { refersTo }] of Object.entries(entity.fields))
    if (refersTo) whose.push(`, ${refersTo.nameOf(await find(db, refersTo, row[name] as string))}`);
  const next = key === undefined && entity.nextStep ? `\n${entity.nextStep(row)}` : '';
  return { data: { ...row, warnings }, text: `${done}${whose.join('')}.${next}${warningText(warnings)}` };
}

const POSITION = { position: option('<nr>', 'al câtelea apare', wholeNumber(1, 9999)) } as Fields;

/** Returns the fields of `change`, which are all optional. */
function changeableFields(entity: Entity): Fields {
  const own = Object.entries(entity.fields)
    .filter(([, { isLasting }]) => !isLasting)
    .map(([name, one]) => [name, { ...one, isRequired: false, isArgument: false }]);
  return { ...(Object.fromEntries(own) as Fields), ...(entity.orderedIn && POSITION) };
}

function change(entity: Entity, fields: Fields): Leaf {
  return leaf({
    about: `schimbă în lista ${entity.ofAll}${entity.help?.change ?? ''}`,
    fields: { key: argument('<nr>', 'numărul din listă, ori cheia', rowKey), ...fields },
    work: (context, given) => {
      const { key: wanted, ...values } = given as Values & { key: string };
      if (Object.keys(values).length === 0)
        throw new UsageError(`Spuneți ce se schimbă: ${Object.keys(fields).map(flagOf).join(', ')}.`);
      return saveOne(context, entity, values, wanted);
    },
  });
}

const removal = (entity: Entity): Leaf =>
  leaf({
    about: `scoate din lista ${entity.ofAll}, tot ce numiți sau nimic${entity.isKept ? '; trecutul rămâne' : ''}${entity.help?.remove ?? ''}`,
    fields: { keys: argument('<nr...>', 'numerele din listă, ori cheile', several(rowKey)), yes: YES },
    work: async ({ db, ...moment }, { keys, yes }) => {
      const findAll = async (tx: Db): Promise<AnyRow[]> => {
        const found = [];
        for (const key of keys) found.push(await find(tx, entity, key));
        return found;
      };
      const rows = await findAll(db);
      const text = rows.map((row) => titleOf(entity, row)).join('; ');
      await confirm(`Scoateți ${text}?`, yes);
      await changeFacts(db, moment.at, async (tx) => remove(tx, entity, await findAll(tx), moment));
      return { data: { removed: rows.map((row) => row[entity.key ?? 'id']) }, text: `Am scos ${text}.` };
    },
  });

/** Creates `clinic NAME` with `list`, `add`, `remove`, `change` if rows can change, and further commands. */
export function entityGroup(entity: Entity, more: Tree = {}, listText?: ListText): Group {
  const changeable = changeableFields(entity);
  return {
    about: entity.about,
    commands: {
      list: list(entity, listText),
      add: leaf({
        about: `adaugă în lista ${entity.ofAll}${entity.help?.add ?? ''}`,
        fields: { ...entity.fields, ...(entity.orderedIn && POSITION) },
        work: (context, given) => saveOne(context, entity, given),
      }),
      ...(Object.keys(changeable).length > 0 && { change: change(entity, changeable) }),
      remove: removal(entity),
      ...more,
    },
  };
}
