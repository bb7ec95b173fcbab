import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import type { Moment } from '../../staff/change';
import { closures, overlaps, vacations, type Span } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import { titleOf, type AnyRow, type Entity } from '../../staff/entity';
import { prices } from '../../staff/prices';
import { enterProfile, profileFields } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { enter, remove, resolved, rowsOf, writeOrder } from '../../staff/rows';
import { services } from '../../staff/services';
import { slots } from '../../staff/slots';
import { WEEKDAYS } from '../../words/dates';
import type { Draft, FactsFile, FileRow, Path } from './file';

/** The rows of a list as they are to be. */
interface Wanted {
  readonly entity: Entity;
  /** Each with its place in the file. */
  readonly rows: readonly (readonly [path: Path, row: FileRow])[];
  /** Whether the file says all about what this row belongs to: a row that it leaves out is removed. */
  readonly isCovered: (row: AnyRow) => boolean;
}

/** Days off that are over stay, unless what is wanted overlaps them. */
function daysOff(
  entity: Entity,
  rows: Wanted['rows'],
  today: string,
  isOfList: (row: AnyRow) => boolean,
): Wanted {
  const coming = rows
    .map(([path, row]) => [path, { ...row, to: row.to ?? row.from }] as const)
    .filter(([, row]) => String(row.to) >= today);
  const touches = (row: AnyRow): boolean =>
    coming.some(
      ([, one]) => (one as FileRow).doctor === row.doctor && overlaps(one as unknown as Span, row as never),
    );
  return {
    entity,
    rows: coming,
    isCovered: (row) => isOfList(row) && (String(row.to) >= today || touches(row)),
  };
}

/** Returns the lists of a file, in an order in which each finds what it refers to. */
function wantedOf(file: FactsFile, today: string): readonly Wanted[] {
  const listOf = (entity: Entity, name: 'services' | 'doctors' | 'prices'): Wanted => ({
    entity,
    rows: (file[name] ?? []).map(({ week: _week, vacations: _vacations, ...row }, index) => [
      [name, index],
      row,
    ]),
    isCovered: () => file[name] !== undefined,
  });
  const own = (file.doctors ?? []).map((doctor, index) => ({ ...doctor, path: ['doctors', index] as Path }));
  const hasOwn = (name: 'week' | 'vacations') => (row: AnyRow) =>
    own.some((doctor) => doctor.id === row.doctor && doctor[name] !== undefined);
  return [
    listOf(services, 'services'),
    listOf(doctors, 'doctors'),
    listOf(prices, 'prices'),
    {
      entity: slots,
      rows: own.flatMap(({ id, week, path }) =>
        WEEKDAYS.flatMap((day) =>
          (week?.[day] ?? []).map(
            (times) => [[...path, 'week', day], { doctor: id, day, ...times }] as const,
          ),
        ),
      ),
      isCovered: hasOwn('week'),
    },
    daysOff(
      vacations,
      own.flatMap(({ id, vacations: days = [], path }) =>
        days.map((row, index) => [[...path, 'vacations', index], { doctor: id, ...row }] as const),
      ),
      today,
      hasOwn('vacations'),
    ),
    daysOff(
      closures,
      (file.closures ?? []).map((row, index) => [['closures', index], row]),
      today,
      () => file.closures !== undefined,
    ),
  ];
}

const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return typeof value === 'number' ? String(value) : `„${typeof value === 'string' ? value : ''}”`;
};

const changeWords = (heading: string, from: unknown, to: unknown): string =>
  `${heading} ${valueWords(from)} → ${valueWords(to)}`;

export interface Applied {
  /** A line for each: `+` what was added, `-` what was removed, `~` what was changed, from → to. */
  readonly changes: string[];
  /** What staff are warned of. */
  readonly warnings: string[];
}

interface Context {
  readonly moment: Moment;
  /** Where the file lies, and pictures beside it. */
  readonly folder: string;
  readonly placeOf: Draft['placeOf'];
}

/** Names the place in the file that is refused. */
async function at<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${place}: ${error.message}`, error.details);
  }
}

/** Returns the text that identifies a row of a list, in the database and in a file. */
const keyOf = ({ fileKey, fields }: Entity, row: FileRow): string =>
  fileKey === undefined
    ? Object.keys(fields)
        .map((name) => String(row[name]))
        .join(' ')
    : String(row[fileKey]);

async function applyList(
  tx: Db,
  { entity, rows, isCovered }: Wanted,
  { changes, warnings }: Applied,
  { moment, folder, placeOf }: Context,
): Promise<() => Promise<void>> {
  const before = await rowsOf(tx, entity);
  const wanted: (readonly [place: string, row: FileRow])[] = [];
  for (const [path, row] of rows) {
    const found: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row))
      Object.assign(
        found,
        await at(placeOf([...path, name]), () => resolved(tx, entity, { [name]: value }, folder)),
      );
    wanted.push([placeOf(path), found]);
  }
  const keys = new Set(wanted.map(([, row]) => keyOf(entity, row)));
  const removed = before.filter((row) => isCovered(row) && !keys.has(keyOf(entity, row)));
  const takeAway = async (): Promise<void> => {
    await remove(tx, entity, removed, moment);
    changes.push(...removed.map((row) => `- ${titleOf(entity, row)}`));
  };
  // A service goes last: what refers to it may go to another one first.
  const isLast = entity.name === 'services';
  if (!isLast) await takeAway();
  for (const [place, row] of wanted) {
    const known = before.find((one) => keyOf(entity, one) === keyOf(entity, row));
    const differing = Object.entries(row).filter(([name, value]) => known?.[name] !== value);
    if (differing.length === 0) continue;
    const entered = await at(place, () => enter(tx, entity, known, Object.fromEntries(differing), moment));
    warnings.push(...entered.warnings);
    const words = differing.map(([name, value]) =>
      changeWords((entity.fields[name]?.heading ?? name).toLowerCase(), known?.[name], value),
    );
    changes.push(
      known ? `~ ${titleOf(entity, known)}: ${words.join('; ')}` : `+ ${titleOf(entity, row as AnyRow)}`,
    );
  }
  if (entity.isOrdered && rows.length > 0) {
    const idOf = new Map((await rowsOf(tx, entity)).map((row) => [keyOf(entity, row), row.id]));
    await writeOrder(
      tx,
      entity.name,
      [...keys].flatMap((key) => idOf.get(key) ?? []),
    );
    const order = (list: readonly AnyRow[]): string =>
      list
        .map((row) => keyOf(entity, row))
        .filter((key) => keys.has(key) && staying.has(key))
        .join(' ');
    const staying = new Set(before.map((row) => keyOf(entity, row)));
    if (order(before) !== order(await rowsOf(tx, entity))) changes.push(`~ ordinea ${entity.ofAll}`);
  }
  return isLast ? takeAway : () => Promise.resolve();
}

/** Makes the clinic's facts what a file says, within a transaction that a refusal undoes. */
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
  for (const list of wantedOf(file, context.moment.now.date))
    ends.push({ list, end: await applyList(tx, list, applied, context) });
  for (const { list, end } of ends) {
    await end();
    const ids = (await rowsOf(tx, list.entity)).map(({ id }) => id);
    await list.entity.verify?.(tx, ids);
  }
  return applied;
}
