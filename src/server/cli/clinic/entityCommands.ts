import { Option, type Command } from 'commander';
import { changing } from '../../staff/change';
import type { Db } from '../../db/schema';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readPicture } from '../input/files';
import { readBy, readEach } from '../input/rules';
import { Misuse, printResult, printTable, type PrintOptions } from '../output/print';
import { enterRow, findRow, removeRows, type AnyRow, type Entity, type Field } from './entity';
import { withClinic, type Clinic } from './withClinic';

/** The options of a command line. */
type Given = PrintOptions & Readonly<Record<string, unknown>>;

/** A list can be of one other row's only: doctors of one service, weeks of one doctor. */
export interface Within<Row> {
  /** `service` */
  readonly option: string;
  readonly field: Field<number | string>;
  /** Names all of them, for the table. */
  readonly names: (db: Db) => Promise<ReadonlyMap<number | string, string>>;
  /** @throws {Refusal} where there is no such row */
  readonly pick: (db: Db, key: number | string, rows: readonly Row[]) => Promise<readonly Row[]>;
}

interface ListOptions<Row> {
  readonly about: string;
  readonly within?: Within<Row>;
  /** Rows that are over are shown with `--all` only. */
  readonly isOver?: (row: Row, today: string) => boolean;
  /** Returns the text in place of a table of the entity's columns. */
  readonly text?: (
    clinic: Clinic,
    rows: readonly Row[],
    within: number | string | undefined,
  ) => Promise<string>;
}

/** Adds `list`. */
function addList<Row extends AnyRow>(
  parent: Command,
  entity: Pick<Entity<Row, never>, 'rows' | 'columns'>,
  { about, within, isOver, text }: ListOptions<Row>,
): void {
  const command = parent.command('list').description(about);
  if (within) {
    const { placeholder, about: only, rule } = within.field;
    command.option(`--${within.option} ${placeholder}`, only, readBy(rule, `--${within.option}`));
  }
  if (isOver) command.option('--all', 'și cele trecute');
  command.action(
    withClinic(async (clinic, options: Given) => {
      const all = await entity.rows(clinic.db);
      const rows = isOver && !options.all ? all.filter((row) => !isOver(row, clinic.now.date)) : all;
      const key = options[within?.option ?? ''] as number | string | undefined;
      const shown = within && key !== undefined ? await within.pick(clinic.db, key, rows) : rows;
      if (text) printResult(options, shown, await text(clinic, shown, key));
      else {
        const names = await within?.names(clinic.db);
        printTable(options, shown, entity.columns, (name) => names?.get(name) ?? String(name));
      }
    }),
  );
}

const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Adds an option for each field: `firstName` is `--first-name <prenume>`. */
export function withFields(
  command: Command,
  fields: Readonly<Record<string, Field>>,
  isNew: boolean,
): Command {
  for (const [name, field] of Object.entries(fields)) {
    if (isNew ? field.isFirst : field.isLasting) continue;
    const flag = flagOf(name);
    const option = new Option(`${flag} ${field.placeholder}`, field.about).argParser(
      readBy(field.rule, flag),
    );
    command.addOption(option.makeOptionMandatory(isNew && field.isRequired === true));
  }
  return command;
}

/** Returns what was given of an entity's fields, with the content of its picture. */
async function givenFields<Fields extends object>(
  fields: Readonly<Record<string, Field>>,
  options: Readonly<Record<string, unknown>>,
): Promise<Partial<Fields>> {
  const given: Record<string, unknown> = {};
  for (const [name, { isPicture, isNullable }] of Object.entries(fields)) {
    const value = options[name];
    if (value === undefined) continue;
    if (isNullable && value === '') given[name] = null;
    else given[name] = isPicture ? await readPicture(value as string) : value;
  }
  return given as Partial<Fields>;
}

export const warningText = (warnings: readonly string[]): string =>
  warnings.map((warning) => `\n\nAtenție: ${warning}`).join('');

