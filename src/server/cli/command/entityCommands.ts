import type { Command } from 'commander';
import { changing } from '../../staff/change';
import type { Db } from '../../db/schema';
import { titleOf, type AnyRow, type Entity, type Field } from '../../staff/entity';
import { enter, find, remove, resolved, rowsOf, type Entered } from '../../staff/rows';
import { key, id, oneOf, position } from '../../staff/rules';
import { textTable } from '../../words/text';
import { confirm } from '../input/confirm';
import { argument, argumentsOf, flag, option, OUTPUT, YES } from '../input/options';
import { writeCsv } from '../output/csv';
import { Misuse } from '../output/print';
import { define, flagOf, type Answer } from './define';
import type { Clinic } from './withClinic';

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

const cellOf = ({ fields }: Entity, name: string, row: AnyRow): string | number =>
  fields[name]?.cell?.(row[name]) ?? (row[name] as string | number | null) ?? '';

/** Returns rows as a table for the screen, with the names of what they refer to. */
async function tableOf(db: Db, entity: Entity, rows: readonly AnyRow[]): Promise<string> {
  const columns = Object.entries(entity.fields).filter(([, { isUnlisted }]) => !isUnlisted);
  const names = new Map<string, ReadonlyMap<unknown, string>>();
  for (const [name, { of }] of columns)
    if (of)
      names.set(
        name,
        new Map((await rowsOf(db, of)).map((row) => [row[of.fileKey ?? 'id'], of.nameOf(row)])),
      );
  const hasNumber = entity.key === 'id';
  return textTable(
    [...(hasNumber ? ['Nr.'] : []), ...columns.map(([, { heading }]) => heading)],
    rows.map((row) => [
      ...(hasNumber ? [row.id] : []),
      ...columns.map(([name]) => names.get(name)?.get(row[name]) ?? cellOf(entity, name, row)),
    ]),
  );
}

const csvOf = (entity: Entity, rows: readonly AnyRow[]): string =>
  writeCsv(
    Object.values(entity.fields).map(({ heading }) => heading),
    rows.map((row) => Object.keys(entity.fields).map((name) => String(cellOf(entity, name, row)))),
  );

/** Returns rows in place of the table of their fields; only those that refer to the wanted ones. */
export type ListText = (db: Db, rows: readonly AnyRow[], wanted: Values) => Promise<string>;

function addList(parent: Command, entity: Entity, listText?: ListText): void {
  const references = Object.entries(entity.fields).filter(([, { of }]) => of);
  const fields = {
    ...(Object.fromEntries(
      references.map(([name, { placeholder, about, rule }]) => [
        name,
        { placeholder, about: `numai cu ${about}`, rule },
      ]),
    ) as Fields),
    ...(entity.hasPast && { all: flag('și cele trecute') }),
    format: option('<fel>', 'csv, tabel pentru Excel sau LibreOffice', oneOf('csv')),
    output: OUTPUT,
  };
  define(parent, 'list', entity.help.list, fields, async ({ db, now }, given) => {
    const { all, format, output, ...wanted } = given as Values & { output?: string };
    const only = await resolved(db, entity, wanted, '');
    const rows = (await rowsOf(db, entity)).filter(
      (row) =>
        Object.entries(only).every(([name, value]) => row[name] === value) &&
        (!entity.hasPast || all === true || String(row.to) >= now.date),
    );
    if (format !== undefined) return { text: csvOf(entity, rows), output, what: `lista ${entity.ofAll}` };
    return { data: rows, text: await (listText?.(db, rows, only) ?? tableOf(db, entity, rows)) };
  });
}

export const warningText = (warnings: readonly string[]): string =>
  warnings.map((warning) => `\n\nAtenție: ${warning}`).join('');

/** Enters rows, all or none, in a transaction of their own. */
export function enterAll<Row extends AnyRow>(
  { db, ...moment }: Clinic,
  entity: Entity<Row>,
  all: readonly Values[],
  key?: number | string,
): Promise<readonly Entered<Row>[]> {
  return changing(db, moment.at, async (tx) => {
    const known = key === undefined ? undefined : await find(tx, entity, key);
    const entered: Entered<Row>[] = [];
    for (const values of all) {
      const fields = (await resolved(tx, entity, values, '')) as Partial<Row>;
      entered.push(await enter(tx, entity, known, fields, moment));
    }
    await entity.verify?.(
      tx,
      entered.map(({ row }) => row.id),
    );
    return entered;
  });
}

async function enterOne(
  clinic: Clinic,
  entity: Entity,
  given: Values,
  key?: number | string,
): Promise<Answer> {
  const [one] = await enterAll(clinic, entity, [given], key);
  if (one === undefined) throw new Error('Nothing was entered');
  const { row, warnings } = one;
  const done = key === undefined ? 'Am adăugat' : 'Am schimbat';
  return { data: { ...row, warnings }, text: `${done} ${titleOf(entity, row)}.${warningText(warnings)}` };
}

const alternatives = new Intl.ListFormat('ro', { type: 'disjunction' });

/** The fields of `add` or, all optional, of `change`. */
function fieldsOf({ fields, isOrdered }: Entity, isNew: boolean): Fields {
  const own = Object.entries(fields)
    .filter(([, { isLasting }]) => isNew || !isLasting)
    .map(([name, one]) => [name, isNew ? one : { ...one, isRequired: false, isArgument: false }]);
  return {
    ...(Object.fromEntries(own) as Fields),
    ...(isOrdered && { position: option('<nr>', 'al câtelea apare', position) }),
  };
}

function addRemove(
  parent: Command,
  entity: Entity,
  keys: Parameters<typeof argument<number | string>>,
): void {
  const [placeholder, about, rule] = keys;
  const fields = { keys: argumentsOf(placeholder.replace('>', '...>'), about, rule), yes: YES };
  define(parent, 'remove', entity.help.remove, fields, async ({ db, ...moment }, { keys: wanted, yes }) => {
    const findAll = async (tx: Db): Promise<AnyRow[]> => {
      const rows = [];
      for (const one of wanted) rows.push(await find(tx, entity, one));
      return rows;
    };
    const text = (await findAll(db)).map((row) => titleOf(entity, row)).join('; ');
    await confirm(`Scoateți ${text}?`, yes);
    await changing(db, moment.at, async (tx) => remove(tx, entity, await findAll(tx), moment));
    return { data: { removed: wanted }, text: `Am scos ${text}.` };
  });
}

/**
 * Adds `clinic NAME list`, `add`, `change` and `remove`.
 * @returns the command, to which others may be added
 */
export function entityCommands(program: Command, entity: Entity, listText?: ListText): Command {
  const { name, about, help, key: keyName } = entity;
  const parent = program.command(name).description(about);
  const keys: Parameters<typeof argument<number | string>> =
    keyName === 'key' ? ['<cheie>', 'cheia din listă', key] : ['<nr>', 'numărul din listă', id];
  addList(parent, entity, listText);
  if (help.add !== undefined)
    define(parent, 'add', help.add, fieldsOf(entity, true), (clinic, given) =>
      enterOne(clinic, entity, given as Values),
    );
  if (help.change !== undefined) {
    const fields = fieldsOf(entity, false);
    define(parent, 'change', help.change, { key: argument(...keys), ...fields }, (clinic, given) => {
      const { key: wanted, ...values } = given as Values & { key: number | string };
      if (Object.keys(values).length === 0)
        throw new Misuse(`Spuneți ce se schimbă: ${alternatives.format(Object.keys(fields).map(flagOf))}.`);
      return enterOne(clinic, entity, values, wanted);
    });
  }
  addRemove(parent, entity, keys);
  return parent;
}