/** Enters one row in a transaction of its own, and prints it as it is then. */
async function enterOne<Row extends AnyRow, Fields extends object>(
  { db, ...moment }: Clinic,
  entity: Entity<Row, Fields>,
  key: number | string | undefined,
  fields: Partial<Fields>,
  options: PrintOptions,
): Promise<void> {
  const { row, warnings } = await changing(db, moment.at, async (tx) => {
    const known = key === undefined ? undefined : await findRow(entity, tx, key);
    const entered = await enterRow(tx, entity, known, fields, moment);
    await entity.verify?.(tx, [entered.id]);
    const stored = (await entity.rows(tx)).find(({ id }) => id === entered.id);
    if (stored === undefined) throw new Error('What was entered is not shown');
    return { row: stored, warnings: entered.warnings };
  });
  const done = key === undefined ? 'Am adăugat' : 'Am schimbat';
  printResult(options, { ...row, warnings }, `${done} ${entity.title(row)}.${warningText(warnings)}`);
}

const alternatives = new Intl.ListFormat('ro', { type: 'disjunction' });

/** Adds `add`, or `change` with a row's key before the options. */
function addEnter<Row extends AnyRow, Fields extends object>(
  parent: Command,
  entity: Entity<Row, Fields>,
  about: string,
  isNew: boolean,
): void {
  const fields: Readonly<Record<string, Field>> = entity.fields;
  const firstName = Object.keys(fields).find((name) => isNew && fields[name]?.isFirst);
  const first = isNew ? fields[firstName ?? ''] : entity.key;
  const command = withFields(parent.command(isNew ? 'add' : 'change').description(about), fields, isNew);
  if (first) command.argument(first.placeholder, first.about, readBy(first.rule));
  command.action(
    withClinic(async (clinic, ...args: unknown[]) => {
      const [options, value] = args.slice(0, -1).toReversed() as [Given, number | string];
      const all = firstName === undefined ? options : { ...options, [firstName]: value };
      const given = await givenFields<Fields>(fields, all);
      const flags = Object.keys(fields).filter((name) => !fields[name]?.isLasting);
      if (Object.keys(given).length === 0)
        throw new Misuse(`Spuneți ce se schimbă: ${alternatives.format(flags.map(flagOf))}.`);
      await enterOne(clinic, entity, isNew ? undefined : value, given, options);
    }),
  );
}

interface RemoveOptions<Row> {
  readonly about: string;
  /** Begins the question and the answer. */
  readonly verbs?: readonly [question: string, answer: string];
  /** Says for the question what goes with the rows. */
  readonly consequence?: string;
  /** Names the rows, unless their titles do. */
  readonly what?: (rows: readonly Row[]) => string;
}

/** Adds `remove`, of one row or several: finds, asks, removes all or none. */
function addRemove<Row extends AnyRow, Fields extends object>(
  parent: Command,
  entity: Entity<Row, Fields>,
  { about, verbs = ['Scoateți', 'Am scos'], consequence = '', what }: RemoveOptions<Row>,
): void {
  const { placeholder, about: keys, rule } = entity.key;
  const findAll = (db: Db, wanted: readonly (number | string)[]): Promise<Row[]> =>
    Promise.all(wanted.map((key) => findRow(entity, db, key)));
  parent
    .command('remove')
    .description(about)
    .argument(placeholder.replace('>', '...>'), keys, readEach(rule))
    .option(...YES_OPTION)
    .action(
      withClinic(
        async (
          { db, ...moment },
          wanted: readonly (number | string)[],
          options: PrintOptions & YesOptions,
        ) => {
          const named = (rows: readonly Row[]): string =>
            what?.(rows) ?? rows.map((row) => entity.title(row)).join('; ');
          const text = named(await findAll(db, wanted));
          await confirm(`${verbs[0]} ${text}${consequence}?`, options);
          await changing(db, moment.at, async (tx) =>
            removeRows(tx, entity, await findAll(tx, wanted), moment),
          );
          printResult(options, { removed: wanted }, `${verbs[1]} ${text}.`);
        },
      ),
    );
}

/** The commands of an entity, with their help; it has none of those that are left out. */
export interface EntityCommands<Row> {
  readonly list: ListOptions<Row>;
  readonly add?: string;
  readonly change?: string;
  readonly remove: RemoveOptions<Row>;
}

/** Adds `clinic NAME list`, `add`, `change` and `remove`. */
export function entityCommand<Row extends AnyRow, Fields extends object>(
  program: Command,
  entity: Entity<Row, Fields>,
  { list, add, change, remove }: EntityCommands<Row>,
): Command {
  const parent = program.command(entity.name).description(entity.about);
  addList(parent, entity, list);
  if (add !== undefined) addEnter(parent, entity, add, true);
  if (change !== undefined) addEnter(parent, entity, change, false);
  addRemove(parent, entity, remove);
  return parent;
}
